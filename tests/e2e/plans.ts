import { type Ruleset, rulesets } from "@yomiai/rules";
import type { Locator } from "playwright-core";
import type { ButtonTexts } from "./language.ts";

/** How a whole fight of one ruleset is played: by whom, with what in mind, and what must have been seen. */
export type Plan = {
  readonly ruleset: Ruleset;
  /** Keys of the ruleset's starters: one for each of two players, the others for the GM. */
  readonly players: readonly [string, string];
  readonly foes: readonly string[];
  /** Commands that end fights, best first, and words of panels. `board`: whatever the board offers. */
  readonly wants: readonly (string | RegExp)[];
  /** Commands, and words of panels, that lead away from the end. */
  readonly shuns: readonly (string | RegExp)[];
  /** Buttons of panels that decide nothing. */
  readonly asides?: RegExp;
  /** Phases that no such fight goes without. */
  readonly phases: readonly string[];
  /** The phase in which everybody's screen is looked at closely. */
  readonly height: string;
  /** The phase in which nothing is left to do but to end. */
  readonly aftermath?: string;
  /** The first player has no hand but the keyboard. */
  readonly isTyped?: true;
  /** The spectator looks on from a phone. */
  readonly isWatchedOnPhone?: true;
  /** What the GM changes in the form before the table is made. */
  readonly house?: (form: Locator, texts: ButtonTexts) => Promise<void>;
};

/** The fights, one for each ruleset. */
export const PLANS: readonly [Plan, ...Plan[]] = [
  {
    ruleset: known("chameleon"),
    players: ["rin", "goro"],
    foes: ["imp"],
    wants: ["declareAttack", "dealDamage"],
    shuns: ["passTurn", "declareRecovery", "requestIndividual"],
    phases: ["declare", "pick", "guess", "damage"],
    height: "guess",
  },
  {
    ruleset: known("kengi"),
    players: ["rin", "sojiro"],
    foes: ["thug"],
    wants: ["attack", "mortalChoice", "doubleAttribute"],
    shuns: ["flee", "giveUp", "pass", "changeWeapon", "act", "prepare"],
    phases: ["action", "defence", "aftermath"],
    height: "defence",
    aftermath: "aftermath",
  },
  {
    ruleset: known("declare"),
    players: ["ibuki", "kurogane"],
    foes: ["bandit", "bandit"],
    wants: ["execute", /^(接近戦|Close combat)$/, "declare", "ruleAction"],
    shuns: ["withdraw", "forgo", /^(逃走|何もしない|移動|Flee|Do nothing|Move)$/],
    asides: /^(宣言を変える|Change the declaration)$/,
    phases: ["declare", "execute", "reaction"],
    height: "reaction",
  },
  {
    ruleset: known("cf"),
    players: ["rin", "goro"],
    foes: ["imp", "wolf"],
    wants: ["attack", "nextAttack", "opportunityAttack", "agreeOrder", /^(ここへ|Here): /, "endTurn"],
    shuns: [
      ...["totalDefense", "delay", "dropProne", "dropItem", "changeEquipment", "drinkPotion", "givePotion"],
      ...["speak", "askFreeAction", "callCheck", "announceImportant", "declineOpportunity"],
    ],
    asides: /（.+、くわしく見る）$|\(.+, look closer\)$/,
    phases: ["turn"],
    height: "turn",
    house: (form, texts) => form.getByRole("textbox", { name: texts.rule("fieldTo"), exact: true }).fill("1"),
  },
  {
    ruleset: known("subturn"),
    players: ["saya", "ten"],
    foes: ["imp"],
    wants: ["defend", "attack", "board", "walk", "turn", "endSubturn", "proceed"],
    shuns: ["changePosture", "jump", "verticalJump", "fullMove", "borrow", "save", "act", "feint"],
    asides:
      /^(地図を大きく|地図を小さく|手番の人物へ|形と広さ.*|ひとつ前に戻す|やめる|Larger map|Smaller map|To whose turn it is|Shape and size.*|One step back|Cancel)$/,
    // A blow from behind is met by nobody: a fight may go without `defense`, at which subturn.test.ts looks.
    phases: ["subturn"],
    height: "subturn",
    isTyped: true,
    isWatchedOnPhone: true,
    house: (form, texts) => form.getByRole("textbox", { name: texts.rule("radius"), exact: true }).fill("2"),
  },
];

function known(id: string): Ruleset {
  const ruleset = rulesets[id];
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  return ruleset;
}
