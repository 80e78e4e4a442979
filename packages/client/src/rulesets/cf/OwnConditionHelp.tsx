import { useTable } from "../../table/useTable.ts";
import { ownConditions } from "./conditionRules.ts";
import { RulePreview } from "./RulePreview.tsx";

/** What a condition of the table's own does; of the rules' own conditions the terms tell it. */
export function OwnConditionHelp({ conditionKey }: { readonly conditionKey: string }) {
  const house = useTable()?.house;
  const own = ownConditions(house?.extraConditions).find(({ key }) => key === conditionKey);
  return own === undefined ? null : <RulePreview rule={own.rule} />;
}
