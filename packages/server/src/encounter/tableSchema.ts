import { type SchemaType, schema, t } from "@colyseus/schema";

/**
 * The room's state as one audience may know it: the classes behind `TableState` in `protocol.ts`. Each audience has an
 * instance of its own, filled from its view alone. What has no fixed shape is JSON text.
 */
export const OrderSchema = schema(
  { id: t.string(), initiative: t.number().optional(), status: t.string() },
  "OrderEntry",
);
export type OrderSchema = SchemaType<typeof OrderSchema>;

export const CombatantSchema = schema(
  {
    id: t.string(),
    name: t.string(),
    side: t.string(),
    kind: t.string(),
    owner: t.string(),
    status: t.string(),
    gauges: t.map("string"),
    traits: t.map("string"),
    conditions: t.map("string"),
    place: t.string(),
    labels: t.string(),
  },
  "Combatant",
);
export type CombatantSchema = SchemaType<typeof CombatantSchema>;

export const PersonSchema = schema({ name: t.string(), color: t.string(), connected: t.boolean() }, "Person");
export type PersonSchema = SchemaType<typeof PersonSchema>;

export const TableSchema = schema(
  {
    title: t.string(),
    ruleset: t.string(),
    viewer: t.string(),
    phase: t.string(),
    round: t.number(),
    turn: t.string(),
    active: t.array("string"),
    order: t.array(OrderSchema),
    tieBreaks: t.string(),
    listing: t.array("string"),
    combatants: t.map(CombatantSchema),
    map: t.string(),
    board: t.map("string"),
    prompts: t.map("string"),
    parts: t.map("string"),
    asked: t.array("string"),
    house: t.string(),
    people: t.map(PersonSchema),
    spectators: t.number(),
    open: t.boolean(),
    bots: t.array("string"),
    frozen: t.string(),
    gmMay: t.array("string"),
    paused: t.boolean(),
  },
  "Table",
);
export type TableSchema = SchemaType<typeof TableSchema>;
