import { cx } from "../../ui/cx.ts";
import type { Figure } from "./figures.ts";
import { cornersOf } from "./hexMap.ts";
import styles from "./Subturn.module.css";
import { useTurnedAngle } from "./useTurnedAngle.ts";

/** The combatants as tokens with an arrow where they look; sides differ by the token's shape. */
export function MapFigures({
  figures,
  sides,
  active,
  targets,
}: {
  readonly figures: readonly Figure[];
  readonly sides: readonly string[];
  readonly active: readonly string[];
  readonly targets: ReadonlySet<string>;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; MapWords says it in words
    <g aria-hidden="true" className={styles.figures}>
      {figures.map((figure) => {
        const { combatant, x, y, facing, altitude, extra, isHidden } = figure;
        const side = sides.indexOf(combatant.side);
        const isOut = combatant.status === "down" || combatant.status === "dead";
        return (
          <g key={combatant.id} className={cx(isHidden && styles.hiddenFigure, isOut && styles.out)}>
            {extra.map((hex) => (
              <polygon key={`${hex.q},${hex.r}`} points={cornersOf(hex, 7)} className={styles.lying} />
            ))}
            <g className={styles.moving} style={{ transform: `translate(${x}px, ${y}px)` }}>
              {targets.has(combatant.id) && <circle r={22} className={styles.aim} />}
              {active.includes(combatant.id) && <circle r={20} className={styles.active} />}
              <Arrow facing={facing} />
              <Token side={side} />
              <text dy={5} className={styles.initial}>
                {[...combatant.name][0]}
              </text>
              {altitude > 0 && (
                <g transform="translate(0 -24)">
                  <rect x={-21} y={-8} width={42} height={16} rx={8} className={styles.air} />
                  <text dy={4} className={styles.altitude}>
                    ↑{altitude}
                  </text>
                </g>
              )}
              {isHidden && <Eye />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where one looks. It turns the shorter way round. */
function Arrow({ facing }: { readonly facing: number }) {
  return (
    <g style={{ transform: `rotate(${useTurnedAngle(facing)}deg)` }} className={styles.moving} data-facing={facing}>
      <path d="M 13 -7 L 25 0 L 13 7 Z" className={styles.arrow} />
    </g>
  );
}

function Token({ side }: { readonly side: number }) {
  if (side === 0) return <circle r={14} className={styles.token} />;
  if (side === 1)
    return <rect x={-13} y={-13} width={26} height={26} rx={3} className={cx(styles.token, styles.foe)} />;
  return <path d="M 0 -16 L 15 10 L -15 10 Z" className={cx(styles.token, styles.third)} />;
}

/** Seen by the GM alone. */
function Eye() {
  return (
    <g transform="translate(14 -14)" className={styles.eye}>
      <circle r={9} />
      <path d="M -6 0 Q 0 -6 6 0 Q 0 6 -6 0 Z" />
      <path d="M -6 6 L 6 -6" />
    </g>
  );
}
