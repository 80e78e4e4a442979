import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components";
import { cx } from "./cx.ts";
import styles from "./Fold.module.css";

/** Something that is out of the way until it is wanted. */
export function Fold({
  title,
  note,
  children,
  isOpenAtFirst = false,
}: {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
}) {
  return (
    <Disclosure className={cx(styles.fold)} defaultExpanded={isOpenAtFirst}>
      <Button slot="trigger" className={cx(styles.button)}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <ChevronDown aria-hidden="true" />
      </Button>
      <DisclosurePanel className={cx(styles.panel)}>{children}</DisclosurePanel>
    </Disclosure>
  );
}
