import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { freePort } from "../bench/measure/servers.mjs";
import { temporaryFolder } from "../support/folder";
import { environment } from "../support/program";
import { type Engine, find, type View, type Visit, type Which } from "./engine";
import { startTellingProxy } from "./telling-proxy";

type Programs = { driver: string; display: string };
type Call = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  limit?: number,
) => Promise<unknown>;
type Started = { call: Call; stop(): Promise<void> };

/** WebKitGTK's MiniBrowser on a display that nobody sees, driven by WebDriver. */
export async function startWebkit(
  programs: Programs,
  site: string,
  downloads: string,
): Promise<Engine> {
  const HOME = temporaryFolder();
  const config = join(HOME, ".config");
  mkdirSync(join(config, "gtk-3.0"), { recursive: true });
  writeFileSync(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"`);
  // Reduced motion: what glides into view can't be pressed before it is there.
  writeFileSync(join(config, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const { display, DISPLAY } = await startDisplay(programs.display);
  const env = { ...environment, HOME, XDG_RUNTIME_DIR: HOME, DISPLAY };
  const visits: Started[] = [];
  return {
    async visit(view) {
      const visit = await startVisit(programs.driver, env, view);
      visits.push(visit);
      return walkable(visit, site, view);
    },
    async stop() {
      for (const visit of visits) await visit.stop();
      display.kill();
      await once(display, "exit");
    },
  };
}

/** The display says its own number, so that several runs stand side by side. */
async function startDisplay(program: string) {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data");
  return { display, DISPLAY: `:${String(number).trim()}` };
}

/** On a busy machine the browser and its driver miss each other at times: a second pair then meets. */
async function startVisit(
  driver: string,
  env: NodeJS.ProcessEnv,
  view: View,
  tries = 3,
): Promise<Started> {
  // Full screen has no bar, whose buttons would keep the window wider than a phone.
  const args = ["--automation", "--full-screen", ...(view.dark ? ["--dark-mode"] : [])];
  const alwaysMatch = { "webkitgtk:browserOptions": { args } };
  const { call, stop } = await startDriver(driver, env);
  try {
    const session = await call("POST", "/session", { capabilities: { alwaysMatch } }, 20_000);
    const { sessionId } = session as { sessionId: string };
    return {
      call: (method, path, ...more) => call(method, `/session/${sessionId}${path}`, ...more),
      stop,
    };
  } catch (error) {
    await stop();
    if (tries === 1) throw error;
    return startVisit(driver, env, view, tries - 1);
  }
}

async function startDriver(driver: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const port = await freePort();
  // In a group of its own, with all that the browser starts.
  const child = spawn(driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const call: Call = (method, path, body, limit = 60_000) =>
    command(method, `http://127.0.0.1:${port}${path}`, body, limit);
  await vi.waitFor(() => call("GET", "/status"), { timeout: 20_000 });
  const ended = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && !child.signalCode) process.kill(-Number(child.pid), "SIGKILL");
    await ended;
  };
  return { call, stop };
}

async function command(
  method: string,
  url: string,
  body: object | undefined,
  limit: number,
): Promise<unknown> {
  const signal = AbortSignal.timeout(limit);
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** The name that the protocol gives to what stands for an element, and to a key. */
const [elementKey, enter] = ["element-6066-11e4-a52e-4f735466cecf", "\uE006"];

async function walkable({ call, stop }: Started, site: string, view: View): Promise<Visit> {
  const proxy = await startTellingProxy(Number(new URL(site).port), await freePort());
  const run = (what: unknown, args: unknown[]) =>
    call("POST", "/execute/sync", { script: `return (${what})(...arguments)`, args });
  const located = async (which: Which) =>
    ((await run(find, which)) as Record<string, string>)[elementKey];
  const { width, height } = view;
  await call("POST", "/window/rect", { x: 0, y: 0, width, height });
  return {
    async open(path) {
      await call("POST", "/url", { url: `http://127.0.0.1:${proxy.port}${path}` });
    },
    async back() {
      await call("POST", "/back", {});
    },
    async reload() {
      await call("POST", "/refresh", {});
    },
    async loseTab() {
      const { handle } = (await call("POST", "/window/new", { type: "tab" })) as { handle: string };
      await call("DELETE", "/window");
      await call("POST", "/window", { handle });
    },
    ask: ((what, ...args) => run(what, args)) as Visit["ask"],
    async click(which) {
      await call("POST", `/element/${await located(which)}/click`, {});
    },
    async type(which, words) {
      const id = await located(which);
      await run("(element) => element.select?.()", [{ [elementKey]: id }]);
      await call("POST", `/element/${id}/value`, { text: words.replaceAll("\n", enter) });
    },
    screenshot: async () => Buffer.from(String(await call("GET", "/screenshot")), "base64"),
    async end() {
      await call("DELETE", "").catch(() => undefined);
      await stop();
      proxy.stop();
      return proxy.told;
    },
  };
}
