/** Turns of Pokémon Showdown's simulator: six against six, both sides take the first choice they are offered. */
import { Battle, Dex, type PokemonSet, toID } from "@pkmn/sim";
import { answering } from "../measure/answering.ts";
import { ratePerSecond } from "../measure/rate.ts";

const SPECIES = ["Charizard", "Blastoise", "Venusaur", "Snorlax", "Gengar", "Alakazam"];
const MOST_TURNS = 200;

function teamOf(name: string): PokemonSet[] {
  const stats = (value: number) => ({ hp: value, atk: value, def: value, spa: value, spd: value, spe: value });
  return SPECIES.map((species) => ({
    name: `${species} ${name}`,
    species,
    item: "Leftovers",
    ability: Dex.species.get(species).abilities[0],
    moves: ["tackle", "bite", "earthquake", "flamethrower"],
    nature: "Hardy",
    gender: "",
    evs: stats(84),
    ivs: stats(31),
    level: 100,
  }));
}

function play(): number {
  const battle = new Battle({ formatid: toID("gen9customgame") });
  battle.setPlayer("p1", { name: "a", team: teamOf("a") });
  battle.setPlayer("p2", { name: "b", team: teamOf("b") });
  let turns = 0;
  while (!battle.ended && turns < MOST_TURNS) {
    battle.makeChoices("default", "default");
    turns += 1;
  }
  battle.destroy();
  return turns;
}

answering({ rate: (forMs: number) => ratePerSecond(forMs, play) });
