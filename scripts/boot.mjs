// The two commands of the README, on a machine that has nothing but Node (18 or newer) and npm.
//   node scripts/boot.mjs start   installs, builds the client if needed, runs the server
//   node scripts/boot.mjs test    installs, fetches the test browser and databases where it may, runs every check and test
// Must stay free of dependencies: it runs before there are any.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_WANTED = 24;
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamps = join(root, ".boot");

const [mode, ...rest] = process.argv.slice(2);
if (mode !== "start" && mode !== "test") {
  console.error("usage: node scripts/boot.mjs start|test");
  process.exit(2);
}

installDependencies();
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ""}`;
buildClient();
if (mode === "test") {
  fetchTestBrowser();
  fetchTestServers();
}
runForeground(mode === "start" ? ["packages/server/src/main.ts", ...rest] : ["scripts/test.ts", ...rest]);

/** Installs what the lockfile says, if that has changed since the last time. */
function installDependencies() {
  const wanted = hashOf(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"].map((file) => join(root, file)));
  if (existsSync(join(root, "node_modules")) && readStamp("installed") === wanted) return;
  console.log("Installing dependencies…");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  mustRun("npx", ["--yes", packageManager, "install", "--frozen-lockfile"]);
  writeStamp("installed", wanted);
}

/** Builds the client if its sources, or what they import, have changed since the last build. */
function buildClient() {
  const sources = ["packages/client", "packages/rules/src", "packages/server/src/protocol.ts", "pnpm-lock.yaml"];
  const wanted = hashOf(sources.flatMap((path) => filesBelow(join(root, path))));
  if (existsSync(join(root, "packages/client/dist/index.html")) && readStamp("built") === wanted) return;
  console.log("Building the client…");
  mustRun(nodeBinary(), ["node_modules/vite/bin/vite.js", "build"], join(root, "packages/client"));
  writeStamp("built", wanted);
}

/** Debian's headless Chromium and Japanese fonts, without which no test run counts. */
function fetchTestBrowser() {
  const hasBrowser = process.env.CHROMIUM_PATH || ["chromium-headless-shell", "chromium"].some(isOnPath);
  const hasFonts = existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc");
  if (hasBrowser && hasFonts) return;
  const packages = ["chromium-headless-shell", "fonts-noto-cjk"];
  if (!installDebian(packages)) process.exit(1);
}

/** What a cluster is made of. Tests that need what is not there are skipped and say so. */
function fetchTestServers() {
  const servers = [
    { name: "postgresql", isHere: existsSync("/usr/lib/postgresql") || isOnPath("postgres") },
    { name: "redis-server", isHere: isOnPath("redis-server") },
    { name: "nginx", isHere: isOnPath("nginx") || existsSync("/usr/sbin/nginx") },
  ];
  const missing = servers.filter(({ isHere }) => !isHere).map(({ name }) => name);
  if (missing.length > 0) installDebian(missing);
}

/** Installs Debian packages if that is possible, else says the one command. @returns whether they are there now */
function installDebian(packages) {
  const mayInstall = process.getuid?.() === 0 && isOnPath("apt-get");
  if (mayInstall) console.log(`Installing ${packages.join(", ")} for the tests…`);
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ];
  const isDone = mayInstall && steps.every((step) => run("apt-get", step).status === 0);
  if (!isDone) console.error(`Some tests need: sudo apt-get install ${packages.join(" ")}`);
  return isDone;
}

/** Runs the long-lived command, passes signals on to it and ends as it ends. */
function runForeground(args) {
  const child = spawn(nodeBinary(), args, { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** This Node if it is new enough, else the one that came with the dependencies. */
function nodeBinary() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_WANTED) return process.execPath;
  const shipped = join(bin, "node");
  if (existsSync(shipped)) return shipped;
  console.error(`Node ${NODE_WANTED} or newer is needed on this machine (found ${process.versions.node}).`);
  process.exit(1);
}

function run(command, args, cwd = root) {
  return spawnSync(command, args, { cwd, stdio: "inherit" });
}

function mustRun(command, args, cwd = root) {
  const done = run(command, args, cwd);
  if (done.status === 0) return;
  console.error(`${command} ${args.join(" ")} failed${done.error ? `: ${done.error.message}` : ""}`);
  process.exit(done.status ?? 1);
}

function isOnPath(command) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules" && entry.name !== "dist")
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function readStamp(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
