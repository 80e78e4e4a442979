/** Words that only the panels need; the rest is in the ruleset's terms. */
const words = {
  lineUp: "立ち位置",
  seconds: "戦闘開始から{seconds}秒",
  mark: "{at}m地点",
  gap: "{metres}m",
  engaged: "接敵",
  here: "ここへ",
  onTheSpot: "この場で動く",
  goes: "{at}m地点へ{command}",
  ways: "そこへの行き方",
  cancel: "やめる",
  ground: "落ちているもの",
  flanking: "{name}を挟撃中",
  commandedBy: "{name}の命令下",
  economy: "このターンに残っているもの",
  left: "残り",
  spent: "使用済",
  level: "{level}レベル",
  roll: "1d20{bonus}",
  with: "使うもの",
  against: "対{defense}",
  radius: "半径{radius}m",
  ally: "味方",
  advantage: "戦術的優位{bonus}",
  advantageRoll: "戦術的優位{bonus} → 1d20{sum}",
  leaves: "{name}が離れていく",
  leavesFor: "→ {to}m地点へ",
  strikeWith: "{with}で打つ",
  more: "ほか{count}人",
  fewer: "たたむ",
  obeys: "{as}は{name}の命令に従います",
  mustFlee: "{as}は恐怖状態。{source}から、できるかぎり遠くへ逃げてください",
  fearOf: "恐怖の対象",
  agree: "この順番に賛成する",
  proposes: "{name}の提案",
  order: "この順番を提案する",
  orderLeft: "あと{count}人",
};

/** The panels' words, by key. */
export type PanelWords = typeof words;

export default words;
