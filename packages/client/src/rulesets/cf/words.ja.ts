/** Words that only the panels need; the rest is in the ruleset's terms. */
const words = {
  lineUp: "立ち位置",
  seconds: "戦闘開始から{seconds}秒",
  mark: "{at}m地点",
  gap: "{metres}m",
  engaged: "接敵",
  here: "ここへ",
  goes: "{at}m地点へ{command}",
  ways: "そこへの行き方",
  cancel: "やめる",
  ground: "落ちているもの",
  flanking: "挟撃中",
  commandedBy: "{name}の命令下",
  economy: "このターンに残っているもの",
  left: "残り",
  spent: "使用済",
};

/** The panels' words, by key. */
export type PanelWords = typeof words;

export default words;
