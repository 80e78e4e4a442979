import { openSqlStore } from "@yomiai/server/store";

/** What keeps the tables of a server. */
export type Store = Awaited<ReturnType<typeof openSqlStore>>;

/** Does something instead of an append, mostly around it. */
export type Around = (append: () => Promise<void>, code: string) => Promise<void>;

/** A store whose appends are made by `around`, whoever asks for them. */
export function wrappedStore(store: Store, around: Around): Store {
  return {
    ...store,
    append: (code, stored) => around(() => store.append(code, stored), code),
    under: (lease) => wrappedStore(store.under(lease), around),
  };
}

/** The embedded store. */
export { openSqlStore };
