import { type Technique, techniqueSchema } from "../definitions.ts";

const swords = ["katana", "wakizashi"];
const blades = [...swords, "spear"];
const katana = ["katana"];

const rows = [
  { id: "kesagiri", kind: "attack", weapons: katana, damage: 3 },
  { id: "tsuki", kind: "attack", weapons: blades, hit: 2, damage: 1 },
  { id: "renzan", kind: "attack", weapons: swords, attacks: 2, hit: -1 },
  { id: "sandanzuki", kind: "attack", weapons: katana, attacks: 3, hit: -2, damage: -1 },
  { id: "neraiuchi", kind: "attack", weapons: ["bow", "pistol"], hit: 3 },
  { id: "ukenagashi", kind: "defence", weapons: blades, use: "parry", guard: 3 },
  { id: "mikiri", kind: "defence", weapons: "any", use: "dodge", guard: 3 },
  { id: "tenshin", kind: "defence", weapons: "any", guard: 2 },
  { id: "kaeshi", kind: "counter", weapons: swords, use: "parry", guard: 1, hit: 2 },
  { id: "gonosen", kind: "counter", weapons: katana, damage: 3 },
  { id: "tsubamegaeshi", kind: "counter", weapons: katana, use: "dodge", guard: 1, attacks: 2 },
  { id: "seigan", kind: "stance", weapons: swords, guard: 1 },
  { id: "jodan", kind: "stance", weapons: katana, hit: 1, damage: 2, guard: -2 },
];

/** The starter techniques, by id. */
export const TECHNIQUES: ReadonlyMap<string, Technique> = new Map(
  rows.map((row) => [row.id, techniqueSchema.parse(row)]),
);
