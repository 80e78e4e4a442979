import type { Command } from "@yomiai/rules";
import { Footprints, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { openOnCard } from "../../table/prompt/opening.ts";
import { IconButton } from "../../ui/Button.tsx";
import type { TablePanelProps } from "../panels.ts";
import { aimAt, useAim } from "./aim.ts";
import { type Figure, figuresOf } from "./figures.ts";
import { type Bounds, boundsOf, centreOf, type Hex, nameOf, readMap } from "./hexMap.ts";
import { MapArcs } from "./MapArcs.tsx";
import { MapEditor, useBrush } from "./MapEditor.tsx";
import { MapFigures } from "./MapFigures.tsx";
import { MapMoves } from "./MapMoves.tsx";
import { MapTargets } from "./MapTargets.tsx";
import { MapTiles } from "./MapTiles.tsx";
import { MapWords } from "./MapWords.tsx";
import { type Destination, destinationsOf, pointsLeftOf, targetsOf } from "./moves.ts";
import styles from "./Subturn.module.css";
import { isArrow, nextHex } from "./steer.ts";
import { Timeline } from "./Timeline.tsx";
import { TurnDial } from "./TurnDial.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useSay } from "./useSay.ts";
import { useZoom } from "./useZoom.ts";
import { Ways } from "./Ways.tsx";

/**
 * The map, worked by touch, mouse and keyboard. Lit hexes are what the prompts offer: a tap goes there, or asks how where
 * there are several ways; arrow keys go from one to the next, Enter goes, Escape leaves them. A tap on a ringed enemy
 * opens the attack on it.
 */
export function HexBoard({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view } = table;
  const [asked, setAsked] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const frame = useRef<HTMLElement>(null);
  const map = readMap(view.map);
  const bounds = map === undefined ? undefined : boundsOf(map.tiles);
  const { zoom, isSmallest, isLargest, grow, shrink, gestures } = useZoom(frame, bounds);
  const kept = useKeptFocus(frame);
  const brush = useBrush(map, table.house, act);
  const aim = useAim((state) => state.target);
  const figures = figuresOf(view);
  const destinations = act === undefined ? [] : destinationsOf(prompts);
  // What was chosen may be offered no more.
  const chosen = destinations.find(({ hex }) => nameOf(hex) === asked);
  const shown = chosen ?? destinations.find(({ hex }) => nameOf(hex) === looked);
  const mover = figures.find(
    ({ combatant }) => combatant.id === (prompts.find(({ as }) => as !== undefined)?.as ?? view.active[0]),
  );
  useCentred(frame, bounds, mover?.hex ?? middleOf(figures));
  if (map === undefined || bounds === undefined) return null;
  const isEditing = view.phase === "setup" && table.viewer === "gm" && act !== undefined;
  const targets = act === undefined ? [] : targetsOf(prompts);
  const aimed = figures.find(({ combatant }) => combatant.id === aim && targets.some(({ id }) => id === aim));
  const points = act === undefined ? undefined : pointsLeftOf(prompts);
  const toMap = () => frame.current?.focus({ preventScroll: true });
  const go = (command: Command) => {
    setAsked(undefined);
    setLooked(undefined);
    void act?.(command);
  };
  const goByMap = (command: Command) => {
    toMap();
    go(command);
  };
  const choose = (destination: Destination) => {
    const [only, ...more] = destination.moves;
    if (only !== undefined && more.length === 0) goByMap(only.command);
    else setAsked(nameOf(destination.hex));
  };
  const cancel = () => {
    setAsked(undefined);
    setLooked(undefined);
    toMap();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && shown !== undefined) {
      event.stopPropagation();
      cancel();
    }
    const from = destinations.find(({ hex }) => nameOf(hex) === looked)?.hex ?? mover?.hex;
    if (chosen !== undefined || from === undefined || destinations.length === 0 || !isArrow(event.key)) return;
    event.preventDefault();
    const next = nextHex(from, event.key, destinations);
    if (next !== undefined) frame.current?.querySelector<SVGElement>(`[data-hex="${nameOf(next.hex)}"]`)?.focus();
  };
  const sides = [...new Set(Object.values(view.combatants).map(({ side }) => side))];
  return (
    <div className={styles.board} {...kept}>
      {act !== undefined && <TurnDial prompts={prompts} act={go} />}
      <div className={styles.mapBox}>
        <section
          ref={frame}
          className={styles.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
          tabIndex={0}
          aria-label={destinations.length > 0 ? say("mapKeys") : say("map")}
          onKeyDown={onKeyDown}
          {...gestures}
        >
          <svg
            viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
            style={{ width: `calc(${zoom} * min(100%, var(--map-height) * ${bounds.width / bounds.height}))` }}
            className={styles.svg}
            role="presentation"
          >
            <defs>
              <pattern id="blocked" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
              </pattern>
            </defs>
            <MapTiles tiles={map.tiles} arena={map.arena} {...(isEditing ? { onPaint: brush.paint } : {})} />
            <MapArcs figures={[mover, aimed].filter((figure) => figure !== undefined)} />
            <MapMoves
              from={mover?.hex}
              destinations={destinations}
              shown={shown}
              chosen={chosen}
              onLook={(destination) => setLooked(destination && nameOf(destination.hex))}
              onChoose={choose}
            />
            <MapFigures
              figures={figures}
              sides={sides}
              active={view.active}
              targets={new Set(targets.map(({ id }) => id))}
            />
            <MapTargets
              figures={figures}
              targets={targets}
              onAim={({ id, as, type }) => {
                aimAt(id);
                openOnCard({ as, type });
              }}
            />
          </svg>
        </section>
        <div className={styles.zoom}>
          <IconButton label={say("zoomIn")} icon={<Plus />} isDisabled={isLargest} onPress={grow} />
          <IconButton label={say("zoomOut")} icon={<Minus />} isDisabled={isSmallest} onPress={shrink} />
        </div>
        {points !== undefined && (
          <p className={styles.points}>
            <Footprints aria-hidden="true" />
            {say("points", { points })}
          </p>
        )}
        {chosen !== undefined && <Ways destination={chosen} onGo={goByMap} onCancel={cancel} />}
      </div>
      {isEditing && <MapEditor brush={brush} map={map} />}
      <Timeline view={view} />
      <MapWords view={view} figures={figures} destinations={destinations} own={mover} />
    </div>
  );
}

/** Where nobody moves, the fight is where they stand. */
function middleOf(figures: readonly Figure[]): Hex | undefined {
  const count = figures.length;
  if (count === 0) return undefined;
  const sum = (axis: "q" | "r") => figures.reduce((so, { hex }) => so + hex[axis], 0);
  return { q: sum("q") / count, r: sum("r") / count };
}

/** Keeps a place in the middle of the frame when it is another one, and when the frame has another size. */
function useCentred(frame: RefObject<HTMLElement | null>, bounds: Bounds | undefined, hex: Hex | undefined): void {
  const [q, r] = [hex?.q, hex?.r];
  const [x, y, width, height] = [bounds?.x ?? 0, bounds?.y ?? 0, bounds?.width ?? 1, bounds?.height ?? 1];
  useEffect(() => {
    const box = frame.current;
    if (box === null || q === undefined || r === undefined) return undefined;
    const centre = centreOf({ q, r });
    const toCentre = () => {
      box.scrollLeft = ((centre.x - x) / width) * box.scrollWidth - box.clientWidth / 2;
      box.scrollTop = ((centre.y - y) / height) * box.scrollHeight - box.clientHeight / 2;
    };
    toCentre();
    const sizes = new ResizeObserver(toCentre);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [frame, q, r, x, y, width, height]);
}
