import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, form, readData, textOf } from "../support/ask";
import { changedBuild } from "../support/changed-build";
import { startServer, type TestServer } from "../support/server";
import { logLines } from "../support/with-server";
import { tell } from "./extent";

const fault = "a secret of ours at /home/somebody";
const thrower = `() => { throw new Error(${JSON.stringify(fault)}); }`;

let server: TestServer;
beforeAll(async () => {
  const program = changedBuild({
    "routes/marketing/about": `loader: ${thrower}`,
    "routes/marketing/careers": `default: ${thrower}`,
    "routes/support/contact": `action: ${thrower}`,
  });
  server = await startServer({}, program);
});
afterAll(async () => expect(await server.stop()).toBe(0));

const filled = form({ form: "contact", name: "Ann", email: "ann@example.org" });

describe.each([
  ["loader", "/about", undefined],
  ["view", "/careers", undefined],
  ["action", "/contact", filled],
])("a throw in a %s", (where, path, init) => {
  const told = { fault: `a throw in a ${where}`, extent: "page, data, neighbours" };

  it("is our page of 500 with an id that the log has, and the process stays", async (context) => {
    const { status, headers, text } = await ask(server, path, init);
    const id = headers.get("X-Request-Id") ?? "";
    expect(status).toBe(500);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(textOf(text, "title")).toContain("Prayer LIFE");
    expect(text).toContain(`<code>${id}</code>`);
    expect(text).toMatch(/<nav[\s\S]*<footer/);
    expect(text).not.toMatch(/a secret of ours|\/home\/|\bat \w+ \(|prayer-life\.cjs/);
    const faults = () =>
      logLines(server).filter(
        (line) => Number(line.level) >= 50 && JSON.stringify(line).includes(fault),
      );
    await expect.poll(() => faults().map((line) => line.id)).toContain(id);
    for (const other of ["/", "/healthz", "/features"])
      expect([other, (await ask(server, other)).status]).toEqual([other, 200]);
    expect(server.process.exitCode).toBeNull();
    tell(context, { ...told, result: "our page, 500, its id in the log; the process stays" });
  });

  it("is told to our own script, without a word of the fault", async () => {
    const { status, text } = await ask(server, `${path}.data`, init);
    if (where === "view") return expect(status).toBe(200);
    expect(status).toBe(500);
    expect(JSON.stringify(await readData(text))).not.toMatch(/a secret of ours|\/home\//);
  });
});

it("an exception that nobody caught: what is in hand is responded to, and the process ends with 1", async (context) => {
  const slow = "await new Promise((done) => setTimeout(done, 300));";
  const loader = `loader: async () => { setTimeout(${thrower}, 10); ${slow} return new Response("in hand"); }`;
  const program = changedBuild({ "routes/meta/robots": loader });
  const broken = await startServer({}, program);
  const ended = once(broken.process, "exit");
  expect((await ask(broken, "/robots.txt")).text).toBe("in hand");
  expect(await ended).toEqual([1, null]);
  expect(logLines(broken).find(({ msg }) => msg === "uncaughtException")).toMatchObject({
    level: 60,
    err: { message: fault },
  });
  tell(context, {
    fault: "an exception that nobody caught",
    extent: "in a timer, beside a page in hand",
    result: "the page comes, a line in the log, exit 1: systemd starts the server anew",
  });
});
