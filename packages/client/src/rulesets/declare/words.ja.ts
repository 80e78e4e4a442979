/** Words that only the panels need; the rest is in the ruleset's terms. */
export type PanelWords = typeof words;

const words = {
  clock: "戦闘開始から{seconds}秒",
  declaring: "宣言順",
  declaringNote: "知性の低い順",
  acting: "行動順",
  actingNote: "運動の高い順",
  now: "いま",
  notYet: "まだ",
  covered: "宣言済・伏せ",
  aim: "{target}へ",
  zone: "位置{zone}へ",
  exchanges: "いまの攻防",
  against: "対",
  soul: "熱い魂{soul}",
  answer: "{way}",
  waiting: "応じ方を待つ",
  noNumber: "？",
};

export default words;
