import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ask, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { open, parseResponse } from "../support/raw";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let ended: Promise<number | null>;

beforeEach(async () => {
  server = await startServer({ DATA_DIR: temporaryFolder() });
  ended = once(server.process, "exit").then(([code]) => code);
});
afterEach(() => void server.process.kill("SIGKILL"));

const body = "form=newsletter&email=last@example.org";
const begun =
  `POST /features HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\n\r\n${body.slice(0, 20)}`;

/** Until a request of its own had its response, so that the server knows the connection. */
async function connected(): Promise<Socket> {
  const socket = open(server.port);
  socket.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return socket;
}

/** Until the server takes no new connection: it has read the signal. */
async function refusesConnections(): Promise<void> {
  for (;;) {
    const socket = connect(server.port, "127.0.0.1");
    const refused = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(false));
      socket.once("error", () => resolve(true));
    });
    socket.destroy();
    if (refused) return;
  }
}

const since = (start: number) => performance.now() - start;

describe.each(["SIGTERM", "SIGINT"] as const)("on %s the server", (signal) => {
  it("ends at once when nobody is served, and leaves everything in one file", async () => {
    await ask(server, "/features", newsletter("ann@example.org"));
    const idle = await connected();
    const start = performance.now();
    server.process.kill(signal);
    expect(await ended).toBe(0);
    expect(since(start)).toBeLessThan(2_000);
    expect(readdirSync(server.folder).sort()).toEqual(["lock", "prayer-life.db", "secret"]);
    idle.destroy();
  });
});

it("ends as well when nobody reads its log any more", async () => {
  server.process.stdout?.destroy();
  await ask(server, "/features", newsletter("ann@example.org"));
  server.process.kill("SIGTERM");
  expect(await ended).toBe(0);
});

it("ends as well when it has only just begun", async () => {
  for (let i = 0; i < 3; i++) expect(await (await startServer()).stop()).toBe(0);
});

describe("a request in hand", () => {
  it("is finished, and the server ends right behind it", async () => {
    const socket = await connected();
    const response = once(socket, "data");
    socket.write(begun);
    server.process.kill("SIGTERM");
    await refusesConnections();
    const start = performance.now();
    socket.write(body.slice(20));
    const [bytes] = (await response) as [Buffer];
    expect(parseResponse(bytes)?.status).toBe(303);
    expect(await ended).toBe(0);
    expect(since(start)).toBeLessThan(2_000);
  });

  it("gets its response also when it comes after the signal, with a word that it was the last", async () => {
    const socket = await connected();
    server.process.kill("SIGTERM");
    for (let last = false; !last; ) {
      const response = once(socket, "data");
      socket.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      const [bytes] = (await response) as [Buffer];
      expect(parseResponse(bytes)?.status).toBe(200);
      last = parseResponse(bytes)?.headers.connection === "close";
    }
    expect(await ended).toBe(0);
  });

  it("survives a signal that comes twice, as from a terminal through npm", async () => {
    const socket = await connected();
    socket.write(begun);
    server.process.kill("SIGINT");
    await refusesConnections();
    server.process.kill("SIGINT");
    const response = once(socket, "data");
    socket.write(body.slice(20));
    const [bytes] = (await response) as [Buffer];
    expect(parseResponse(bytes)?.status).toBe(303);
    expect(await ended).toBe(0);
  });
});

describe("a reader who is behind", () => {
  it("gets all that was asked for before the signal", async () => {
    // More than the system keeps between the two.
    const pages = 28;
    const socket = await connected();
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(pages));
    server.process.kill("SIGTERM");
    await refusesConnections();
    // Longer than the server leaves to connections on which nothing happens.
    await new Promise((resolve) => setTimeout(resolve, 600));
    const whole = (await text(socket)).match(/<\/html>/g);
    expect(whole).toHaveLength(pages);
    expect(await ended).toBe(0);
  });
});

describe("a stalled upload", () => {
  it("holds the server for less than five seconds, also while another holds the database", async () => {
    const [stalled, idle] = [await connected(), await connected()];
    stalled.write(begun);
    const other = new Database(join(server.folder, "prayer-life.db"));
    other.exec("BEGIN IMMEDIATE");
    const start = performance.now();
    server.process.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(since(start)).toBeLessThan(5_000);
    other.close();
    idle.destroy();
  });

  it("does not hold it once somebody means it", async () => {
    const stalled = await connected();
    stalled.write(begun);
    server.process.kill("SIGINT");
    await refusesConnections();
    // The time between two signals is what tells them apart.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const start = performance.now();
    server.process.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(since(start)).toBeLessThan(1_000);
  });
});
