import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { confirmOwnAddress } from "#db/accounts/confirmed-addresses.server";
import { findLock } from "#db/accounts/locks.server";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { addPrayer, getPrayer } from "#db/prayers/prayers.server";
import { beginSealing, findSealing, openByCode } from "#db/seal/keys.server";
import { withOpenedLocks } from "#db/seal/opened.server";
import { Keys, secretIdOf } from "#db/seal/secret-keys.server";
import { person } from "../db/person";
import { account, cookieOf, register } from "../request/support/account";
import { ask, form } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { start } from "../support/program";
import { randomFrom } from "../support/random";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { tell, times } from "./extent";

const kills = times(4, 200);
const prayers = 400;
const secret = "5ea1".repeat(16);
const words = (n: number) => `kanarienvogel ${n}`;

/** A stopped site. @param sealed whether sealing began before the prayers. */
async function site(sealed: boolean) {
  const [DATA_DIR, kept] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(DATA_DIR, "secret"), secret, { mode: 0o600 });
  writeFileSync(join(kept, "p"), "a passphrase of mine\n");
  const db = openDatabase(DATA_DIR, undefined, new Keys(() => secret));
  const ann = await person(db as never, "ann");
  if (sealed) await beginSealing(db, 1);
  const handles: string[] = [];
  for (let n = 0; n < prayers; n++) {
    const at = { now: n * 100_000, day: "2026-11-28", quota: prayers + 1 };
    handles.push((await addPrayer(db, ann, { text: words(n) }, at))?.handle ?? "");
  }
  if (!sealed) await beginSealing(db, 1);
  await db.close();
  return { DATA_DIR, kept, ann, handles };
}

type Site = Awaited<ReturnType<typeof site>>;

/** Every prayer, opened with what lies in the folder, or with the copy that waits. */
async function unread({ DATA_DIR, ann, handles }: Site, secrets: readonly string[]) {
  const plain = openDatabase(DATA_DIR);
  const { secretId } = (await findSealing(plain)) ?? {};
  await plain.close();
  const right = secrets.find((one) => secretIdOf(one) === secretId) ?? "";
  const db = openDatabase(DATA_DIR, undefined, new Keys(() => right));
  const read = await Promise.all(handles.map((handle) => getPrayer(db, ann, handle)));
  await db.close();
  return read.filter((prayer, n) => prayer?.text !== words(n)).length;
}

/** Kills a command after a part of the time that it takes. */
async function killed(args: string[], DATA_DIR: string, after: number): Promise<void> {
  const child = start(args, { DATA_DIR });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const timer = setTimeout(() => child.kill("SIGKILL"), after);
  await ended;
  clearTimeout(timer);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

it(`seal, killed ${kills} times: no prayer is lost, none unreadable`, async (context) => {
  const random = randomFrom(49);
  const made = await site(false);
  const { DATA_DIR, kept } = made;
  const before = join(kept, "before");
  cpSync(DATA_DIR, before, { recursive: true });
  const seal = (n: number) => ["seal", join(kept, `backup${n}.db`)];
  const whole = await timeOf(() => run(seal(-1), { DATA_DIR }));
  let halfWay = 0;
  for (let n = 0; n < kills; n++) {
    rmSync(DATA_DIR, { recursive: true });
    cpSync(before, DATA_DIR, { recursive: true });
    await killed(seal(n), DATA_DIR, random.next() * whole);
    rmSync(join(kept, `backup${n}.db`), { force: true });
    expect(await unread(made, [secret])).toBe(0);
    const sqlite = new Database(join(DATA_DIR, "prayer-life.db"));
    const sql = "SELECT count(*) FROM prayers WHERE substr(text, 1, 1) = char(1)";
    const sealed = Number(sqlite.prepare(sql).pluck().get());
    sqlite.close();
    if (sealed > 0 && sealed < prayers) halfWay += 1;
  }
  expect(await run(seal(kills), { DATA_DIR })).toMatchObject({ code: 0 });
  expect(await unread(made, [secret])).toBe(0);
  tell(context, {
    fault: "kill -9 during seal",
    extent: `${kills} times`,
    result: `no prayer lost, none unreadable; ${halfWay} times between two rows`,
  });
}, 3_600_000);

it(`secret rotate, killed ${kills} times: all open with one of two secrets, and it goes on`, async (context) => {
  const random = randomFrom(50);
  const made = await site(true);
  const { DATA_DIR, kept } = made;
  const [next, before] = [join(kept, "next"), join(kept, "before")];
  cpSync(DATA_DIR, before, { recursive: true });
  const rotate = ["secret", "rotate", next, "--passphrase", join(kept, "p")];
  const afresh = () => {
    rmSync(DATA_DIR, { recursive: true });
    cpSync(before, DATA_DIR, { recursive: true });
    for (const name of [next, `${next}.next`]) rmSync(name, { force: true });
  };
  const whole = await timeOf(() => run(rotate, { DATA_DIR }));
  const stages = { before: 0, waiting: 0, done: 0 };
  for (let n = 0; n < kills; n++) {
    afresh();
    await killed(rotate, DATA_DIR, random.next() * whole * 1.1);
    if (existsSync(next)) stages.done += 1;
    else if (existsSync(`${next}.next`)) stages.waiting += 1;
    else stages.before += 1;
    if (existsSync(next)) renameSync(next, `${next}.next`);
    expect(await run(rotate, { DATA_DIR })).toMatchObject({ code: 0 });
    const now = readFileSync(join(DATA_DIR, "secret"), "utf8");
    expect(now).not.toBe(secret);
    expect(await unread(made, [now])).toBe(0);
  }
  tell(context, {
    fault: "kill -9 during secret rotate",
    extent: `${kills} times`,
    result: `called again, it was done each time (${JSON.stringify(stages)})`,
  });
}, 3_600_000);

const locks = times(0, 200);
const letters = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a <a@example.org>" };

/** Somebody with a confirmed address and prayers, on a stopped site that seals words. */
async function siteToLock() {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, "secret"), secret, { mode: 0o600 });
  const server = await startServer({ ...letters, DATA_DIR });
  const ann = account();
  const Cookie = cookieOf(await register(server, ann));
  await server.stop();
  const db = openDatabase(DATA_DIR, undefined, new Keys(() => secret));
  await beginSealing(db, 1);
  await db.write((tx) => confirmOwnAddress(tx, { id: 1, email: ann.email.toLowerCase() }, 1));
  const handles: string[] = [];
  for (let n = 0; n < prayers; n++) {
    const at = { now: n * 100_000, day: "2026-11-28", quota: prayers + 1 };
    handles.push((await addPrayer(db, 1, { text: words(n) }, at))?.handle ?? "");
  }
  await db.close();
  return { DATA_DIR, handles, Cookie, password: ann.password };
}

/** Locks, and kills the server. @param after milliseconds @returns the code, and how long it took. */
async function lockKilled(
  { DATA_DIR, Cookie, password }: Awaited<ReturnType<typeof siteToLock>>,
  after: number,
): Promise<{ code: string; took: number }> {
  const server = await startServer({ ...letters, DATA_DIR });
  const post = (fields: Record<string, string>, Cookie: string) =>
    ask(server, "/account/lock", form(fields, { Cookie }));
  const begun = cookieOf(await post({ form: "begin-lock", currentPassword: password }, Cookie));
  const page = await ask(server, "/account/lock", { headers: { Cookie: begun } });
  const code = [...page.text.matchAll(/<code[^>]*>([a-z]+)<\/code>/g)].map(([, word]) => word);
  expect(code).toHaveLength(12);
  let timer: NodeJS.Timeout | undefined;
  const took = await timeOf(async () => {
    const locking = post({ form: "lock", words: code.join(" ") }, begun);
    timer = setTimeout(() => void server.stop("SIGKILL"), after);
    await locking.catch(() => undefined);
  });
  clearTimeout(timer);
  await server.stop("SIGKILL");
  return { code: code.join(" "), took };
}

it.runIf(locks > 0)(
  `a lock, killed ${locks} times: all open with the secret, or with the code`,
  async (context) => {
    const random = randomFrom(51);
    const made = await siteToLock();
    const before = join(temporaryFolder(), "before");
    cpSync(made.DATA_DIR, before, { recursive: true });
    let whole: number | undefined;
    const ends = { locked: 0, not: 0 };
    for (let n = 0; n < locks; n++) {
      rmSync(made.DATA_DIR, { recursive: true });
      cpSync(before, made.DATA_DIR, { recursive: true });
      // The first is let be: it tells how long one takes.
      const after = whole === undefined ? 60_000 : random.next() * whole * 1.1;
      const { code, took } = await lockKilled(made, after);
      whole ??= took;
      const db = openDatabase(made.DATA_DIR, undefined, new Keys(() => secret));
      const lock = await findLock(db, 1);
      ends[lock ? "locked" : "not"] += 1;
      await withOpenedLocks(async () => {
        if (lock) expect(openByCode(lock, Buffer.from(code))).toBe(true);
        for (const [at, handle] of made.handles.entries())
          expect((await getPrayer(db, 1, handle))?.text).toBe(words(at));
      });
      await db.close();
    }
    tell(context, {
      fault: "kill -9 during a lock",
      extent: `${locks} times`,
      result: `no prayer lost, none unreadable (${JSON.stringify(ends)})`,
    });
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(0);
  },
  3_600_000,
);
