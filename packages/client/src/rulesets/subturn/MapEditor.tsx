import { Hand, Undo2 } from "lucide-react";
import { standingLines } from "../../connection/logLines.ts";
import { useTableStore } from "../../connection/tableStore.ts";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChooseOne, Select } from "../../ui/Choices.tsx";
import { Fold } from "../../ui/Fold.tsx";
import type { Act } from "../panels.ts";
import type { Figure } from "./figures.ts";
import type { HexMap } from "./hexMap.ts";
import { MapSize } from "./MapSize.tsx";
import { Misplaced } from "./Misplaced.tsx";
import styles from "./Subturn.module.css";
import type { BrushInUse } from "./useBrush.ts";
import { useSay } from "./useSay.ts";

const BRUSHES = {
  block: "brushBlock",
  up: "brushUp",
  down: "brushDown",
  ground: "brushGround",
  clear: "brushClear",
} as const;

const BRUSH_KEYS = ["block", "up", "down", "ground", "clear"] as const;

/** No ground for the whole map; no ground is called so. */
const NO_GROUND = "";

/** The GM's tools before the fight: a brush, the last stroke taken back, and the map's shape, size and ground. */
export function MapEditor({
  brush,
  map,
  figures,
  act,
}: {
  readonly brush: BrushInUse;
  readonly map: HexMap;
  readonly figures: readonly Figure[];
  readonly act: Act;
}) {
  const say = useSay();
  const words = useWords();
  const last = useTableStore(({ lines }) => standingLines(lines).at(-1));
  const canUndo = last !== undefined && ["houseRulesSet", "adjusted"].includes(last.event.type);
  const grounds = brush.arenas.map((key) => ({ key, label: words.value("arena", key) }));
  return (
    <fieldset className={styles.editor}>
      <legend>{say("edit")}</legend>
      <Misplaced map={map} figures={figures} act={act} />
      <ChooseOne
        label={say("brush")}
        look="row"
        options={[
          { key: "hand", label: <Labelled icon={<Hand aria-hidden="true" />} label={say("brushHand")} /> },
          ...BRUSH_KEYS.map((key) => ({ key, label: say(BRUSHES[key]) })),
        ]}
        value={brush.brush ?? "hand"}
        onChange={(key) => brush.pick(BRUSH_KEYS.find((one) => one === key))}
        help={brush.brush === undefined ? say("editNote") : say("paintNote")}
      />
      {brush.brush === "ground" && brush.arena !== undefined && (
        <Select label={say("ground")} options={grounds} value={brush.arena} onChange={brush.layWith} />
      )}
      <Button
        size="small"
        className={styles.undo}
        icon={<Undo2 />}
        isDisabled={!canUndo}
        onPress={() => last !== undefined && void act({ type: "undo", toLine: last.line - 1 })}
      >
        {say("undoStroke")}
      </Button>
      <Fold title={say("shape")} note={sizeText(map, say)}>
        <div className={styles.sizes}>
          <MapSize
            key={`${map.shape} ${map.radius} ${map.cols} ${map.rows}`}
            map={map}
            figures={figures}
            onChange={brush.reshape}
          />
          <Select
            label={say("mapGround")}
            options={[{ key: NO_GROUND, label: say("noGround") }, ...grounds]}
            value={typeof map.arena === "string" ? map.arena : NO_GROUND}
            onChange={(arena) => brush.reshape({ arena: arena === NO_GROUND ? null : arena })}
          />
        </div>
      </Fold>
    </fieldset>
  );
}

function Labelled({ icon, label }: { readonly icon: React.ReactNode; readonly label: string }) {
  return (
    <span className={styles.labelled}>
      {icon}
      {label}
    </span>
  );
}

function sizeText(map: HexMap, say: ReturnType<typeof useSay>): string {
  return map.shape === "rect"
    ? say("sizeRect", { cols: map.cols, rows: map.rows })
    : say("sizeHexagon", { radius: map.radius });
}
