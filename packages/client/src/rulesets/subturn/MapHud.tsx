import { Footprints, LocateFixed, Minus, Plus } from "lucide-react";
import { IconButton } from "../../ui/Button.tsx";
import styles from "./Subturn.module.css";
import { useSay } from "./useSay.ts";
import type { useZoom } from "./useZoom.ts";

/** What lies over the corners of the map: what is left to move, now and after the way that is shown; its size; its keys. */
export function MapHud({
  zoom,
  onLocate,
  points,
  left,
  hasKeys,
}: {
  readonly zoom: ReturnType<typeof useZoom>;
  readonly onLocate: () => void;
  /** Points of whoever moves; undefined where nobody does. */
  readonly points: string | undefined;
  /** What is left of them after the way that is shown. */
  readonly left: string | undefined;
  /** Can keys choose a hex now? */
  readonly hasKeys: boolean;
}) {
  const say = useSay();
  return (
    <>
      {hasKeys && (
        <p className={styles.keys} aria-hidden="true">
          {say("keys")}
        </p>
      )}
      <div className={styles.zoom}>
        <IconButton label={say("zoomIn")} icon={<Plus />} isDisabled={zoom.isLargest} onPress={zoom.grow} />
        <IconButton label={say("zoomOut")} icon={<Minus />} isDisabled={zoom.isSmallest} onPress={zoom.shrink} />
        <IconButton label={say("locate")} icon={<LocateFixed />} onPress={onLocate} />
      </div>
      {points !== undefined && (
        <p className={styles.points}>
          <Footprints aria-hidden="true" />
          {left === undefined || left === "" ? say("points", { points }) : say("pointsAfter", { points, left })}
        </p>
      )}
    </>
  );
}
