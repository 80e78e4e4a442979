import type { Command } from "../../core/command.ts";
import type { Prompt } from "../../core/prompt.ts";
import type { Seat } from "../../core/seat.ts";
import type { TableView } from "../../core/tableView.ts";
import { sceneOf, toldNumber } from "./scene.ts";
import { fixedArguments } from "./strikes.ts";
import { takeTurn } from "./turn.ts";

/** A sensible move of a seat by what it sees; `wait` when only tools are offered that may be left alone. */
export function suggest(view: TableView, seat: Seat, random: () => number): Command | "wait" {
  const { prompts } = view;
  const ofType = (type: string) => prompts.find((prompt) => prompt.type === type);
  const answer = ofType("answerFreeAction");
  if (answer !== undefined) return { type: answer.type, as: answer.as, allow: random() < 0.7 };
  if (ofType("passRound") !== undefined) return { type: "passRound" };
  const agreement = ofType("agreeOrder");
  if (agreement !== undefined) return agree(view, agreement, seat);
  const offered = prompts.filter(({ type }) => type === "opportunityAttack");
  if (ofType("declineOpportunity") !== undefined) return answerMover(view, offered, random);
  const as = typeof view.turn === "string" ? view.turn : undefined;
  const scene =
    as === undefined || !prompts.some((prompt) => isOfTurn(prompt, as)) ? undefined : sceneOf(view, as, random);
  return (scene && takeTurn(scene)) ?? "wait";
}

function isOfTurn(prompt: Prompt, as: string): boolean {
  return prompt.as === as && prompt.type !== "callCheck" && prompt.type !== "announceImportant";
}

/** Agrees to what somebody else of the group has proposed, else proposes the order as it stands. Says nothing twice. */
function agree(view: TableView, prompt: Prompt, seat: Seat): Command | "wait" {
  const [field] = prompt.fields;
  const ids = field?.kind === "choices" ? field.options.map(String) : [];
  const ties = view.board?.ties;
  const groups = Array.isArray(ties) ? ties : [];
  const group = groups.find((one) => isSame(one.ids, ids));
  const proposals: Readonly<Record<string, unknown>> = group?.proposals ?? {};
  const others = Object.entries(proposals).filter(([by]) => by !== seat);
  const wanted = others.length === 0 ? ids : others[0]?.[1];
  if (!Array.isArray(wanted) || isSame(proposals[seat], wanted)) return "wait";
  return { type: "agreeOrder", ids: wanted.map(String) };
}

function isSame(a: unknown, b: readonly unknown[]): boolean {
  return Array.isArray(a) && a.join() === b.join();
}

/** Strikes at foes that turn their back, never at the friends of whoever dominates it. */
function answerMover(view: TableView, offered: readonly Prompt[], random: () => number): Command | "wait" {
  const [first] = offered;
  const asked = first?.as ?? view.active[0];
  if (asked === undefined) return "wait";
  const scene = sceneOf(view, asked, random);
  const mover = first?.info?.mover;
  const isFoe = scene?.foes.some(({ id }) => id === mover) ?? false;
  const [best] = offered.toSorted((a, b) => (toldNumber(b, "bonus") ?? 0) - (toldNumber(a, "bonus") ?? 0));
  if (!isFoe || best === undefined) return { type: "declineOpportunity", as: asked };
  return fixedArguments(best);
}
