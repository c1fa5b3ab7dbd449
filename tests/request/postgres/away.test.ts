import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask, form, json } from "../../support/ask";
import { type DatabaseProxy, startDatabaseProxy } from "../../support/database-proxy";
import { createDatabase } from "../../support/postgres/postgres-database";
import { startServer, type TestServer } from "../../support/server";
import { enter } from "../support/account";

let proxy: DatabaseProxy;
let server: TestServer;
let headers: { Cookie: string };

/** Somebody is signed in, and then nothing leads to the database any more. */
beforeAll(async () => {
  proxy = await startDatabaseProxy(await createDatabase(String(inject("postgres"))));
  server = await startServer({
    DATABASE_URL: proxy.url,
    SECRET: "5".repeat(64),
    LOG_LEVEL: "silent",
  });
  const { Cookie } = await enter(server);
  headers = { Cookie };
  expect((await ask(server, "/account", { headers })).status).toBe(200);
  proxy.follow("postgres://127.0.0.1:9");
  proxy.cut();
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
  proxy.close();
});

describe("while PostgreSQL is away, to who is signed in", () => {
  it.each([
    "/",
    "/plan/1?day=2",
    "/theme/theme-2",
    "/plans",
    "/themes",
    "/today",
    "/pray",
    "/contact",
    "/about",
    "/auth",
    "/bible/psalms/23",
  ])("%s is as to a stranger, and says so", async (path) => {
    const { status, text, headers: sent } = await ask(server, path, { headers });
    expect(status).toBe(200);
    expect(text).toContain("We cannot see who you are just now");
    expect(sent.get("Cache-Control")).toBe("private, no-store");
    expect(sent.has("Set-Cookie")).toBe(false);
  });

  it("a public page's data is there for our script, too", async () => {
    const { status, text } = await ask(server, "/plans.data", { headers });
    expect([status, text.includes("We cannot see who you are")]).toEqual([200, true]);
  });

  it.each([
    "/account",
    "/account/prayers",
    "/account/light",
    "/account/settings.data",
    "/account/privacy/everything.json",
    "/api/user",
    "/team",
    "/there-is-nothing",
  ])("%s asks to come back", async (path) => {
    const { status, headers: sent } = await ask(server, path, { headers });
    expect([status, sent.get("Retry-After")]).toEqual([503, "5"]);
  });

  it("the team's pages are what any address of nothing is", async () => {
    const [team, nothing] = await Promise.all(
      ["/team", "/there-is-nothing"].map(async (path) => {
        const { text } = await ask(server, path, { headers });
        return text.replace(/<code>[\w-]+<\/code>/, "").replaceAll(path, "");
      }),
    );
    expect(team).toBe(nothing);
  });

  const words = "For my mother, <b>who</b> waits.\nAnd for my father.";

  it.each([
    ["/account/prayers", { form: "prayer", title: "Mum", text: words }],
    ["/account/prayers/AAAAAAAAAAAAAAAAAAAAAA/edit", { form: "prayer-edit", text: words }],
    ["/team/requests/1", { form: "note", note: words }],
    [
      "/contact",
      {
        form: "contact",
        name: "Ann Lee",
        email: "a@example.org",
        topic: "general",
        message: words,
      },
    ],
    [
      "/contact",
      { form: "prayer-request", fullName: "Ann Lee", email: "a@example.org", prayerRequest: words },
    ],
  ])("a form of %s comes back with its words", async (path, fields) => {
    const {
      status,
      text,
      headers: sent,
    } = await ask(server, path, {
      ...form(fields),
      headers: { ...form(fields).headers, ...headers },
    });
    expect([status, sent.get("Retry-After")]).toEqual([503, "5"]);
    const shown = words.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(text.replaceAll("\r\n", "\n")).toMatch(
      new RegExp(`<textarea[^>]*>\\n?${shown}</textarea>`),
    );
  });

  it("no password comes back", async () => {
    const fields = { form: "username", username: "Ann Lee", currentPassword: "peace be with you" };
    const { status, text } = await ask(server, "/account/settings", {
      ...form(fields),
      headers: { ...form(fields).headers, ...headers },
    });
    expect([status, text.includes("Ann Lee"), text.includes("peace be")]).toEqual([
      503,
      true,
      false,
    ]);
  });

  it("an endpoint refuses in its own shape", async () => {
    const { status, text } = await ask(server, "/api/newsletter", json({ email: "a@example.org" }));
    expect([status, text]).toEqual([503, expect.stringMatching(/^We can’t save anything/)]);
  });

  it("and all is as before when it is back, without logging in anew", async () => {
    proxy.follow(String(inject("postgres")));
    const own = async () => (await ask(server, "/account", { headers })).status;
    await expect.poll(own, { timeout: 10_000 }).toBe(200);
    expect((await ask(server, "/", { headers })).text).not.toContain("We cannot see who you are");
  });
});
