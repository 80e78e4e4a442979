import type { RulesetInfo } from "@yomiai/server/protocol";
import { useCallback, useEffect, useState } from "react";
import { api } from "../connection/api.ts";
import { findEntry } from "../rulesets/registry.ts";

/** The rulesets of this server that the client has words for. */
export type Rulesets =
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly error: unknown; readonly again: () => void }
  | { readonly is: "here"; readonly infos: readonly RulesetInfo[] };

let known: readonly RulesetInfo[] | undefined;

/** Reads the server's rulesets, once. */
export function useRulesets(): Rulesets {
  const [infos, setInfos] = useState(known);
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    setError(undefined);
    api.rulesets().then((read) => {
      known = read.filter(({ id }) => findEntry(id) !== undefined);
      setInfos(known);
    }, setError);
  }, []);
  useEffect(() => {
    if (known === undefined) load();
  }, [load]);
  if (infos !== undefined) return { is: "here", infos };
  return error === undefined ? { is: "loading" } : { is: "failed", error, again: load };
}
