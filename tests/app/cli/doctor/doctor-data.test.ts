import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noteRefusedAlike, noteSender } from "#db/letters/senders.server";
import { makeTotpSecret, sealTotpSecret } from "~/accounts/second-factor.server";
import { examineLetters } from "~/cli/doctor/doctor.server";
import {
  type DeskCounts,
  examineDesk,
  examineFactors,
  examineOutbox,
} from "~/cli/doctor/doctor-database.server";
import { parseEnv } from "~/runtime/env.server";
import { openEngine, type TestEngine } from "../../../db/engine";
import { type ScriptedServer, startScriptedServer } from "../../../support/mail-server";
import { withSettings } from "../../../support/settings";

const now = Date.now();
const daysAgo = (days: number) => now - days * 86_400_000;

const examine = (counts: Partial<DeskCounts>) =>
  examineDesk(
    { unprayed: 0, urgent: 0, oldest: null, leaders: 2, intercessors: 3, ...counts },
    now,
  );

it("says how long the oldest request for prayer waits, and what to do once it is long", () => {
  const found = (counts: Partial<DeskCounts>) => examine(counts)[0];
  expect(found({})).toMatchObject({ found: "none is left that nobody prayed for" });
  const soon = found({ unprayed: 2, oldest: daysAgo(1) });
  expect(soon).toMatchObject({
    state: "good",
    found: "2 not prayed for yet, oldest waiting 1 day",
  });
  const late = found({ unprayed: 3, oldest: daysAgo(4) });
  expect(late).toMatchObject({ found: "3 not prayed for yet, oldest waiting 4 days" });
  expect(late?.advice).toContain("prayer-life user role");
});

it("a request of somebody who may be in danger is looked at, however new it is", () => {
  const [requests] = examine({ unprayed: 1, oldest: now, urgent: 1 });
  expect(requests).toMatchObject({ state: "doubtful", found: expect.stringMatching(/in danger/) });
  expect(requests?.advice).toContain("prayer-life inbox");
});

it.each([
  [0, 0, "good", /^nobody yet/, undefined],
  [2, 1, "good", /^2 leaders, 1 intercessor$/, undefined],
  [2, 0, "good", /^2 leaders, no intercessors$/, undefined],
  [1, 3, "doubtful", /^1 leader, 3 intercessors$/, /second leader.*user role NAME leader/],
  [0, 1, "doubtful", /^no leaders, 1 intercessor$/, /private requests.*user role NAME leader/],
])("of a team of %i leaders and %i intercessors", (leaders, intercessors, state, found, advice) => {
  const [, team] = examine({ leaders, intercessors });
  expect(team).toMatchObject({ state, found: expect.stringMatching(found) });
  expect(team?.advice ?? "").toMatch(advice ?? /^$/);
});

it("a public site without a team is doubtful, for its forms promise one", () => {
  withSettings({ ORIGIN: "https://pray.example.org" });
  const [, team] = examine({ leaders: 0, intercessors: 0 });
  expect(team).toMatchObject({ state: "doubtful", found: expect.stringMatching(/^nobody yet/) });
});

it("says whose codes cannot be checked, and what to do", () => {
  withSettings({ SECRET: "a".repeat(64) });
  const lost = { sealedSecret: sealTotpSecret(makeTotpSecret()) };
  expect(examineFactors([])).toMatchObject({
    state: "good",
    found: "no accounts with a code at sign-in",
  });
  expect(examineFactors([lost])).toMatchObject({ state: "good" });
  withSettings({ SECRET: "b".repeat(64) });
  const own = { sealedSecret: sealTotpSecret(makeTotpSecret()) };
  expect(examineFactors([own])).toMatchObject({ state: "good" });
  expect(examineFactors([lost, own])).toMatchObject({
    state: "bad",
    found: "2 accounts with a code at sign-in; those of 1 cannot be checked",
    advice: expect.stringContaining("prayer-life user factor NAME --reset"),
  });
});

const about = (env: Record<string, string>) => {
  const parsed = parseEnv({ MAIL_FROM: "a@example.org", ...env });
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  return examineLetters(parsed.settings);
};

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

const mailServer = async (env: Record<string, string>) =>
  (await about(env)).find(({ what }) => what === "Mail server");

describe("of the mail server the doctor says", () => {
  it("nothing where none is named, and never its password", async () => {
    expect(await about({})).toMatchObject([{ found: "not set: no letters are sent" }]);
    server = await startScriptedServer(() => undefined);
    const found = await about({ SMTP_URL: server.url.replace("right", "hunter2") });
    expect(found).toMatchObject([
      { found: `smtp://127.0.0.1:${server.port}` },
      { state: "good", found: "answers, and takes the user name and password" },
      { found: "a@example.org" },
      { what: "OPERATOR_EMAIL", state: "doubtful" },
    ]);
    expect(JSON.stringify(found)).not.toContain("hunter2");
  });

  it.each([
    ["AUTH", "535 5.7.8 Wrong", "bad", /user name and password/],
    ["CONN", "554 5.7.1 Blocked", "bad", /turns this machine away/],
    ["CONN", "421 4.3.2 Busy", "bad", /busy, or out of order/],
    ["EHLO", "drop", "bad", /connection broke/],
    ["AUTH", "503 5.5.1 Not enabled", "doubtful", /asks for no user name/],
  ])("why it takes nothing: %s %s", async (at, words, state, found) => {
    server = await startScriptedServer((step) => (step === at ? words : undefined));
    expect(await mailServer({ SMTP_URL: server.url })).toMatchObject({
      state,
      found: expect.stringMatching(found),
      advice: expect.stringMatching(/./),
    });
  });

  it("that nothing answers where nothing does, and that it wants TLS where it has none", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => gone.once("listening", resolve));
    const { port } = gone.address() as { port: number };
    await new Promise((resolve) => gone.close(resolve));
    const refused = await mailServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect([refused?.state, refused?.found]).toEqual([
      "bad",
      expect.stringMatching(/nothing answers/),
    ]);
    server = await startScriptedServer(() => undefined);
    const { url } = server;
    const open = await mailServer({ SMTP_URL: url, SMTP_TLS: "required" });
    expect([open?.state, open?.found]).toEqual(["bad", expect.stringMatching(/no encryption/)]);
    const secure = await mailServer({ SMTP_URL: url.replace("smtp:", "smtps:") });
    expect([secure?.state, secure?.found]).toEqual([
      "bad",
      expect.stringMatching(/does not begin with TLS/),
    ]);
  });
});

describe("of letters the doctor says", () => {
  const now = 10 * 3_600_000;
  let db: TestEngine;
  const outbox = () => examineOutbox(db, now);
  const add = (handle: string, createdAt: number, dueAt: number, more = "'waiting', NULL, NULL") =>
    db.sql(
      `INSERT INTO outbox (handle, kind, "createdAt", "dueAt", state, reason, "settledAt")
       VALUES ('${handle.repeat(22)}', 'digest', ${createdAt}, ${dueAt}, ${more})`,
    );

  beforeEach(async () => {
    withSettings();
    db = await openEngine();
  });

  it("that some wait for an hour, but not of those of a slow one to many", async () => {
    expect(await outbox()).toMatchObject([{ state: "good" }]);
    await add("a", 1, now + 1);
    await add("b", now - 60_000, now - 60_000);
    expect(await outbox()).toMatchObject([{ state: "good", found: "1 letter waiting, 0 refused" }]);
    await add("c", 1, 2);
    expect(await outbox()).toMatchObject([{ state: "doubtful" }]);
    await db.sql("UPDATE outbox SET reason = 'held back'");
    expect(await outbox()).toMatchObject([{ found: expect.stringContaining("3 held back") }]);
  });

  it("which were refused for a fault that its operator can help, and no others", async () => {
    await add("a", 1, 2, `'refused', 'RCPT 550 5.1.1', ${now}`);
    expect(await outbox()).toMatchObject([{ state: "good" }]);
    await add("b", 1, 2, `'refused', 'DATA 550 5.7.1', ${now}`);
    await add("c", now, now + 60_000, "'waiting', 'RCPT 554 5.7.1', NULL");
    await add("d", now, now + 60_000, "'waiting', 'RCPT 450 4.2.0', NULL");
    await add("e", now, now + 60_000, "'waiting', 'COMPOSE TypeError', NULL");
    const found = (await outbox()).map(({ what, found }) => `${what}: ${found}`).sort();
    expect(found).toEqual([
      "Letters put off: 1, for it passes on no letters of this site (RCPT 554 5.7.1)",
      "Letters put off: 1, for the program could not make them (COMPOSE TypeError)",
      "Outbox: no letters waiting, 2 refused",
      "Refused letters: 1, for it dislikes the letters (DATA 550 5.7.1)",
    ]);
  });

  it("what keeps each server from sending, and what is held", async () => {
    withSettings({ SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "a@example.org" });
    expect(await outbox()).toMatchObject([{}, { what: "Letters", state: "doubtful" }]);
    await noteSender(db, "one:3000", now);
    expect(await outbox()).toHaveLength(1);
    const trouble = { since: 1, tries: 3, nextTryAt: now };
    await noteSender(db, "two:3000", now, { reason: "CONN ENETUNREACH", ...trouble });
    for (let tries = 0; tries < 5; tries += 1)
      await db.write((tx) =>
        noteRefusedAlike(tx, { kind: "campaign", campaignId: 7 }, "DATA 550 5.7.1", now),
      );
    const found = await outbox();
    expect(found.slice(1)).toMatchObject([
      {
        what: "Letters",
        state: "bad",
        found: expect.stringMatching(/^two:3000 sends none .*no network/),
      },
      {
        what: "Letters to many",
        state: "bad",
        found: expect.stringMatching(/"campaign 7" wait .* 5 /),
      },
    ]);
    await noteSender(db, "two:3000", now, null);
    expect(await outbox()).toHaveLength(2);
  });
});
