import type { Command, Prompt, TableView } from "@yomiai/rules";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import type { Table } from "../../connection/decodeTable.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { FormPage } from "../../table/prompt/FormPage.tsx";
import { fieldLabel, sendLabel } from "../../table/prompt/promptWords.ts";
import { commandOf } from "../../table/prompt/questions.ts";
import { WaitingFor } from "../../table/WaitingFor.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { HoldToPeek } from "../../ui/HoldToPeek.tsx";
import { useKeys } from "../../ui/useKeys.ts";
import type { PromptPanelProps } from "../panels.ts";
import { ActionIcon } from "./ActionIcon.tsx";
import { AttackForm } from "./AttackForm.tsx";
import { DeclarationFace } from "./DeclarationFace.tsx";
import styles from "./Declare.module.css";
import { declaringPlaces, type JsonRecord } from "./declared.ts";
import { fixedOf } from "./prompted.ts";
import { useSay } from "./useSay.ts";
import { ZoneForm } from "./ZoneForm.tsx";

/** What to declare; once it is declared and not yet public, it lies face down, to be peeked at and changed. */
export function DeclarePanel(props: PromptPanelProps) {
  const [isChanging, setChanging] = useState(false);
  const { table, prompts, act } = props;
  const own = ownDeclaration(table.view, prompts[0]?.as);
  if (own !== undefined && !isChanging)
    return <Covered table={table} as={prompts[0]?.as} declaration={own} onChange={() => setChanging(true)} />;
  const declare = async (command: Command) => {
    await act(command);
    setChanging(false);
  };
  return <Tiles {...props} act={declare} />;
}

function ownDeclaration(view: TableView, as: string | undefined): JsonRecord | undefined {
  return declaringPlaces(view).find(({ id, state }) => id === as && state === "own")?.declaration;
}

function Covered({
  table,
  as,
  declaration,
  onChange,
}: {
  readonly table: Table;
  readonly as: string | undefined;
  readonly declaration: JsonRecord;
  readonly onChange: () => void;
}) {
  const say = useSay();
  return (
    <div className={styles.panel}>
      <HoldToPeek label={say("own")}>
        <DeclarationFace declaration={declaration} as={as} />
      </HoldToPeek>
      <WaitingFor table={table} />
      <Button wide size="large" icon={<RefreshCw />} onPress={onChange}>
        {say("change")}
      </Button>
    </div>
  );
}

/** First what to do, as large tiles; then at whom, where to, or in which words. The last button says it whole. */
function Tiles({ table, prompts, act, isSending, hasKeys }: PromptPanelProps) {
  const say = useSay();
  const words = useWords();
  const [asked, setAction] = useState<string>();
  const prompt = prompts.find((one) => fixedOf(one, "action") === asked);
  const keys = prompts.map((one, i) => [String(i + 1), () => setAction(fixedOf(one, "action"))] as const);
  useKeys(Object.fromEntries(keys), hasKeys && !isSending && prompt === undefined);
  return (
    <div className={styles.panel}>
      <RadioGroup
        className={cx(styles.tiles, prompt !== undefined && styles.chosen)}
        value={asked ?? null}
        onChange={setAction}
      >
        <Label className={cx(styles.hidden)}>{fieldLabel("declare", "action", words)}</Label>
        {prompts.map((one) => {
          const action = fixedOf(one, "action");
          return (
            <Radio key={one.id} value={action} className={cx(styles.tile)}>
              <ActionIcon action={action} />
              <span>{say(isKnown(action) ? action : "general")}</span>
            </Radio>
          );
        })}
      </RadioGroup>
      {prompt !== undefined && <Details key={prompt.id} {...{ table, prompt, act, isSending, hasKeys }} />}
    </div>
  );
}

type Action = "melee" | "shoot" | "move" | "general" | "flee" | "pass";

function isKnown(action: string): action is Action {
  return ["melee", "shoot", "move", "general", "flee", "pass"].includes(action);
}

type DetailsProps = Omit<PromptPanelProps, "prompts"> & { readonly prompt: Prompt };

function Details({ table, prompt, act, isSending, hasKeys }: DetailsProps) {
  const words = useWords();
  const action = fixedOf(prompt, "action");
  const names = prompt.fields.map(({ name }) => name);
  if (names.includes("target")) return <AttackForm {...{ table, prompt, act, isSending, hasKeys }} />;
  if (names.includes("zone")) return <ZoneForm {...{ table, prompt, act, isSending, hasKeys }} />;
  const open = prompt.fields.filter(({ name }) => name !== "action");
  if (open.length > 0)
    return (
      <FormPage
        prompt={prompt}
        fields={open}
        answers={{ action }}
        isSending={isSending}
        onSend={(command) => void act(command)}
      />
    );
  const command = commandOf(prompt, { action });
  return (
    <Button tone="main" size="large" wide isBusy={isSending} onPress={() => void act(command)}>
      {sendLabel([prompt], command, words)}
    </Button>
  );
}
