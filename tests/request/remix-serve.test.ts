import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, json, newsletter, textOf } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { environment } from "../support/program";
import type { TestServer } from "../support/server";

/** A port that nobody listens on: remix-serve does not say which one it took. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

describe("stock remix-serve", () => {
  const folder = temporaryFolder();
  let child: ChildProcess;
  let server: TestServer;

  beforeAll(async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    child = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
      env: { ...environment, PORT: String(port), HOST: "127.0.0.1", ORIGIN: url, DATA_DIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    server = { url } as TestServer;
    await once(child.stdout as NodeJS.EventEmitter, "data");
  });
  afterAll(async () => {
    child.kill();
    await once(child, "exit");
  });

  it("serves the home page and its script", async () => {
    const { status, text } = await ask(server, "/");
    expect([status, textOf(text, "title")]).toEqual([
      200,
      "Prayer LIFE - Find God's Peace in Prayer",
    ]);
    const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? "";
    expect((await ask(server, script)).status).toBe(200);
  });

  it("takes the newsletter, by page and by /api", async () => {
    const own = { Origin: server.url };
    const page = await ask(server, "/features", newsletter("page@example.org", own));
    expect([page.status, page.headers.get("Location")]).toEqual([
      303,
      "/features?done=newsletter#newsletter",
    ]);
    const api = await ask(server, "/api/newsletter", json({ email: "api@example.org" }, own));
    expect([api.status, api.text]).toEqual([200, '{"success":true}']);
    const sqlite = new Database(join(folder, "prayer-life.db"), { readonly: true });
    const saved = sqlite.prepare("SELECT email FROM newsletter_subscriptions ORDER BY id").pluck();
    expect(saved.all()).toEqual(["page@example.org", "api@example.org"]);
    sqlite.close();
  });

  it("gives a refused form back with its words", async () => {
    const { status, text } = await ask(server, "/features", newsletter("nobody"));
    expect(status).toBe(400);
    expect(text).toContain('value="nobody"');
  });
});
