import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { temporaryFolder } from "./folder";
import { environment, program } from "./program";

/**
 * A shell in the part of systemd: it holds a socket open and starts the program anew whenever that
 * has ended, as the process that the socket is meant for (`exec` keeps the shell's id).
 */
const supervisor = `
while [ ! -e "$FOLDER/stop" ]; do
  sh -c 'echo $$ > "$FOLDER/pid"; export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@"' sh "$@"
done`;

const settings = { PORT: "1", RATE_LIMIT: "off", TRUST_PROXY: "1", LOG_LEVEL: "silent" };

/** Starts a server that is passed its socket. */
export async function supervised(more: Record<string, string> = {}) {
  const FOLDER = temporaryFolder();
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as { port: number };
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const shell = spawn("sh", ["-c", supervisor, "sh", ...program, "serve"], {
    env: { ...environment, ...settings, ...more, FOLDER, DATA_DIR: join(FOLDER, "data") },
    stdio: ["ignore", "pipe", "pipe", fd],
  });
  // From now on the shell alone holds it.
  listener.close();
  const pid = () => Number(readFileSync(join(FOLDER, "pid"), "utf8"));
  onTestFinished(() => {
    // A test that failed half-way leaves nobody behind.
    if (shell.kill("SIGKILL")) process.kill(pid(), "SIGKILL");
  });
  let output = "";
  for (const stream of [shell.stdout, shell.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const starts = () => output.split("Prayer LIFE is at").length - 1;
  const started = (times: number) =>
    expect.poll(starts, { interval: 5, timeout: 30_000 }).toBe(times);
  await started(1);
  return {
    port,
    pid,
    output: () => output,
    /** Ends the server, and waits until another is in its place. */
    async restart() {
      const before = starts();
      process.kill(pid(), "SIGTERM");
      await started(before + 1);
    },
    async stop() {
      writeFileSync(join(FOLDER, "stop"), "");
      process.kill(pid(), "SIGTERM");
      await once(shell, "exit");
    },
  };
}

/** Asks on a connection of its own. @returns the status, or what went wrong. */
export function askAnew(port: number): Promise<number | string> {
  return ask({ port, path: "/faqs", agent: new Agent({ keepAlive: false }) });
}

/** Posts on a connection that is kept, as a proxy does: what it has sent it cannot send again. */
function postSaved(port: number, agent: Agent, email: string): Promise<number | string> {
  const headers = { "Content-Type": "application/json" };
  const options = { port, path: "/api/newsletter", method: "POST", agent, headers };
  return ask(options, JSON.stringify({ email }));
}

function ask(options: RequestOptions, body?: string): Promise<number | string> {
  return new Promise((resolve) => {
    request({ host: "127.0.0.1", ...options }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", (error) => resolve(error.message));
    })
      .once("error", (error) => resolve(error.message))
      .end(body);
  });
}

/**
 * Restarts a server so many times while so many are asking.
 * @param through puts a proxy before a port, and says on which port that is.
 * @returns what they were told.
 */
export async function restartUnder(
  requests: number,
  restarts: number,
  through = async (port: number) => port,
) {
  const server = await supervised();
  const port = await through(server.port);
  const told: Record<string, number> = {};
  let begun = 0;
  let over = false;
  const agent = new Agent({ keepAlive: true });
  const clients = Array.from({ length: 4 }, async (_, client) => {
    while (!over || begun < requests) {
      begun += 1;
      const result = await (client % 2 === 0
        ? askAnew(port)
        : postSaved(port, agent, `${begun}@example.org`));
      told[result] = (told[result] ?? 0) + 1;
    }
  });
  const start = performance.now();
  for (let i = 0; i < restarts; i++) await server.restart();
  over = true;
  await Promise.all(clients);
  agent.destroy();
  const ms = performance.now() - start;
  await server.stop();
  return { told, ms };
}
