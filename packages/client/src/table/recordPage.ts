import { create } from "zustand";

/** What of the record lies over the table: the fight once more, or its dice counted. */
export type RecordPage = "replay" | "statistics";

/** The page of the record that is open in this tab, if any. */
export const useRecordPage = create<{ readonly page: RecordPage | undefined }>()(() => ({ page: undefined }));

/** Opens a page of the record over the table. */
export function openRecordPage(page: RecordPage): void {
  useRecordPage.setState({ page });
}

/** Back to the table. */
export function closeRecordPage(): void {
  useRecordPage.setState({ page: undefined });
}
