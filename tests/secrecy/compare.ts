import { apply, type Encounter, found, type Ruleset, seededRandom, type Viewer, ViewerLog } from "@yomiai/rules";
import { disagreements } from "../contract/laws/agreement.ts";
import { type Asked, asked, diceSeed } from "../play/asking.ts";
import { viewOf } from "../play/audiences.ts";
import { triesIn } from "./tries.ts";
import type { Sent, Twin, World } from "./twin.ts";

/**
 * What somebody who may not know the secret could tell the two worlds apart by, one sentence each; empty if nothing.
 * Compares views, logs and answers byte by byte after every command.
 */
export function tellsOf(twin: Twin): readonly string[] {
  const [one, other] = twin.worlds.map((world) => playBack(twin, world));
  if (one === undefined || other === undefined) return [];
  return twin.blind.flatMap((viewer) => {
    const logs = [new GrowingLog(twin, viewer), new GrowingLog(twin, viewer)] as const;
    return one.flatMap((a, step) => {
      const b = other[step];
      return b === undefined ? [] : tellsAt({ twin, viewer, step, logs }, a, b);
    });
  });
}

/** The encounter after a command, and the answer to its sender. */
export type Point = { readonly encounter: Encounter; readonly sent?: Sent; readonly answer?: Asked["answer"] };

/** The points of a world's fight, from its founding. */
export function playBack(twin: Twin, world: World): readonly Point[] {
  const points: Point[] = [{ encounter: found(twin.ruleset, world.table) }];
  for (const sent of world.sent) {
    const { encounter } = points.at(-1) ?? { encounter: found(twin.ruleset, world.table) };
    if (sent === undefined) {
      points.push({ encounter });
      continue;
    }
    const { answer } = asked(encounter, sent, diceSeed(twin.seed), diceSeed(world.hiddenSeed));
    points.push({ encounter: "commit" in answer ? apply(encounter, answer.commit) : encounter, sent, answer });
  }
  return points;
}

type Place = {
  readonly twin: Twin;
  readonly viewer: Viewer;
  readonly step: number;
  /** The viewer's log in each world, as far as it has been compared. */
  readonly logs: readonly [GrowingLog, GrowingLog];
};

function tellsAt(place: Place, a: Point, b: Point): readonly string[] {
  const { viewer, logs } = place;
  const answers = a.sent?.seat === viewer ? [answerTo(a), answerTo(b)] : [];
  return [
    ...different(place, "the view", [viewOf(a.encounter, viewer), viewOf(b.encounter, viewer)]),
    ...different(place, "the log", [logs[0].readOn(a.encounter), logs[1].readOn(b.encounter)]),
    ...different(place, "the answer", answers),
    ...triesOf(place, a.encounter, b.encounter),
  ];
}

/** A viewer's log that is read from where it was left. */
class GrowingLog {
  readonly #ruleset: Ruleset;
  readonly #log: ViewerLog;
  #commits = 0;

  constructor({ ruleset }: Twin, viewer: Viewer) {
    this.#ruleset = ruleset;
    this.#log = new ViewerLog(ruleset, viewer);
  }

  /** The lines that are new, with what is said when somebody asks why. */
  readOn({ commits }: Encounter) {
    const fresh = commits.slice(this.#commits).flatMap((commit) => this.#log.append(commit));
    this.#commits = commits.length;
    return fresh.map((entry) => ({ ...entry, why: this.#ruleset.explain(entry.event) }));
  }
}

/** What the sender hears: accepted, or the refusal. */
function answerTo({ answer }: { readonly answer?: Asked["answer"] }): unknown {
  return answer !== undefined && "refusal" in answer ? answer.refusal : "accepted";
}

/** What a blind seat may try is answered alike in both worlds. */
function triesOf(place: Place, a: Encounter, b: Encounter): readonly string[] {
  const { twin, viewer, step } = place;
  if (step % 3 !== 0) return [];
  const seed = diceSeed(twin.seed);
  const tries = triesIn({ ...twin, blind: [viewer] }, a, seededRandom(twin.seed + step));
  return tries.flatMap((tried) =>
    different(place, `the answer to ${JSON.stringify(tried.command)}`, [
      answerTo(asked(a, tried, seed)),
      answerTo(asked(b, tried, seed)),
    ]),
  );
}

function different(place: Place, what: string, [one, other]: readonly unknown[]): readonly string[] {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return [];
  const { twin, viewer, step } = place;
  const command = twin.worlds[0].sent[step - 1];
  const paths = one === undefined || other === undefined ? [] : disagreements(JSON.parse(a), JSON.parse(b));
  const where = paths.length === 0 ? `${a} / ${b}`.slice(0, 600) : paths.slice(0, 5).join(", ");
  return [
    `${twin.secret.name} of ${twin.about.as}, seed ${twin.seed}: ${viewer} can tell after command ${step} ` +
      `(${JSON.stringify(command)}) by ${what}: ${where}`,
  ];
}
