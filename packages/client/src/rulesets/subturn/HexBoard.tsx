import type { Command } from "@yomiai/rules";
import { Minus, Plus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/Vocabulary.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import type { TablePanelProps } from "../panels.ts";
import { figuresOf } from "./figures.ts";
import { boundsOf, centreOf, readMap } from "./hexMap.ts";
import { MapEditor, useBrush } from "./MapEditor.tsx";
import { MapFigures } from "./MapFigures.tsx";
import { MapMoves } from "./MapMoves.tsx";
import { MapTiles } from "./MapTiles.tsx";
import { MapWords } from "./MapWords.tsx";
import { type Destination, destinationsOf, targetsOf } from "./moves.ts";
import styles from "./Subturn.module.css";
import { Timeline } from "./Timeline.tsx";
import { TurnDial } from "./TurnDial.tsx";
import { useSay } from "./useSay.ts";

/** Steps of enlargement; the first shows the whole map in the panel's width. */
const ZOOMS = [1, 1.4, 2, 2.8] as const;

/** On screens narrower than this, in pixels, the map begins enlarged: a hex must be as wide as a thumb. */
const NARROW = 600;

/**
 * The map: scrolls in both directions, grows and shrinks in steps, and is worked by touch, mouse and keyboard. Lit hexes
 * are what the prompts offer; a tap goes there, or asks how where there are several ways.
 */
export function HexBoard({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view } = table;
  const [zoom, setZoom] = useState(() => (innerWidth < NARROW ? 2 : 0));
  const [chosen, setChosen] = useState<Destination>();
  const map = readMap(view.map);
  const brush = useBrush(map, act);
  const frame = useRef<HTMLElement>(null);
  const figures = figuresOf(view);
  const destinations = act === undefined ? [] : destinationsOf(prompts);
  const mover = figures.find(
    ({ combatant }) => combatant.id === (prompts.find(({ as }) => as !== undefined)?.as ?? view.active[0]),
  );
  const bounds = map === undefined ? undefined : boundsOf(map.tiles);
  useCentred(frame, bounds, mover?.hex, zoom);
  if (map === undefined || bounds === undefined) return null;
  const isEditing = view.phase === "setup" && table.viewer === "gm" && act !== undefined;
  const go = (command: Command) => {
    setChosen(undefined);
    void act?.(command);
  };
  const choose = (destination: Destination) => {
    const [only, ...more] = destination.moves;
    if (only !== undefined && more.length === 0) go(only.command);
    else setChosen(destination);
  };
  const sides = [...new Set(Object.values(view.combatants).map(({ side }) => side))];
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <IconButton label={say("zoomOut")} icon={<Minus />} isDisabled={zoom === 0} onPress={() => setZoom(zoom - 1)} />
        <IconButton
          label={say("zoomIn")}
          icon={<Plus />}
          isDisabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        {act !== undefined && <TurnDial prompts={prompts} act={go} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard */}
      <section ref={frame} className={styles.frame} tabIndex={0} aria-label={say("map")}>
        <svg
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
          className={styles.svg}
          role="presentation"
        >
          <defs>
            <pattern id="blocked" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
            </pattern>
          </defs>
          <MapTiles tiles={map.tiles} {...(isEditing ? { onPaint: brush.paint } : {})} />
          <MapMoves from={mover?.hex} destinations={destinations} chosen={chosen} onChoose={choose} />
          <MapFigures
            figures={figures}
            sides={sides}
            active={view.active}
            targets={act === undefined ? new Set() : targetsOf(prompts)}
          />
        </svg>
      </section>
      {chosen !== undefined && <Ways destination={chosen} onGo={go} onCancel={() => setChosen(undefined)} />}
      {isEditing && <MapEditor brush={brush} map={map} />}
      <Timeline view={view} />
      <MapWords view={view} figures={figures} destinations={destinations} own={mover} />
    </div>
  );
}

function Ways({
  destination,
  onGo,
  onCancel,
}: {
  readonly destination: Destination;
  readonly onGo: (command: Command) => void;
  readonly onCancel: () => void;
}) {
  const say = useSay();
  const words = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label={say("choose")} className={styles.ways}>
      {destination.moves.map(({ command, cost }) => (
        <Button key={JSON.stringify(command)} size="small" onPress={() => onGo(command)}>
          {say("goShort", { command: words.terms?.commands[command.type]?.name ?? command.type, cost })}
        </Button>
      ))}
      <Button tone="quiet" size="small" onPress={onCancel}>
        {say("cancel")}
      </Button>
    </div>
  );
}

type Bounds = ReturnType<typeof boundsOf>;

/** Keeps whoever moves in the middle of the frame when the turn or the enlargement changes. */
function useCentred(
  frame: RefObject<HTMLElement | null>,
  bounds: Bounds | undefined,
  hex: { readonly q: number; readonly r: number } | undefined,
  zoom: number,
): void {
  const [q, r] = [hex?.q, hex?.r];
  const [x, y, width, height] = [bounds?.x ?? 0, bounds?.y ?? 0, bounds?.width ?? 1, bounds?.height ?? 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the enlargement moves the middle although it is not read here
  useEffect(() => {
    const box = frame.current;
    if (box === null || q === undefined || r === undefined) return;
    const centre = centreOf({ q, r });
    box.scrollLeft = ((centre.x - x) / width) * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = ((centre.y - y) / height) * box.scrollHeight - box.clientHeight / 2;
  }, [frame, q, r, x, y, width, height, zoom]);
}
