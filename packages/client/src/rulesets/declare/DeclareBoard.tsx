import type { Json, TableView } from "@yomiai/rules";
import { Crosshair, DoorOpen, Footprints, Hand, type LucideIcon, MoreHorizontal, Swords } from "lucide-react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { cx } from "../../ui/cx.ts";
import type { TablePanelProps } from "../panels.ts";
import { Clashes } from "./Clashes.tsx";
import styles from "./Declare.module.css";
import { type DeclaringPlace, declarationOf, declaringPlaces, groupOf, secondsOf } from "./declared.ts";
import { useSay } from "./useSay.ts";

/** Two bands: the order of declaring with what may be read of it, and the order of acting; under them the blows of now. */
export function DeclareBoard({ table: { view } }: TablePanelProps) {
  const say = useSay();
  const seconds = secondsOf(view);
  if (seconds === undefined) return null;
  return (
    <div className={styles.board}>
      <p className={styles.clock}>{say("clock", { seconds })}</p>
      <section>
        <h2 className={styles.title}>
          {say("declaring")} <small>{say("declaringNote")}</small>
        </h2>
        <ol className={styles.band}>
          {declaringPlaces(view).map((place) => (
            <DeclaringCard key={place.id} place={place} />
          ))}
        </ol>
      </section>
      <section>
        <h2 className={styles.title}>
          {say("acting")} <small>{say("actingNote")}</small>
        </h2>
        <ActingBand view={view} />
      </section>
      <Clashes view={view} />
    </div>
  );
}

function DeclaringCard({ place: { id, state, declaration } }: { readonly place: DeclaringPlace }) {
  const say = useSay();
  const words = useWords();
  return (
    <li className={cx(styles.card, styles[state])} aria-current={state === "now" ? "step" : undefined}>
      <b className={styles.name}>{words.name(id)}</b>
      {declaration === undefined ? (
        <span className={styles.state}>{say(state === "read" ? "covered" : state)}</span>
      ) : (
        <DeclarationFace declaration={declaration} />
      )}
    </li>
  );
}

type Declaration = { readonly [key: string]: Json | undefined };

function DeclarationFace({ declaration }: { readonly declaration: Declaration }) {
  const say = useSay();
  const words = useWords();
  const { action, weapon, target, zone, what } = declaration;
  const details = [
    typeof what === "string" ? what : undefined,
    typeof target === "string" ? say("aim", { target: words.name(target) }) : undefined,
    typeof zone === "number" ? say("zone", { zone }) : undefined,
    weapon === undefined ? undefined : words.value("weapon", weapon),
  ].filter((detail) => detail !== undefined);
  return (
    <span className={styles.declaration}>
      <ActionIcon action={action} />
      <span>
        {words.value("action", action)}
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
    </span>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  melee: Swords,
  shoot: Crosshair,
  move: Footprints,
  general: Hand,
  flee: DoorOpen,
  pass: MoreHorizontal,
};

function ActionIcon({ action }: { readonly action: Json | undefined }) {
  const Icon = typeof action === "string" ? icons[action] : undefined;
  return Icon === undefined ? null : <Icon aria-hidden="true" className={styles.icon} />;
}

function ActingBand({ view }: { readonly view: TableView }) {
  const say = useSay();
  const words = useWords();
  const group = view.phase === "declare" ? [] : groupOf(view);
  return (
    <ol className={styles.acting}>
      {view.order.map(({ id, initiative, status }) => {
        const isNow = group.includes(id);
        return (
          <li key={id} className={cx(styles.actor, isNow && styles.now)} aria-current={isNow ? "step" : undefined}>
            <span className={styles.speed}>{initiative ?? say("noNumber")}</span>
            <b className={styles.name}>{words.name(id)}</b>
            <ActionIcon action={declarationOf(view, id)?.action} />
            <span className={styles.state}>{isNow ? say("now") : (words.terms?.statuses[status] ?? status)}</span>
          </li>
        );
      })}
    </ol>
  );
}
