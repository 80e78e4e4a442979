/** A value that survives `JSON.stringify` and `JSON.parse` unchanged. `undefined` properties count as absent. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
/** An object of {@link Json} values. */
export type JsonObject = { readonly [key: string]: Json | undefined };
