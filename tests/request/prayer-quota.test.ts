import { randomBytes } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, expect, it } from "vitest";
import { prayersFull } from "#content/pages/saving";
import { prayerQuota } from "~/prayers/prayer-definition";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { type Account, enter, logIn } from "./support/account";

const server = withServer();

let ann: Account & { Cookie: string };

/** Lets a person have so many prayers, each of them at rest. */
async function fill(count: number) {
  const before = await held();
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  const add = sqlite.prepare(
    `INSERT INTO prayers
       (handle, userId, text, writtenOn, createdAt, updatedAt, restsUntil, wakesAt)
     VALUES (?, (SELECT id FROM users WHERE username = ?), 'a prayer', '2026-11-22', 1, 1,
       '2100-01-01', 4102444800000)`,
  );
  sqlite.transaction(() => {
    for (let i = before; i < count; i++)
      add.run(randomBytes(16).toString("base64url"), ann.username);
  })();
  sqlite.close();
}

const held = async () => {
  const [counted] = await rows(server, "SELECT count(*) AS n FROM prayers");
  return (counted as { n: number }).n;
};
const get = (path: string) => ask(server, path, { headers: { Cookie: ann.Cookie } });
const post = (path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, { Cookie: ann.Cookie }));

beforeAll(async () => {
  ann = await enter(server);
});

it("is said beforehand, where it is near", async () => {
  await fill(prayerQuota.warnBeyond);
  expect((await get("/account/prayers")).text).not.toContain("of 5,000");
  await fill(4_800);
  const { text } = await get("/account/prayers");
  expect(text.replaceAll("<!-- -->", "")).toContain("You have 4,800 of 5,000 prayers.");
});

it("what rests comes in pages", async () => {
  const { text } = await get("/account/prayers");
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(text.replaceAll("<!-- -->", "")).toContain("At rest: 4,800");
  expect(text.match(/Bring it back/g)).toHaveLength(10);
  const second = (await get("/account/prayers?resting=2")).text;
  expect(second).toMatch(/<details class="resting" open/);
  expect(second).toContain('href="/account/prayers?resting=3"');
});

it("a prayer too many is refused with its words, and nothing is saved", async () => {
  await fill(prayerQuota.most - 1);
  const fields = { form: "prayer", title: "One more", text: "Words that must not be lost" };
  expect((await post("/account/prayers", { ...fields, title: "The last" })).status).toBe(303);
  const { status, text } = await post("/account/prayers", fields);
  expect(status).toBe(409);
  expect(text).toContain(prayersFull.description);
  expect(text).toMatch(/<textarea[^>]*name="text"[^>]*>\s*Words that must not be lost</);
  expect(text).toContain('value="One more"');
  expect(await held()).toBe(prayerQuota.most);
});

it.each([
  ["/theme/theme-3", "save-prayer"],
  ["/theme/theme-3", "save-verse-1"],
  ["/plan/anxiety-plan", "save-prayer"],
  ["/?index", "save-verse"],
  ["/?index", "save"],
])("on %s %s says so once, in the page, and keeps nothing", async (path, intent) => {
  const { status, headers } = await post(path, { intent, day: "1" });
  const to = headers.get("Location") ?? "";
  expect([status, to]).toEqual([303, expect.stringContaining(`done=${intent}-full`)]);
  const Cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { text } = await ask(server, to, { headers: { Cookie } });
  expect(text.split(prayersFull.description)).toHaveLength(2);
  expect(text).not.toMatch(/Saved (?:<[^>]+>)?in My Prayers<|Prayer Saved/);
  expect(await held()).toBe(prayerQuota.most);
});

it("what waited for a sign-in finds no room either, and says so", async () => {
  const asked = await ask(server, "/theme/theme-3", form({ intent: "save-prayer" }));
  const Cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { username, password } = ann;
  const login = form({ form: "login", username, password }, { Cookie });
  const { headers } = await ask(server, "/auth?next=/theme/theme-3", login);
  expect(headers.get("Location")).toContain("done=save-prayer-full");
  expect(await held()).toBe(prayerQuota.most);
});

it("leaves room again once a prayer is deleted", async () => {
  const [{ handle }] = (await rows(server, "SELECT handle FROM prayers LIMIT 1")) as [
    { handle: string },
  ];
  const gone = await post(`/account/prayers/${handle}/delete`, {
    intent: "delete",
    prayer: handle,
  });
  expect(gone.status).toBe(303);
  expect((await post("/account/prayers", { form: "prayer", text: "There is room" })).status).toBe(
    303,
  );
  expect((await logIn(server, ann)).status).toBe(200);
});
