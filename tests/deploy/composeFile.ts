import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Root of the repository. */
export const root = join(import.meta.dirname, "../..");

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      stop_grace_period: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      ports: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      networks: z.array(z.string()),
    }),
  ),
});

/** A service of the compose file. */
export type Service = z.infer<typeof composeFile>["services"][string];

/** The services of `deploy/compose.yaml`, with variables as Docker puts them in. */
export function composeServices(variables: Readonly<Record<string, string>>): Readonly<Record<string, Service>> {
  const written = parse(readFileSync(join(root, "deploy/compose.yaml"), "utf8"), { merge: true });
  const filled = JSON.stringify(written).replace(
    /\$\{(\w+)(:[-?][^}]*)?\}/g,
    (_, name: string) => variables[name] ?? "",
  );
  return composeFile.parse(JSON.parse(filled)).services;
}
