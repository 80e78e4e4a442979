import type { Command } from "@yomiai/rules";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { openOnCard } from "../../table/prompt/opening.ts";
import { cx } from "../../ui/cx.ts";
import type { TablePanelProps } from "../panels.ts";
import { aimAt, useAim } from "./aim.ts";
import { figuresOf } from "./figures.ts";
import { boundsOf, type Hex, nameOf } from "./hexMap.ts";
import { MapArcNames, MapArcs } from "./MapArcs.tsx";
import { MapCursor } from "./MapCursor.tsx";
import { MapEditor } from "./MapEditor.tsx";
import { MapFigures } from "./MapFigures.tsx";
import { MapHud } from "./MapHud.tsx";
import { MapMoves } from "./MapMoves.tsx";
import { MapTargets } from "./MapTargets.tsx";
import { MapTiles } from "./MapTiles.tsx";
import { MapWords } from "./MapWords.tsx";
import { type Destination, destinationsOf, pointsLeftOf, targetsOf } from "./moves.ts";
import styles from "./Subturn.module.css";
import { isSteering, nextLit } from "./steer.ts";
import { Timeline } from "./Timeline.tsx";
import { TurnDial } from "./TurnDial.tsx";
import { useBrush } from "./useBrush.ts";
import { middleOf, useCentred } from "./useCentred.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useSay } from "./useSay.ts";
import { useStroke } from "./useStroke.ts";
import { useTileText } from "./useTileText.ts";
import { useZoom, widestWhole } from "./useZoom.ts";
import { Ways } from "./Ways.tsx";

/**
 * The map, worked by touch, mouse and keyboard. Lit hexes are what the prompts offer: a tap goes there, or asks how where
 * there are several ways; arrow keys and the six keys around S go from one to the next, Enter goes, Escape leaves them. A
 * tap on a ringed enemy opens the attack on it. Before the fight the GM draws on it.
 */
export function HexBoard({ table, prompts, act }: TablePanelProps) {
  const say = useSay();
  const { view } = table;
  const [asked, setAsked] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const [facing, setFacing] = useState<number>();
  const [wish, setWish] = useState(0);
  const [painted, setPainted] = useState<Hex>();
  const frame = useRef<HTMLElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const brush = useBrush(view.map, table.house, act);
  const { map } = brush;
  const bounds = useMemo(() => (map === undefined ? undefined : boundsOf(map.tiles)), [map]);
  const isEditing = view.phase === "setup" && table.viewer === "gm" && act !== undefined;
  const isPainting = isEditing && brush.brush !== undefined;
  const zoom = useZoom(frame, bounds, { canDrag: !isPainting });
  const stroke = useStroke(drawing, brush);
  const tileText = useTileText(map);
  const kept = useKeptFocus(frame);
  const aim = useAim((state) => state.target);
  const figures = figuresOf(view);
  const destinations = act === undefined ? [] : destinationsOf(prompts);
  // What was chosen may be offered no more.
  const chosen = destinations.find(({ hex }) => nameOf(hex) === asked);
  const shown = chosen ?? destinations.find(({ hex }) => nameOf(hex) === looked);
  const mover = figures.find(
    ({ combatant }) => combatant.id === (prompts.find(({ as }) => as !== undefined)?.as ?? view.active[0]),
  );
  useCentred(frame, bounds, { hex: mover?.hex ?? middleOf(figures), wish });
  if (map === undefined || bounds === undefined) return null;
  const targets = act === undefined ? [] : targetsOf(prompts);
  const aimed = figures.find(({ combatant }) => combatant.id === aim && targets.some(({ id }) => id === aim));
  const points = act === undefined ? undefined : pointsLeftOf(prompts);
  const turned = mover === undefined || facing === undefined ? mover : { ...mover, facing };
  const looking = [turned, aimed].filter((figure) => figure !== undefined);
  const walkable = typeof table.house.stepHeight === "number" ? table.house.stepHeight : 50;
  const locate = () => {
    zoom.reset();
    setWish(wish + 1);
  };
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
    // From the hex that has the focus: the mouse may lie over another one.
    const focused = event.target instanceof Element ? event.target.getAttribute("data-hex") : null;
    const from = destinations.find(({ hex }) => nameOf(hex) === focused)?.hex ?? mover?.hex;
    if (from === undefined || destinations.length === 0 || !isSteering(event.code)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextLit(from, event.code, destinations);
    if (next === undefined) return;
    setAsked(undefined);
    frame.current?.querySelector<SVGElement>(`[data-hex="${nameOf(next.hex)}"]`)?.focus();
  };
  const sides = [...new Set(Object.values(view.combatants).map(({ side }) => side))];
  return (
    <div className={styles.board} {...kept}>
      <Timeline view={view} />
      {act !== undefined && <TurnDial prompts={prompts} act={go} onLook={setFacing} />}
      <div className={styles.mapBox}>
        <section
          ref={frame}
          className={cx(styles.frame, isPainting && styles.painting)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
          tabIndex={0}
          aria-label={destinations.length > 0 ? say("mapKeys") : say("map")}
          onKeyDown={onKeyDown}
          {...zoom.gestures}
          {...(isPainting ? stroke : {})}
        >
          <svg
            ref={drawing}
            viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
            style={{
              width: `calc(${zoom.zoom} * min(100%, ${widestWhole(bounds.width)}px, var(--map-height) * ${bounds.width / bounds.height}))`,
            }}
            className={cx(styles.svg, !zoom.isLegible && styles.far)}
            role="presentation"
          >
            <defs>
              <pattern id="blocked" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
              </pattern>
            </defs>
            <MapTiles tiles={map.tiles} arena={map.arena} walkable={walkable} />
            <MapArcs figures={looking} />
            <MapMoves
              from={mover?.hex}
              destinations={destinations}
              occupied={new Set(figures.map(({ hex }) => nameOf(hex)))}
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
            <MapArcNames figures={looking} />
            <MapTargets
              figures={figures}
              targets={targets}
              onAim={({ id, as, type }) => {
                aimAt(id);
                openOnCard({ as, type });
              }}
            />
            {isPainting && (
              <MapCursor
                map={map}
                from={figures[0]?.hex}
                onPaint={(tile) => {
                  brush.paint([tile]);
                  setPainted(tile);
                }}
              />
            )}
          </svg>
        </section>
        <MapHud
          zoom={zoom}
          onLocate={locate}
          points={points}
          left={shown?.moves[0]?.left}
          hasKeys={destinations.length > 0}
        />
        {chosen !== undefined && <Ways destination={chosen} onGo={goByMap} onCancel={cancel} />}
      </div>
      {isEditing && <MapEditor brush={brush} map={map} figures={figures} act={act} />}
      <p className={styles.unseen} role="status">
        {painted !== undefined && say("painted", { tile: tileText(painted) })}
      </p>
      <MapWords view={view} map={map} figures={figures} destinations={destinations} own={mover} />
    </div>
  );
}
