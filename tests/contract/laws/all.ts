import type { Law } from "../law.ts";
import { nobodyIsIndispensable } from "./absence.ts";
import { diceAreRecorded, diceToldAreThoseRolled } from "./dice.ts";
import { botsFinish } from "./ending.ts";
import { explanationsAreSound } from "./explanation.ts";
import { growthIsBounded } from "./growth.ts";
import { answersRepeat, replayEqualsLive, saveLoadChangesNothing } from "./history.ts";
import { namesAreOfWhatIsShown, namesAreOfWhatIsTold } from "./names.ts";
import { everyEventIsTold, tellingInventsNothing } from "./narration.ts";
import { orderIsSound } from "./order.ts";
import { narrationIsAnAllowList, viewsAreAllowLists } from "./planting.ts";
import { offeredIsAccepted, promptsAreWellFormed, suggestionsAreOffered, unofferedIsRefused } from "./prompts.ts";
import { refusalIsClean } from "./refusals.ts";
import { undoRestores } from "./undo.ts";
import {
  idleSeatSeesAsSpectator,
  omniscientSeesAll,
  viewersAgree,
  viewsAreJson,
  viewsComeFromTheState,
} from "./views.ts";

/** The laws of play, each by its sentence. Those of words are in `terms/`. */
export const laws = {
  "every offered command is accepted": offeredIsAccepted,
  "what no prompt offers is refused": unofferedIsRefused,
  "prompts are well formed": promptsAreWellFormed,
  "a refusal changes nothing, draws no dice and says why": refusalIsClean,
  "a replay of the stored events equals the live fight": replayEqualsLive,
  "saving and loading changes nothing": saveLoadChangesNothing,
  "a loaded fight answers as the live one": answersRepeat,
  "undo to any event restores the table as it was": undoRestores,
  "the order has nobody twice, and the turn nobody who is out": orderIsSound,
  "views are JSON": viewsAreJson,
  "views come from the state and the viewer alone": viewsComeFromTheState,
  "views are allow-lists": viewsAreAllowLists,
  "what two viewers both see is the same": viewersAgree,
  "the omniscient view holds all that anybody sees": omniscientSeesAll,
  "a seat without combatants sees what a spectator sees": idleSeatSeesAsSpectator,
  "every event is told to all, or silent on purpose": everyEventIsTold,
  "narration is an allow-list": narrationIsAnAllowList,
  "what is told is part of what happened": tellingInventsNothing,
  "names of made things come with what is shown": namesAreOfWhatIsShown,
  "names of made things come with what is told": namesAreOfWhatIsTold,
  "explanations are sound for every reader": explanationsAreSound,
  "all dice are recorded and follow from the seed": diceAreRecorded,
  "dice that are told are those that fell": diceToldAreThoseRolled,
  "state, views and prompts do not grow with the fight": growthIsBounded,
  "a player who is gone for good stops nobody": nobodyIsIndispensable,
  "what the bot suggests is offered": suggestionsAreOffered,
  "bots finish the demo fight": botsFinish,
} satisfies Readonly<Record<string, Law>>;
