import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { Button, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import styles from "./OrderList.module.css";
import { dropped, moved } from "./reordered.ts";

/**
 * Things that are put into an order: dragged with mouse or finger, by the handle with the keyboard (Enter takes hold, Tab or
 * arrows go, Enter lets go), or a step at a time by the arrows beside them. Told with their places.
 */
export function OrderList({
  label,
  items,
  onChange,
}: {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly label: string }[];
  /** The keys in their new order. */
  readonly onChange: (keys: readonly string[]) => void;
}) {
  const t = useTranslations("orderList");
  const keys = items.map(({ key }) => key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (taken) => [...taken].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys: taken, target }) =>
      onChange(
        dropped(keys, new Set([...taken].map(String)), {
          key: String(target.key),
          isAfter: target.dropPosition === "after",
        }),
      ),
  });
  return (
    <GridList
      aria-label={label}
      className={cx(styles.list)}
      items={items.map((item, i) => ({ ...item, id: item.key, place: i + 1 }))}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[keys.join(" ")]}
    >
      {({ key, label: name, place }) => (
        <GridListItem id={key} textValue={t("place", { place, name })} className={cx(styles.item)}>
          <Button slot="drag" className={cx(styles.grip)} aria-label={t("drag", { name })}>
            <GripVertical aria-hidden="true" />
          </Button>
          <span className={styles.place}>{place}</span>
          <span className={styles.name}>{name}</span>
          <IconButton
            label={t("up", { name })}
            icon={<ArrowUp />}
            isDisabled={place === 1}
            onPress={() => onChange(moved(keys, key, -1))}
          />
          <IconButton
            label={t("down", { name })}
            icon={<ArrowDown />}
            isDisabled={place === items.length}
            onPress={() => onChange(moved(keys, key, 1))}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
