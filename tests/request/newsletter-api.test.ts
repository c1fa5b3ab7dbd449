import { describe, expect, it } from "vitest";
import { ask, json } from "../support/ask";
import { onFile } from "../support/server";
import { rows, withServer } from "../support/with-server";

const server = withServer();

const post = (value: unknown) => ask(server, "/api/newsletter", json(value));
const subscribers = () =>
  rows(server, "SELECT email, isActive FROM newsletter_subscriptions ORDER BY id");
const tags = async (email: string) => {
  const found = await rows(
    server,
    "SELECT tag FROM subscription_tags JOIN newsletter_subscriptions ON id = subscriptionId WHERE email = ? ORDER BY tag",
    email,
  );
  return found.map((row) => (row as { tag: string }).tag);
};

describe("POST /api/newsletter", () => {
  it("saves an address at the moment of the response, and sets no cookie", async () => {
    const { status, text, headers } = await post({ email: " Ann@Example.org" });
    expect(await subscribers()).toEqual([{ email: "ann@example.org", isActive: 1 }]);
    expect([status, JSON.parse(text)]).toEqual([200, { success: true }]);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("responds the same for an address that is known, which stays one row", async () => {
    const [first, second] = [
      await post({ email: "bob@example.org" }),
      await post({ email: "BOB@example.org" }),
    ];
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await subscribers()).filter((row) => JSON.stringify(row).includes("bob"))).toHaveLength(
      1,
    );
  });

  it("saves tags that are ours, one or several, at once or later", async () => {
    const email = "tags@example.org";
    await post({ email });
    await post({ email, tags: "App Waitlist" });
    expect(await tags(email)).toEqual(["App Waitlist"]);
    await post({ email, tags: ["App Waitlist", "App Waitlist", "a stranger's"] });
    await post({ email });
    expect(await tags(email)).toEqual(["App Waitlist"]);
  });

  it.each([
    [{ email: "x@example.org", tags: 5 }],
    [{ email: "x@example.org", tags: [""] }],
    [{ email: "x@example.org", tags: Array.from({ length: 11 }, () => "App Waitlist") }],
    [{ email: ["x@example.org"] }],
    [{ email: { toString: "x@example.org" } }],
    [{ Email: "x@example.org" }],
    [{ email: null }],
  ])("refuses %j and keeps nothing of it", async (body) => {
    const before = await subscribers();
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(text).toMatch(/^[A-Z][^{}]+$/);
    expect(await subscribers()).toEqual(before);
  });

  it("takes the last of a name that is sent twice, as JSON does", async () => {
    const body = '{"email":"first@example.org","email":"last@example.org"}';
    expect((await ask(server, "/api/newsletter", { ...json(0), body })).status).toBe(200);
    const found = (await subscribers()).map((row) => (row as { email: string }).email);
    expect(found).toContain("last@example.org");
    expect(found).not.toContain("first@example.org");
  });

  it("takes no columns of a sender's own choice", async () => {
    const body = '{"email":"mass@example.org","id":999,"isActive":0,"__proto__":{"isActive":0}}';
    await ask(server, "/api/newsletter", { ...json(0), body });
    const sql =
      "SELECT id, isActive FROM newsletter_subscriptions WHERE email = 'mass@example.org'";
    expect(await rows(server, sql)).toEqual([{ id: expect.any(Number), isActive: 1 }]);
    expect(await rows(server, "SELECT * FROM newsletter_subscriptions WHERE id = 999")).toEqual([]);
  });

  it("thanks a machine and drops what it sent", async () => {
    const before = await subscribers();
    const trapped = { email: "bot@example.org", "leave-this-empty": "x" };
    expect(await post(trapped)).toMatchObject({ status: 200, text: '{"success":true}' });
    expect(await subscribers()).toEqual(before);
  });

  it.runIf(onFile)("brings back who had left", async () => {
    await post({ email: "back@example.org" });
    const Database = (await import("better-sqlite3")).default;
    const sqlite = new Database(`${server.folder}/prayer-life.db`);
    sqlite.exec("UPDATE newsletter_subscriptions SET isActive = 0");
    sqlite.close();
    await post({ email: "back@example.org" });
    expect(await subscribers()).toContainEqual({ email: "back@example.org", isActive: 1 });
  });

  it("saves fifty at once, each of them once", async () => {
    const emails = Array.from({ length: 50 }, (_, i) => `many${i % 25}@example.org`);
    const responses = await Promise.all(emails.map((email) => post({ email })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      (await subscribers()).filter((row) => JSON.stringify(row).includes("many")),
    ).toHaveLength(25);
  });
});
