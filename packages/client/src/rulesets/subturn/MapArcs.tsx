import type { Figure } from "./figures.ts";
import { angleOf, arcNameAt, SIZE } from "./hexMap.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** How far the arcs reach, in the map's units. */
const REACH = SIZE * 4;

type Looking = { readonly figures: readonly Figure[] };

/** Front, sides and rear of somebody, lightly: where a blow comes from decides how well it can be met. */
export function MapArcs({ figures }: Looking) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; the cards name the direction
    <g aria-hidden="true" className={styles.arcs}>
      {figures.filter(isUp).map(({ combatant, x, y, facing }) => (
        <g key={combatant.id} transform={`translate(${x} ${y}) rotate(${angleOf(facing)})`}>
          <path d={wedge(-30, 30)} className={styles.frontArc} />
          <path d={wedge(30, 90)} className={styles.sideArc} />
          <path d={wedge(-90, -30)} className={styles.sideArc} />
        </g>
      ))}
    </g>
  );
}

/** The names of the arcs, to be drawn over the tokens. */
export function MapArcNames({ figures }: Looking) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; the cards name the direction
    <g aria-hidden="true" className={styles.writing}>
      {figures.filter(isUp).map(({ combatant, x, y, facing }) => (
        <g key={combatant.id} transform={`translate(${x} ${y})`}>
          {NAMES.map(([name, aside]) => (
            <text key={aside} {...arcNameAt(facing, aside)} dy={4} className={styles.arcName}>
              {say(name)}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

function isUp({ combatant: { status } }: Figure): boolean {
  return status !== "down" && status !== "dead";
}

/** What a blow from there comes from, and how far off the front that is, in degrees. */
const NAMES = [
  ["arcFront", 0],
  ["arcSide", 60],
  ["arcSide", -60],
  ["arcRear", 180],
] as const;

function wedge(from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(REACH * Math.cos(angle)).toFixed(1)} ${(REACH * Math.sin(angle)).toFixed(1)}`;
  };
  return `M 0 0 L ${at(from)} A ${REACH} ${REACH} 0 0 1 ${at(to)} Z`;
}
