import { isCommonCommand, type Json, type Prompt, type PromptField } from "@yomiai/rules";
import { asked, diceSeed } from "../../play/asking.ts";
import { audiencesOf, viewOf } from "../../play/audiences.ts";
import { type Played, placeOf } from "../../play/fight.ts";
import type { Probe } from "../../play/probe.ts";
import type { Law } from "../law.ts";
import { placesIn } from "./sampling.ts";

/** Every offered command is accepted. */
export const offeredIsAccepted: Law = ({ fights }) =>
  probesOf(fights)
    .filter(({ probe }) => probe.offered && "refusal" in probe.answer)
    .map(({ played, probe }) => `${sentence(played, probe)} was offered and refused: ${JSON.stringify(probe.answer)}`);

/** What no prompt offers is refused, the common GM commands aside. */
export const unofferedIsRefused: Law = ({ fights, facts }) =>
  probesOf(fights)
    .filter(({ probe }) => !probe.offered && "commit" in probe.answer)
    .filter(({ probe }) => !isCommonCommand(probe.command.type) && !(probe.command.type in facts.unprompted))
    .filter(({ played, probe }) => !isOfferedWithDefault(played, probe))
    .map(({ played, probe }) => `${sentence(played, probe)} was not offered and accepted`);

/** What the bot suggests is offered to its seat, and so accepted. */
export const suggestionsAreOffered: Law = ({ fights }) =>
  fights
    .flatMap((played) => played.suggestions.map((probe) => ({ played, probe })))
    .filter(({ probe }) => !probe.offered || "refusal" in probe.answer)
    .map(({ played, probe }) => `${sentence(played, probe)} was suggested, offered: ${probe.offered}`);

/** Prompts have unique ids, options that exist and differ, limits in order, and none asks a spectator. */
export const promptsAreWellFormed: Law = ({ fights }) =>
  placesIn(fights, 12).flatMap(({ played, encounter }) =>
    audiencesOf(encounter).flatMap((viewer) => {
      const { prompts } = viewOf(encounter, viewer);
      const ids = prompts.map(({ id }) => id);
      const problems = [
        ...(new Set(ids).size === ids.length ? [] : [`two prompts with one id among ${ids.join(" ")}`]),
        ...(viewer === "spectator" && prompts.length > 0 ? [`prompts for nobody: ${ids.join(" ")}`] : []),
        ...prompts.flatMap(problemsOf),
      ];
      return problems.map((problem) => `${placeOf(played, encounter, viewer)}: ${problem}`);
    }),
  );

function problemsOf({ id, type, fields }: Prompt): readonly string[] {
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...(names.size === fields.length ? [] : [`${id}: two fields of one name`]),
    ...(isCommonCommand(type) ? [`${id}: a common command`] : []),
    ...fields.flatMap((field) => fieldProblems(field).map((problem) => `${id}.${field.name}: ${problem}`)),
  ];
}

function fieldProblems(field: PromptField): readonly string[] {
  const options = "options" in field ? field.options.map((option) => JSON.stringify(option)) : undefined;
  const mayBeEmpty = "min" in field && field.min === 0;
  const isSelection = field.kind === "choices" || field.kind === "combatants";
  return [
    ...(options !== undefined && new Set(options).size !== options.length ? ["an option twice"] : []),
    ...(options?.length === 0 && !mayBeEmpty ? ["no options"] : []),
    ...("min" in field && field.min > field.max ? [`min ${field.min} above max ${field.max}`] : []),
    ...(isSelection && field.max > field.options.length ? [`max ${field.max} of ${field.options.length} options`] : []),
  ];
}

function probesOf(fights: readonly Played[]): readonly { readonly played: Played; readonly probe: Probe }[] {
  return fights.flatMap((played) => played.probes.map((probe) => ({ played, probe })));
}

function sentence(played: Played, probe: Probe): string {
  return `${placeOf(played, probe.at)}: ${probe.seat} ${JSON.stringify(probe.command)}`;
}

/**
 * A command may leave out an argument that has a default. That is no hidden door if it does the same as an offered
 * command with the argument filled in.
 */
function isOfferedWithDefault(played: Played, probe: Probe): boolean {
  const { seat, command } = probe;
  const outcome = JSON.stringify(probe.answer);
  const fitting = viewOf(probe.at, seat).prompts.filter(({ type, as }) => type === command.type && as === command.as);
  return fitting.some(({ fields }) => {
    const [field, ...more] = fields.filter(({ name }) => command[name] === undefined);
    if (field === undefined || more.length > 0) return false;
    return fillings(field).some((value) => {
      const filled = { seat, command: { ...command, [field.name]: value } };
      return JSON.stringify(asked(probe.at, filled, diceSeed(played.seed)).answer) === outcome;
    });
  });
}

function fillings(field: PromptField): readonly Json[] {
  switch (field.kind) {
    case "choice":
    case "combatant":
      return field.options;
    case "number":
      return [field.min, field.max, 0, 100].filter((number) => number >= field.min && number <= field.max);
    case "boolean":
      return [false, true];
    case "choices":
    case "combatants":
    case "path":
      return field.min === 0 ? [[]] : [];
    default:
      return [];
  }
}
