import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { findProxy } from "../../bin/proxies.mjs";
import { temporaryFolder } from "../support/folder";
import { environment } from "../support/program";

/** A proxy that runs before a server, on a port of this machine alone. */
export type Proxy = { port: number; logs(): string; stop(): Promise<void> };

/** Its file of `deploy/`, with what a test has to change: ports, places, and no https. */
type Kind = {
  file: string;
  edits: [from: RegExp, to: string][];
  /** What stands around the file on a machine of its own. */
  around(folder: string): string;
  call(main: string): string[];
};

const apacheModules =
  "mpm_event authz_core alias headers http2 proxy proxy_http setenvif socache_shmcb ssl".split(" ");

export const kinds: Record<string, Kind> = {
  nginx: {
    file: "nginx.conf",
    edits: [
      [/listen \[::\].*;/g, ""],
      [/listen 80;/, "listen 127.0.0.1:REDIRECT;"],
      [/listen 443 ssl http2;/, "listen 127.0.0.1:PORT;"],
      [/ssl_certificate.*;/g, ""],
      [/\/var\/log\/nginx/g, "FOLDER/logs"],
      [/127\.0\.0\.1:3000/, "127.0.0.1:SERVER"],
    ],
    around: (folder) => `daemon off;
      pid ${folder}/pid;
      error_log stderr;
      worker_processes 1;
      events {}
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
        include ${folder}/site;
      }`,
    call: (main) => ["-c", main, "-e", "stderr"],
  },
  apache2: {
    file: "apache.conf",
    edits: [
      [/<VirtualHost \*:80>/, "<VirtualHost 127.0.0.1:REDIRECT>"],
      [/<VirtualHost \*:443>/, "<VirtualHost 127.0.0.1:PORT>"],
      [/SSL.*/g, ""],
      [/127\.0\.0\.1:3000/, "127.0.0.1:SERVER"],
    ],
    around: (folder) => `ServerRoot ${folder}
      ServerName localhost
      DefaultRuntimeDir ${folder}
      PidFile ${folder}/pid
      ErrorLog ${folder}/logs/error.log
      Listen 127.0.0.1:PORT
      Listen 127.0.0.1:REDIRECT
      Define APACHE_LOG_DIR ${folder}/logs
      ${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
      ${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
      Include ${folder}/site`,
    call: (main) => ["-D", "FOREGROUND", "-f", main],
  },
  caddy: {
    file: "Caddyfile",
    edits: [
      [/# (log \{)\n\t# \t(import.*)\n\t# (\})/, "$1\n$2\noutput file FOLDER/logs/access.log\n$3"],
      [/(\n\{\n)/, "$1\tadmin off\n\tauto_https off\n"],
      [/pray\.example\.org \{/, "http://pray.example.org:PORT {\nbind 127.0.0.1"],
      [/127\.0\.0\.1:3000/, "127.0.0.1:SERVER"],
    ],
    around: (folder) => `import ${folder}/site`,
    call: (main) => ["run", "--adapter", "caddyfile", "--config", main],
  },
};

const running: ChildProcess[] = [];
// A test that failed half-way leaves nobody behind.
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a proxy with its file of `deploy/` before the server on a port.
 * @param change what is tried of the file in another way.
 */
export async function startProxy(
  name: string,
  serverPort: number,
  change: [from: RegExp, to: string][] = [],
): Promise<Proxy> {
  const { file, edits, around, call } = kinds[name] as Kind;
  const folder = temporaryFolder();
  const [port, redirect] = [await freePort(), await freePort()];
  const places: Record<string, string | number> = {
    FOLDER: folder,
    PORT: port,
    REDIRECT: redirect,
    SERVER: serverPort,
  };
  let site = readFileSync(`deploy/${file}`, "utf8");
  for (const [from, to] of [...edits, ...change]) {
    expect(site, `${file} has ${from}`).toMatch(from);
    site = site.replace(from, to);
  }
  const placed = (text: string) =>
    text.replace(/\b(FOLDER|PORT|REDIRECT|SERVER)\b/g, (word) => String(places[word]));
  mkdirSync(join(folder, "logs"));
  writeFileSync(join(folder, "site"), placed(site));
  writeFileSync(join(folder, "main"), placed(around(folder)));
  const env = { ...environment, HOME: folder };
  const child = spawn(String(findProxy(name)), call(join(folder, "main")), { env });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      said += part;
    });
  const ended = once(child, "exit");
  const logs = () =>
    [
      said,
      ...readdirSync(join(folder, "logs")).map((log) =>
        readFileSync(join(folder, "logs", log), "utf8"),
      ),
    ].join("\n");
  await expect
    .poll(() => (child.exitCode === null ? isOpen(port) : logs()), {
      timeout: 15_000,
      interval: 50,
    })
    .toBe(true);
  return {
    port,
    logs,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
