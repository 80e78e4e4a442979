import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Bytes of a token or invite. */
const SECRET_BYTES = 32;

/** Longest text that can be a token: a longer one is not even hashed. */
const MAX_SECRET_LENGTH = 100;

/** A new token or invite: 32 random bytes, safe in a URL. It is shown once and kept as its hash. */
export function drawSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What is stored of a token or invite: hex of its SHA-256. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Is this the secret behind the hash? Takes the same time wherever the first difference is. "" is no hash. */
export function isSecretOf(hash: string, secret: string): boolean {
  if (hash === "" || secret === "" || secret.length > MAX_SECRET_LENGTH) return false;
  return timingSafeEqual(Buffer.from(hash, "hex"), Buffer.from(hashOf(secret), "hex"));
}
