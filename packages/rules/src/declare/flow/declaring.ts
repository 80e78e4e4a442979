import { withLabels } from "../../core/madeThings.ts";
import type { Declaration } from "../declaration.ts";
import type { Play } from "../events.ts";
import { hearersOf } from "../rules/knowledge.ts";
import { fighterOf, findDeclaration } from "../state.ts";
import { namesIn } from "../weaponNames.ts";
import { callNextGroup } from "./acting.ts";

// DC-2.3, DC-2.4, DC-2.6, DC-2.11: a group is published when its last member has declared; after the last group all act.

/** A combatant of the declaring group declares, anew or in place of what it declared before. */
export function makeDeclaration(play: Play, as: string, declaration: Declaration): void {
  const fighter = fighterOf(play.state, as);
  const hearers = hearersOf(fighter, play.state.house);
  const names = namesIn(fighter, declaration);
  const labels = Object.keys(names).length === 0 ? {} : { labels: { declaration: names } };
  if (findDeclaration(play.state, as) === undefined) {
    play.emit({ type: "declarationMade", as, declaration, ...labels, declarationReaders: hearers });
  } else {
    play.emit({ type: "declarationChanged", as, declaration, ...labels, eventReaders: hearers });
  }
}

/** Goes on as far as nobody has to declare. */
export function goOnDeclaring(play: Play): void {
  const { group } = play.state;
  if (group.some((id) => findDeclaration(play.state, id) === undefined)) return;
  if (group.length > 0) publish(play, group);
  if (play.state.group.length > 0) return;
  play.emit({ type: "executionStarted" });
  callNextGroup(play);
}

/** What was declared comes out in the order of the combatant list, not of its making. */
function publish(play: Play, group: readonly string[]): void {
  const declarations = group.flatMap((id) => {
    const declaration = findDeclaration(play.state, id);
    return declaration === undefined ? [] : [[id, declaration] as const];
  });
  const names = declarations.map(([id, declaration]) => [id, namesIn(fighterOf(play.state, id), declaration)] as const);
  const labels = withLabels(Object.fromEntries(names.filter(([, byId]) => Object.keys(byId).length > 0)));
  play.emit({ type: "declarationsPublished", group, declarations: Object.fromEntries(declarations), ...labels });
}
