import { once } from "node:events";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { version } from "../../package.json";
import { freePort } from "../bench/measure/servers.mjs";
import { ask, form, json, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { start } from "../support/program";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { type LogLine, logLines } from "../support/with-server";

/** Words of a visitor that no log may hold. */
const secret = "leaked";
const cookie = { Cookie: `session_id=${secret}.${secret}`, "X-Forwarded-For": "203.0.113.77" };

const asked: [path: string, init: RequestInit | undefined, route: string, status: number][] = [
  ["/", undefined, "/", 200],
  ["/features?email=leaked@example.org", { headers: cookie }, "/features", 200],
  ["/features.data", undefined, "/features", 200],
  ["/plan/leaked-1", undefined, "/plan/:id?", 200],
  ["/leaked/path", undefined, "*", 404],
  ["/%ff-leaked", undefined, "-", 400],
  ["/api/leaked", undefined, "/api/*", 404],
  ["/API/Newsletter", json({ email: "leaked@example.org" }), "/api/newsletter", 200],
  ["/api/newsletter", json({ email: "leaked" }, cookie), "/api/newsletter", 400],
  ["/api/newsletter", { ...json(0), body: "{leaked" }, "/api/newsletter", 400],
  ["/?index", newsletter("leaked@example.org", cookie), "/", 303],
  ["/features", newsletter("leaked", cookie), "/features", 400],
  ["/features", newsletter("leaked@x.org", { Origin: "http://leaked.example" }), "/features", 403],
  ["/features", newsletter(secret.repeat(20_000)), "/features", 413],
  ["/features", { method: "POST", body: secret }, "/features", 415],
  ["/features", form({ leaked: secret }), "/features", 400],
  ["/favicon.svg?leaked", undefined, "/favicon.svg", 200],
  ["/healthz", undefined, "/healthz", 200],
  ["/features/", undefined, "/features", 308],
];

const ofRequests = (lines: LogLine[]) => lines.filter(({ msg }) => msg === "request");

describe("the log", () => {
  it("has one line for each request, which its response names, and nothing of a visitor", async () => {
    const server = await startServer();
    const responses: object[] = [];
    for (const [path, init, route, status] of asked) {
      const { headers, status: given } = await ask(server, path, init);
      const id = headers.get("X-Request-Id");
      responses.push({ id, route, status });
      expect([path, given]).toEqual([path, status]);
    }
    expect(await server.stop()).toBe(0);
    const lines = ofRequests(logLines(server));
    expect(lines.map(({ id, route, status }) => ({ id, route, status }))).toEqual(responses);
    expect(lines.map(({ method }) => method)).toEqual(
      asked.map(([, init]) => init?.method ?? "GET"),
    );
    for (const { time, ms, ...line } of lines) {
      expect(String(time)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(ms).toBeGreaterThan(0);
      expect(Object.keys(line).sort()).toEqual(["id", "level", "method", "msg", "route", "status"]);
    }
    expect(server.output()).not.toMatch(
      /leaked|@|203\.0\.113|127\.0\.0\.1|session_id|Mozilla|undici/i,
    );
  });

  it("tells a fault with the id that the response shows, and nothing of a visitor", async () => {
    const server = await startServer();
    const sqlite = new Database(`${server.folder}/prayer-life.db`);
    sqlite.exec(
      "CREATE TRIGGER fault BEFORE INSERT ON newsletter_subscriptions BEGIN SELECT RAISE(ABORT, 'a fault'); END",
    );
    sqlite.close();
    const page = await ask(server, "/features", newsletter("leaked@example.org"));
    const api = await ask(server, "/api/newsletter", json({ email: "leaked@example.org" }));
    expect([page.status, api.status]).toEqual([500, 500]);
    expect(page.text).toContain('value="leaked@example.org"');
    expect(page.text).toContain("500: Something went wrong on our side.");
    expect(api.text).toBe("Something went wrong on our side.");
    expect(page.text + api.text).not.toMatch(/a fault|SQLITE/);
    expect(await server.stop()).toBe(0);
    const faults = logLines(server).filter(({ level }) => level === 50);
    const ids = [page, api].map(({ headers }) => headers.get("X-Request-Id"));
    expect(faults.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(faults)).toContain("a fault");
    expect(server.output()).not.toMatch(/leaked|@example/);
  });

  it("is silent when told to be, but for the address", async () => {
    const server = await startServer({ LOG_LEVEL: "silent" });
    await ask(server, "/");
    await server.stop();
    expect(server.output()).toBe(`Prayer LIFE is at http://localhost:${server.port}\n`);
  });

  it("is JSON from its first line to its last, which say what was started and stopped", async () => {
    const DATA_DIR = temporaryFolder();
    const child = start(["serve"], { DATA_DIR, PORT: "0", ANNOUNCE: "" });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes('"serving"')) child.kill("SIGTERM");
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
    expect([code, said]).toEqual([0, ""]);
    const lines: LogLine[] = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { stdout } = await run(["--version"]);
    const [first] = lines;
    expect(first).toMatchObject({ msg: "starting", version, node: expect.any(String) });
    expect(stdout).toContain(`build ${first?.build} of ${first?.built}`);
    expect(lines.find(({ msg }) => msg === "serving")).toMatchObject({
      version,
      engine: expect.stringMatching(/^SQLite 3\./),
      address: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
    expect(lines.slice(-2)).toMatchObject([
      { msg: "stopping", signal: "SIGTERM" },
      { msg: "stopped" },
    ]);
  });

  it("is all there is, with nothing for people in it, where it is silent", async () => {
    const PORT = String(await freePort());
    const env = { DATA_DIR: temporaryFolder(), PORT, ANNOUNCE: "", LOG_LEVEL: "silent" };
    const child = start(["serve"], env);
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const isThere = () =>
      fetch(`http://127.0.0.1:${PORT}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
    child.kill("SIGTERM");
    expect(await said).toEqual(["", ""]);
  });
});
