import { StoreConflict, StoreUnavailable } from "../store.ts";

/**
 * Makes a write and names what it means if it fails: somebody else's row in our place, or a disk that refuses.
 * @throws StoreConflict, StoreUnavailable
 */
export async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isConstraint(error)) throw new StoreConflict("a row of this key is there already", { cause: error });
    throw new StoreUnavailable("the store cannot write", { cause: error });
  }
}

/** SQLite's primary result code for a violated constraint; extended codes carry it in their low byte. */
const SQLITE_CONSTRAINT = 19;
const PRIMARY_CODE = 0xff;

function isConstraint(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" && (code & PRIMARY_CODE) === SQLITE_CONSTRAINT;
}
