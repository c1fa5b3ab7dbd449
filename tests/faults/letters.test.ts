import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import type { PostgresEngine } from "#db/engines/postgres/connections.server";
import { ask } from "../support/ask";
import { startMailServer, type TestMailServer } from "../support/mail-server";
import { type PostgresServer, startPostgres } from "../support/postgres/postgres";
import { createDatabase } from "../support/postgres/postgres-database";
import { randomFrom } from "../support/random";
import { startServer, type TestServer } from "../support/server";
import { tell, times } from "./extent";

const letters = times(120, 2_000);
const kills = times(2, 10);
const pages = times(40, 400);

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres({ fsync: "on" });
}, 60_000);
afterAll(() => postgres.stop());

/** Entries that said yes, and a letter to each. */
async function fill({ pool }: PostgresEngine): Promise<void> {
  await pool.run(`
    INSERT INTO campaigns (fingerprint, subject, blocks, "createdAt")
      VALUES ('${"f".repeat(43)}', 'May', '[{"type":"paragraph","spans":["Grace and peace."]}]', 1);
    INSERT INTO newsletter_subscriptions (email, "subscribedAt", "isActive")
      SELECT 'reader' || n || '@example.org', 1, 1 FROM generate_series(0, ${letters - 1}) AS n;
    INSERT INTO subscription_letters ("subscriptionId", handle, "wantsNews", "confirmedEmail", "confirmedAt")
      SELECT id, lpad(id::text, 22, 's'), 1, email, 1 FROM newsletter_subscriptions;
    INSERT INTO outbox (handle, kind, key, "subscriptionId", "campaignId", "createdAt", "dueAt")
      SELECT lpad(id::text, 22, 'l'), 'campaign', 'campaign 1 ' || id, id, 1, ${Date.now()}, 1e15
      FROM newsletter_subscriptions;`);
}

/** Their moment has come. */
const release = ({ pool }: PostgresEngine) =>
  pool.run(`UPDATE outbox SET "dueAt" = 1, "isBulk" = 1`);

/** Every fiftieth address does not exist; every fifth is refused for the moment when it is first named. */
const isNobody = (at: number) => at % 50 === 7;

function startPickyMailServer(): Promise<TestMailServer> {
  const named = new Set<string>();
  return startMailServer((address) => {
    const at = Number(/\d+/.exec(address)?.[0]);
    if (isNobody(at)) return { code: 550, text: "5.1.1 No such user" };
    if (at % 5 !== 1 || named.has(address)) return undefined;
    named.add(address);
    return { code: 451, text: "4.7.1 Later" };
  });
}

/** Milliseconds that 99 of a hundred pages take less than, one after another, each rendered anew. */
async function p99(server: TestServer): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < pages; at += 1) {
    const from = performance.now();
    await ask(server, `/auth?next=/plan/${at}`);
    took.push(performance.now() - from);
    await pause(10);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(pages * 0.99)] ?? 0;
}

it(
  `${letters} letters reach all who can be reached, though two senders are killed ${kills} times`,
  async (context) => {
    const random = randomFrom(24);
    const mail = await startPickyMailServer();
    const url = await createDatabase(postgres.url);
    const engine = openPostgres(url, { migrates: true });
    await fill(engine);
    const MAIL_FROM = "letters@pray.example.org";
    const settings = { DATABASE_URL: url, SECRET: "5".repeat(64), MAIL_FROM, LOG_LEVEL: "error" };
    const start = (SMTP_URL: string, hours = 0) =>
      startServer({ ...settings, SMTP_URL, CLOCK_OFFSET: String(hours * 3_600_000) });
    const waiting = async (which = "true") => {
      const sql = `SELECT count(*) AS n FROM outbox WHERE state = 'waiting' AND ${which}`;
      return (await engine.pool.run(sql)).rows[0].n as number;
    };
    const senders = [await start(mail.url), await start(mail.url)];
    // Once for the server to become quick, and once to count.
    await p99(senders[0] as TestServer);
    const quiet = await p99(senders[0] as TestServer);
    await release(engine);
    const from = performance.now();
    while (mail.mails.length === 0) await pause(20);
    const during = await p99(senders[0] as TestServer);
    for (let round = 0; round < kills; round += 1) {
      const goal = Math.min(mail.mails.length + letters / (2 * kills), letters * 0.7);
      while (mail.mails.length < goal) await pause(5);
      await pause(random.below(50));
      const victim = senders[round % 2] as TestServer;
      const ended = once(victim.process, "exit");
      victim.process.kill("SIGKILL");
      await ended;
      senders[round % 2] = await start(mail.url);
    }
    while ((await waiting("attempts = 0")) > 0) await pause(100);
    for (const sender of senders) expect(await sender.stop()).toBe(0);
    const seconds = (performance.now() - from) / 1_000;
    // An hour later what was put off is due, and the leases of the killed have run out.
    const [last, other] = [await start(mail.url, 1), await start(mail.url, 1)];
    while ((await waiting()) > 0) await pause(100);
    for (const sender of [last, other]) expect(await sender.stop()).toBe(0);
    await engine.close();

    const reachable = Array.from({ length: letters }, (_, at) => at).filter((at) => !isNobody(at));
    const got = new Map<string, string[]>();
    for (const { recipients, messageId = "" } of mail.mails)
      got.set(`${recipients}`, [...(got.get(`${recipients}`) ?? []), messageId]);
    expect(reachable.filter((at) => !got.has(`reader${at}@example.org`))).toEqual([]);
    // Whoever gets a letter twice gets the same one, and a mail program shows it once.
    expect([...got.values()].filter((ids) => new Set(ids).size > 1)).toEqual([]);
    const twice = mail.mails.length - reachable.length;
    expect(twice).toBeLessThanOrEqual(2 * kills);
    expect(mail.most()).toBeLessThanOrEqual(4);
    tell(context, {
      fault: "senders of letters killed",
      extent: `${letters} letters, ${kills} kills`,
      result: `${reachable.length} delivered, 0 lost, ${twice} twice (one Message-ID); ${seconds.toFixed(0)} s; p99 of a page ${during.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms`,
    });
  },
  times(180_000, 900_000),
);
