import type { Json } from "@yomiai/rules";
import { Crosshair, DoorOpen, Footprints, Hand, type LucideIcon, MoreHorizontal, Swords } from "lucide-react";
import styles from "./Declare.module.css";

const icons: Readonly<Record<string, LucideIcon>> = {
  melee: Swords,
  shoot: Crosshair,
  move: Footprints,
  general: Hand,
  flee: DoorOpen,
  pass: MoreHorizontal,
};

/** The picture of an action; always beside its word. */
export function ActionIcon({ action }: { readonly action: Json | undefined }) {
  const Icon = typeof action === "string" ? icons[action] : undefined;
  return Icon === undefined ? null : <Icon aria-hidden="true" className={styles.icon} />;
}
