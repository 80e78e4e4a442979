import { useWords } from "../../i18n/Vocabulary.tsx";
import type { Figure } from "./figures.ts";
import type { Target } from "./moves.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** Those who can be struck, to tap: over their tokens, so that a lit hex below does not take the tap. */
export function MapTargets({
  figures,
  targets,
  onAim,
}: {
  readonly figures: readonly Figure[];
  readonly targets: readonly Target[];
  readonly onAim: (target: Target) => void;
}) {
  const say = useSay();
  const words = useWords();
  return (
    <g>
      {targets.map((target) => {
        const figure = figures.find(({ combatant }) => combatant.id === target.id);
        if (figure === undefined) return null;
        const open = () => onAim(target);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a token on an SVG map cannot be a button element
          <g
            key={target.id}
            role="button"
            tabIndex={0}
            aria-label={say("strike", {
              command: words.terms?.commands[target.type]?.name ?? target.type,
              name: words.name(target.id),
            })}
            className={styles.aimAt}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              event.stopPropagation();
              open();
            }}
          >
            <circle cx={figure.x} cy={figure.y} r={24} />
          </g>
        );
      })}
    </g>
  );
}
