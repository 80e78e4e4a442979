import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { cx } from "./cx.ts";
import styles from "./Tabs.module.css";

/** One page of several. */
export type TabPage = { readonly key: string; readonly label: ReactNode; readonly content: ReactNode };

/** Pages of which one shows. */
export function Tabs({
  label,
  pages,
  selected,
  onSelect,
  place = "top",
}: {
  readonly label: string;
  readonly pages: readonly TabPage[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly place?: "top" | "bottom";
}) {
  return (
    <AriaTabs
      className={cx(styles.tabs, place === "bottom" && styles.bottom)}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <TabList aria-label={label} className={cx(styles.list)}>
        {pages.map((page) => (
          <Tab key={page.key} id={page.key} className={cx(styles.tab)}>
            {page.label}
          </Tab>
        ))}
      </TabList>
      {pages.map((page) => (
        <TabPanel key={page.key} id={page.key} className={cx(styles.panel)}>
          {page.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
