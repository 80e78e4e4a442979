/** Words that only the panels need; the rest is in the ruleset's terms. */
export type PanelWords = typeof words;

const words = {
  peekValues: "自分の値を見る",
  unknown: "不明",
  opened: "公開",
  knownTitle: "卓が知っていること",
  lowest: "最低",
  lowestKnown: "最低値は{value}（場所は伏せられている）",
  nothingKnown: "まだ何も公開されていない",
  reading: "{name}は、どれを使う？",
  cardDown: "伏せた重心",
  mine: "あなたが伏せた重心",
  turned: "公開された重心",
  against: "{names}へ",
  noCardYet: "まだ選ばれていない",
  power: "実行力",
  harm: "{name} 怪我{from}→{to}／健康{health}",
  harmUnknown: "{name} 怪我{from}→{to}",
  goesDown: "脱落",
  full: "全力 {amount}",
  spare: "倒さずに {amount}",
  justEnough: "ちょうど倒す {amount}",
  last: "直前の読み合い",
};

export default words;
