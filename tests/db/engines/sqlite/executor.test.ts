import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Tx } from "#db/engines/database";
import { openDatabase, type SqliteEngine } from "#db/engines/sqlite/client.server";
import { newsletterSubscriptions } from "#db/schema/letters";
import { temporaryFolder } from "../../../support/folder";

let folder: string;
let db: SqliteEngine;

beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(folder);
});
afterEach(() => db.close());

const save = (email: string) =>
  db.write(async (tx) => {
    await tx.insert(newsletterSubscriptions).values({ email, subscribedAt: new Date(1) });
    if (email.startsWith("wrong")) throw new Error(email);
    return email;
  });
const saved = () =>
  db.$client.prepare("SELECT email FROM newsletter_subscriptions ORDER BY id").pluck().all();
const outcomes = async (writes: Promise<string>[]) =>
  (await Promise.allSettled(writes)).map((one) =>
    one.status === "fulfilled" ? one.value : (one.reason.code ?? one.reason.message),
  );

it("what is written at the same moment shares one commit, in its order", async () => {
  const exec = vi.spyOn(db.$client, "exec");
  expect(await outcomes(["a@x", "b@x", "c@x"].map(save))).toEqual(["a@x", "b@x", "c@x"]);
  expect(saved()).toEqual(["a@x", "b@x", "c@x"]);
  expect(exec.mock.calls.filter(([sql]) => sql === "COMMIT")).toHaveLength(1);
});

it("who comes in the next turn of the event loop shares it too; nobody is waited for long", async () => {
  const exec = vi.spyOn(db.$client, "exec");
  const writes = [save("a@x")];
  await new Promise(setImmediate);
  writes.push(save("b@x"));
  expect(await outcomes(writes)).toEqual(["a@x", "b@x"]);
  const crowd = Array.from({ length: 50 }, async (_, i) => {
    for (let turn = 0; turn < i * 20; turn += 1) await new Promise(setImmediate);
    return save(`${i}@x`);
  });
  await Promise.all(crowd);
  expect(exec.mock.calls.filter(([sql]) => sql === "COMMIT").length).toBeGreaterThan(2);
  expect(saved()).toHaveLength(52);
});

it("nobody has a result before it is there for all", async () => {
  const other = new Database(join(folder, "prayer-life.db"), { readonly: true });
  const count = other.prepare("SELECT count(*) FROM newsletter_subscriptions").pluck();
  const writes = ["a@x", "b@x"].map((email) => save(email).then(() => count.get()));
  expect(await Promise.all(writes)).toEqual([2, 2]);
  other.close();
});

it("each stands or falls alone", async () => {
  const writes = ["a@x", "wrong@x", "a@x", "b@x"].map(save);
  expect(await outcomes(writes)).toEqual(["a@x", "wrong@x", "SQLITE_CONSTRAINT_UNIQUE", "b@x"]);
  expect(saved()).toEqual(["a@x", "b@x"]);
});

it("a full disk refuses them all, and saves none half", async () => {
  const pages = db.$client.pragma("page_count", { simple: true });
  db.$client.pragma(`max_page_count = ${pages}`);
  const many = Array.from({ length: 200 }, (_, i) => `${"a".repeat(200)}${i}@x`);
  const full = await outcomes(many.map(save));
  expect(full).toContain("SQLITE_FULL");
  expect(saved()).toEqual(many.filter((email) => full.includes(email)));
  db.$client.pragma("max_page_count = 1000000");
  expect(await outcomes([save("later@x")])).toEqual(["later@x"]);
});

it("a lock that lasts refuses them all, once", async () => {
  db.$client.pragma("busy_timeout = 20");
  const other = new Database(join(folder, "prayer-life.db"));
  other.exec("BEGIN IMMEDIATE");
  expect(await outcomes(["a@x", "b@x"].map(save))).toEqual(["SQLITE_BUSY", "SQLITE_BUSY"]);
  other.close();
  expect(await outcomes(["a@x", "b@x"].map(save))).toEqual(["a@x", "b@x"]);
  expect(saved()).toEqual(["a@x", "b@x"]);
});

it("a write inside a write is refused, for it would wait for itself", async () => {
  const inside = db.write(async () => db.write(async () => "never"));
  await expect(inside).rejects.toThrow("waits for itself");
});

it("a transaction that is over writes nothing more", async () => {
  let kept: Tx | undefined;
  await db.write(async (tx) => {
    kept = tx;
  });
  const late = kept
    ?.insert(newsletterSubscriptions)
    .values({ email: "late@x", subscribedAt: new Date(1) });
  await expect(late).rejects.toThrow("is over");
  expect(saved()).toEqual([]);
});

it("one that hangs is undone after five seconds, and those behind it go on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = save("hanging@x").then(() => "never");
  const hung = db.write(() => new Promise<string>(() => {}));
  const refused = expect(hung).rejects.toThrow("took too long");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
  expect(await hanging).toBe("never");
  vi.useRealTimers();
  expect(await save("next@x")).toBe("next@x");
});

it("a transaction that could not even be undone keeps nobody waiting, and is undone by the next", async () => {
  const exec = db.$client.exec.bind(db.$client);
  let broken = 2;
  vi.spyOn(db.$client, "exec").mockImplementation((sql) => {
    if (/^(COMMIT|ROLLBACK)$/.test(sql) && broken-- > 0)
      throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
    return exec(sql);
  });
  expect(await outcomes([save("a@x")])).toEqual(["SQLITE_IOERR"]);
  expect(db.$client.inTransaction).toBe(true);
  expect(await outcomes([save("b@x")])).toEqual(["b@x"]);
  expect(saved()).toEqual(["b@x"]);
});
