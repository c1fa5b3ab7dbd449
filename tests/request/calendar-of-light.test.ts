import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();
const path = "/account/light";

/** The suns and the points of a page. */
const counted = (text: string) =>
  ["fill-accent", "fill-ink-quiet"].map((name) => text.split(`class="${name}`).length - 1);

it("shines on the days of an Amen, a day of a plan and a prayer, and says them in words", async () => {
  const { Cookie } = await enter(server);
  const get = (at: string) => ask(server, at, { headers: { Cookie } });
  const post = (at: string, fields: Record<string, string>) =>
    ask(server, at, form(fields, { Cookie }));

  const empty = (await get(path)).text;
  expect(empty).toContain("A day gets its sun");
  expect(counted(empty)[0]).toBe(0);

  for (const at of ["/theme/theme-2", "/theme/theme-2", "/pray"])
    expect((await post(at, { intent: "amen" })).status).toBe(303);
  await post("/plan/anxiety-plan?day=1", { intent: "mark", day: "1", zone: "Pacific/Kiritimati" });
  const { text } = await get(path);
  const [suns = 0, points = 0] = counted(text);
  expect(suns).toBeGreaterThanOrEqual(1);
  expect(suns).toBeLessThanOrEqual(2);
  expect(points).toBeGreaterThan(0);
  expect(text).toMatch(/(November|December|January) \d+( and \d+)?</);
  // No month is shown before the first day of prayer, and none that is to come.
  const months = text.match(/<h3[^>]*>[A-Z][a-z]+</g) ?? [];
  expect(months.length).toBeGreaterThanOrEqual(1);
  expect(months.length).toBeLessThanOrEqual(2);
});

it.each(["/bible/psalms/23", "/today/night"])("knows the Amen of %s", async (path) => {
  const { Cookie } = await enter(server);
  expect((await ask(server, path, form({ intent: "amen" }, { Cookie }))).status).toBe(303);
  const [suns] = counted((await ask(server, "/account/light", { headers: { Cookie } })).text);
  expect(suns).toBe(1);
});

it("keeps to the years there are", async () => {
  const { Cookie } = await enter(server);
  const year = String(new Date().getUTCFullYear());
  for (const query of ["", "?year=1999", "?year=9999", "?year=x", "?year=-1"]) {
    const { status, text } = await ask(server, path + query, { headers: { Cookie } });
    expect([status, /<h2[^>]*>(\d{4})</.exec(text)?.[1]]).toEqual([200, year]);
  }
  expect((await ask(server, path)).status).toBe(303);
});

it("an overview counts the days of those months alone that have any", async () => {
  const { Cookie, username } = await enter(server);
  await ask(server, "/pray", form({ intent: "amen" }, { Cookie }));
  // Who has been here since last month sees both.
  const joined = Date.now() - 40 * 86_400_000;
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  sqlite.prepare("UPDATE users SET createdAt = ? WHERE username = ?").run(joined, username);
  sqlite.close();
  const { text } = await ask(server, "/account", { headers: { Cookie } });
  const month = new Date().toLocaleDateString("en-US", { month: "long", timeZone: "UTC" });
  expect(text).toContain(`One day of prayer in ${month}.`);
});
