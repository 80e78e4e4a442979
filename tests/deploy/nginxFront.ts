import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, ThrowawayProcess } from "@yomiai/server/throwaway";
import type { Front } from "../cluster/front.ts";

/** nginx on this machine. */
export const nginxProgram = findProgram("nginx", "nginx");

const CONFIGURATION = join(import.meta.dirname, "../../deploy/nginx.conf");

/** What the configuration is given where Docker gives names and folders; all else is run as it stands. */
type Here = { readonly port: number; readonly servers: readonly number[]; readonly folder: string };

/** Starts nginx with the configuration of `deploy/` in front of servers on this machine. */
export async function startNginx(servers: readonly number[]): Promise<Front> {
  if ("missing" in nginxProgram) throw new Error(nginxProgram.missing);
  const folder = mkdtempSync(join(tmpdir(), "yomiai-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configurationFor({ port, servers, folder }));
  const settings = ["-c", file, "-e", "stderr", "-g", `daemon off; pid ${folder}/nginx.pid;`];
  const nginx = await ThrowawayProcess.start([nginxProgram.path, ...settings], { ready: /start worker process / });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await nginx.end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configurationFor({ port, servers, folder }: Here): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const changes: readonly (readonly [string, string])[] = [
    ["error_log stderr warn;", "error_log stderr notice;"],
    ["http {", `http { ${temporary}`],
    ["listen 8080;", `listen 127.0.0.1:${port};`],
    ...servers.map((server, i) => [`server app-${i + 1}:2567 `, `server 127.0.0.1:${server} `] as const),
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
      return text.replace(from, to);
    },
    readFileSync(CONFIGURATION, "utf8"),
  );
}
