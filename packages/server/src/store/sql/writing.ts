import { LeaseLost, StoreConflict, StoreUnavailable } from "../store.ts";

/**
 * Makes a write and names what it means if it fails: somebody else's row in our place, or a disk that refuses.
 * @throws StoreConflict, StoreUnavailable, LeaseLost
 */
export async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof LeaseLost || error instanceof StoreUnavailable) throw error;
    if (isConstraint(error)) throw new StoreConflict("a row of this key is there already", { cause: error });
    throw new StoreUnavailable("the store cannot write", { cause: error });
  }
}

/** SQLite's primary result code for a violated constraint; extended codes carry it in their low byte. */
const SQLITE_CONSTRAINT = 19;
const PRIMARY_CODE = 0xff;

/** PostgreSQL's class for a violated constraint: the first two letters of its codes. */
const SQLSTATE_CONSTRAINT = "23";

function isConstraint(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error)
    return typeof error.errcode === "number" && (error.errcode & PRIMARY_CODE) === SQLITE_CONSTRAINT;
  return "code" in error && typeof error.code === "string" && error.code.startsWith(SQLSTATE_CONSTRAINT);
}
