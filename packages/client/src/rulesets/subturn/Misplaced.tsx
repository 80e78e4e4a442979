import { Button } from "../../ui/Button.tsx";
import type { Act } from "../panels.ts";
import type { Figure } from "./figures.ts";
import type { HexMap } from "./hexMap.ts";
import { misplacedOn, placesFor } from "./misplaced.ts";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";

/** Who stands off the map or on a blocked hex, so that the fight cannot begin, and a way to put them right. */
export function Misplaced({
  map,
  figures,
  act,
}: {
  readonly map: HexMap;
  readonly figures: readonly Figure[];
  readonly act: Act;
}) {
  const say = useSay();
  const astray = misplacedOn(map, figures);
  if (astray.length === 0) return null;
  const places = placesFor(map, figures);
  const putRight = async () => {
    for (const { id, hex } of places) {
      await act({ type: "adjust", as: id, path: "place", set: hex, reason: say("putRightReason") });
    }
  };
  return (
    <div className={styles.warning} role="status">
      <p>{say("misplaced", { names: astray.map(({ combatant }) => combatant.name).join(say("comma")) })}</p>
      {places.length > 0 && (
        <Button size="small" onPress={() => void putRight()}>
          {say("putRight")}
        </Button>
      )}
    </div>
  );
}
