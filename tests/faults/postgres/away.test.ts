import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enter } from "../../request/support/account";
import { ask, form } from "../../support/ask";
import { startDatabaseProxy } from "../../support/database-proxy";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import type { TestServer } from "../../support/server";
import { rowsOfPostgres } from "../../support/with-server";
import { tell, times } from "../extent";
import { startBalancer } from "./balancer";
import { startInstance } from "./instances";

const seconds = times(3, 60);
const visitors = times(3, 12);
const publicPages = [
  "/",
  "/plan/1?day=2",
  "/theme/theme-2",
  "/plans",
  "/today",
  "/contact",
  "/about",
];
const ownPages = ["/account", "/account/prayers", "/account/privacy"];

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres({ fsync: "on" });
}, 60_000);
afterAll(() => postgres.stop());

/** What visitors without scripts met. */
function createRecord() {
  return {
    pages: 0,
    /** Public pages that were not there, and pages of their own that failed otherwise than by asking to come back. */
    failed: [] as string[],
    own: 0,
    askedBack: 0,
    saved: [] as string[],
    givenBack: [] as {
      path: string;
      fields: Record<string, string>;
      headers: Own;
      words: string;
    }[],
    lost: [] as string[],
  };
}

/** The cookie of somebody who is signed in, and their address. */
type Own = Record<"Cookie" | "X-Forwarded-For", string>;

type Met = ReturnType<typeof createRecord>;

/** Somebody who reads, opens pages of their own, and writes, one after another. */
async function visit(
  server: TestServer,
  name: string,
  headers: Own,
  record: Met,
  isOver: () => boolean,
) {
  for (let i = 0; !isOver(); i++) {
    const page = publicPages[i % publicPages.length] as string;
    const { status } = await ask(server, page, { headers });
    record.pages += 1;
    if (status !== 200) record.failed.push(`${page} ${status}`);
    const own = ownPages[i % ownPages.length] as string;
    const mine = await ask(server, own, { headers });
    record.own += 1;
    const asksBack = mine.status === 503 && mine.headers.has("Retry-After");
    if (asksBack) record.askedBack += 1;
    else if (mine.status !== 200) record.failed.push(`${own} ${mine.status}`);
    await write(server, { words: `Words of ${name}, the ${i}th.`, headers, record, i });
  }
}

type Writing = { words: string; headers: Own; record: Met; i: number };

async function write(server: TestServer, { words, headers, record, i }: Writing) {
  const message = { form: "contact", name: "Ann Lee", email: "ann@example.org", topic: "general" };
  const [path, fields] =
    i % 2 === 0
      ? ["/account/prayers", { form: "prayer", text: words }]
      : ["/contact", { ...message, message: words }];
  const { status, text, headers: sent } = await ask(server, path, sentBy(headers, fields));
  const isGivenBack = status === 503 && sent.has("Retry-After") && text.includes(words);
  if (status === 303) record.saved.push(words);
  else if (isGivenBack) record.givenBack.push({ path, fields, headers, words });
  else record.lost.push(`${path} ${status}`);
}

function sentBy(own: Own, fields: Record<string, string>): RequestInit {
  const sent = form(fields);
  return { ...sent, headers: { ...sent.headers, ...own } };
}

/** How often each of all words is kept. */
async function keptWords(url: string): Promise<Map<string, number>> {
  const sql = "SELECT text FROM prayers UNION ALL SELECT message FROM contact_messages";
  const counts = new Map<string, number>();
  for (const { text } of (await rowsOfPostgres(url, sql, [])) as { text: string }[]) {
    const words = text.slice(text.indexOf("Words of"));
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}

it.for(["killed", "silent"].slice(0, times(1, 2)))(
  `PostgreSQL %s for ${seconds} s under two instances and ${visitors} who are signed in`,
  { timeout: 10 * 60_000 },
  async (how, context) => {
    const url = await createDatabase(postgres.url);
    const proxy = await startDatabaseProxy(url);
    const instances = await Promise.all([startInstance(proxy.url), startInstance(proxy.url)]);
    const balancer = await startBalancer();
    balancer.serve(...instances);
    const people: Own[] = [];
    // Each from a network of their own: what waits is shared out by address.
    for (let i = 0; i < visitors; i++)
      people.push({ Cookie: (await enter(balancer)).Cookie, "X-Forwarded-For": `192.0.2.${i}` });
    const record = createRecord();
    let isOver = false;
    const visiting = people.map((headers, i) =>
      visit(balancer, `visitor ${how} ${i}`, headers, record, () => isOver),
    );
    await expect.poll(() => record.saved.length, { timeout: 20_000 }).toBeGreaterThan(visitors);
    if (how === "killed") await postgres.crash();
    else proxy.delay(Number.POSITIVE_INFINITY);
    await pause(seconds * 1_000);
    if (how === "killed") await postgres.resume();
    proxy.delay(0);
    const [before, since] = [record.saved.length, performance.now()];
    const again = () => record.saved.length - before;
    await expect.poll(again, { timeout: 30_000, interval: 20 }).toBeGreaterThan(visitors);
    const healed = (performance.now() - since) / 1_000;
    isOver = true;
    await Promise.all(visiting);
    expect([record.failed, record.lost]).toEqual([[], []]);
    expect(record.askedBack).toBeGreaterThan(0);
    expect(record.givenBack.length).toBeGreaterThan(0);
    const kept = await keptWords(url);
    // Whoever sends again what came back is taken; one that was cut off at its end may be there already.
    const unsaved = record.givenBack.filter(({ words }) => !kept.has(words));
    for (const { path, fields, headers } of unsaved)
      expect((await ask(balancer, path, sentBy(headers, fields))).status).toBe(303);
    const all = await keptWords(url);
    const written = [...record.saved, ...record.givenBack.map(({ words }) => words)];
    expect(written.filter((words) => all.get(words) !== 1)).toEqual([]);
    for (const instance of instances) expect(await instance.stop()).toBe(0);
    balancer.close();
    proxy.close();
    tell(context, {
      fault: `PostgreSQL ${how} under two instances, ${visitors} signed in, forms without scripts`,
      extent: `${seconds} s`,
      result:
        `${record.pages} public pages, 0 failed; ${record.own} of their own, ${record.askedBack} asked to come back; ` +
        `${record.saved.length} forms saved, ${record.givenBack.length} given back with their words, 0 lost; ` +
        `all as before after ${healed.toFixed(1)} s`,
    });
  },
);
