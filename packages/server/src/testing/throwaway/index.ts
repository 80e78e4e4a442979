export { freePort } from "./freePort.ts";
export { postgresProgram, ThrowawayPostgres } from "./postgres.ts";
export { ThrowawayProcess } from "./process.ts";
export { findProgram, whyNot } from "./program.ts";
export { redisProgram, ThrowawayRedis } from "./redis.ts";
