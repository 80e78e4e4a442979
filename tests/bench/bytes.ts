import { type Encounter, rulesets, type TableView } from "@yomiai/rules";
import { createPatch } from "rfc6902";
import { crowd, type Sent, script, send, VIEWERS } from "./fights.ts";
import { CrowdTable } from "./measure/crowdTable.ts";
import { withDataFolder } from "./measure/dataFolder.ts";
import { type StoredFight, storeFights } from "./measure/storedFight.ts";
import { Subject } from "./measure/subject.ts";
import { atMost, type Bench, digits, type Figure, times } from "./report/figure.ts";

const COMMANDS = 60;
const FEW = 6;
const USUAL = 12;
const MANY = 60;

/** How many bytes a command costs each audience. */
export const bytes: Bench = {
  title: "Bytes",
  how:
    "A fight of 12 played by its bots before the GM, four players and spectators: bytes of state patches per command " +
    "and audience (and of its log lines), beside the whole view as JSON and beside a JSON patch (RFC 6902) from one " +
    "view to the next. Growth is the patches of a fight of 60 by those of a fight of 6.",
  async run({ some }) {
    return await withDataFolder(async (folder) => {
      const plans = Object.values(rulesets).flatMap((ruleset) =>
        [FEW, USUAL, MANY].map((count) => {
          const begun = crowd(ruleset, count);
          return { begun, sent: script(begun, some(COMMANDS)) };
        }),
      );
      const tables = await storeFights(
        folder,
        plans.map(({ begun }) => begun),
      );
      const server = await Subject.start("ourServer.ts", folder);
      try {
        const url = await server.ask<string>("url");
        const weights: Weight[] = [];
        for (const [i, plan] of plans.entries()) weights.push(await weigh({ ...plan, table: tables[i], url }));
        return Object.keys(rulesets).flatMap((id, i) => figuresOf(id, weights.slice(3 * i, 3 * i + 3)));
      } finally {
        await server.end();
      }
    });
  },
};

/** Bytes per command and audience. */
type Weight = { readonly patch: number; readonly log: number; readonly view: number; readonly jsonPatch: number };

/** First bytes of frames: a state patch, a message. */
const PATCH = 15;
const MESSAGE = 13;
const OTHER = 0;

type Weighing = {
  readonly url: string;
  readonly table: StoredFight | undefined;
  readonly begun: Encounter;
  readonly sent: readonly Sent[];
};

async function weigh({ url, table, begun, sent }: Weighing): Promise<Weight> {
  if (table === undefined) throw new Error("a fight that was not stored");
  const seen = new Map<number, number>();
  const onFrame = (frame: Buffer) => {
    const kind = frame[0] === MESSAGE && !isLog(frame) ? OTHER : (frame[0] ?? OTHER);
    seen.set(kind, (seen.get(kind) ?? 0) + frame.byteLength);
  };
  const clients = await CrowdTable.join(url, table, { viewers: VIEWERS, onFrame });
  await clients.settle(); // whoever came earlier has been shown who came later
  seen.clear();
  for (const each of sent) await clients.send(each);
  await clients.settle();
  await clients.leave();
  const share = (sum: number) => sum / (sent.length * VIEWERS.length);
  const asJson = weighJson(begun, sent);
  return {
    patch: share(seen.get(PATCH) ?? 0),
    log: share(seen.get(MESSAGE) ?? 0),
    view: share(asJson.view),
    jsonPatch: share(asJson.jsonPatch),
  };
}

/** A message's type comes first: `log`, or the sender's `answer`. */
function isLog(frame: Buffer): boolean {
  return frame.subarray(2, 5).toString() === "log";
}

function weighJson(begun: Encounter, sent: readonly Sent[]) {
  const shown = (encounter: Encounter) => VIEWERS.map((viewer) => encounter.ruleset.view(encounter.state, viewer));
  let encounter = begun;
  let before: readonly TableView[] = shown(begun);
  const sum = { view: 0, jsonPatch: 0 };
  for (const each of sent) {
    encounter = send(encounter, each) ?? encounter;
    const after = shown(encounter);
    after.forEach((view, i) => {
      sum.view += Buffer.byteLength(JSON.stringify(view));
      const patch = createPatch(before[i], view);
      if (patch.length > 0) sum.jsonPatch += Buffer.byteLength(JSON.stringify(patch));
    });
    before = after;
  }
  return sum;
}

function figuresOf(id: string, [few, usual, many]: readonly Weight[]): readonly Figure[] {
  if (few === undefined || usual === undefined || many === undefined) throw new Error(`${id} was not weighed`);
  const { patch, log, view, jsonPatch } = usual;
  const percent = (100 * patch) / view;
  return [
    {
      what: `${id}, ${USUAL} combatants`,
      ours: `${digits(patch)} B (+ ${digits(log)} B log)`,
      beside: `${digits(view)} B view · ${digits(jsonPatch)} B JSON patch`,
      times: `${percent.toFixed(1)} % · ${times(patch, jsonPatch)}`,
      goal: atMost(percent, 5, " % of the view"),
    },
    {
      what: `${id}, ${FEW} → ${MANY} combatants`,
      ours: `${digits(many.patch)} B`,
      beside: `${digits(few.patch)} B`,
      times: times(many.patch, few.patch),
      goal: atMost(many.patch / few.patch, 1.25, "×"),
    },
  ];
}
