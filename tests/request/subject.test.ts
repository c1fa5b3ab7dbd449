import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import { ask, form, json } from "../support/ask";
import { run } from "../support/run";
import { rows, withServer } from "../support/with-server";
import { type Account, account, logIn, register } from "./support/account";

// Its mail server is not there: letters are ordered, and wait.
const server = withServer({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "letters@example.org" });
const command = (...args: string[]) => run(args, { DATA_DIR: server.folder });
const about = (...emails: string[]) =>
  Promise.all(
    emails.map(async (email) => {
      const { stdout } = await command("export", "--subject", email, "--json");
      return stdout ? JSON.parse(stdout) : {};
    }),
  );

const ann = { ...account(), words: "Words of Ann's that nobody else wrote. ".repeat(120) };
const ben = { ...account(), words: "Ben's own words." };

/** Leaves something in every table. */
async function leaveTraces({ words, ...person }: Account & { words: string }) {
  const entered = await register(server, person);
  const Cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await logIn(server, person);
  const { email } = person;
  await ask(server, "/api/newsletter", json({ email, tags: "App Waitlist" }, { Cookie }));
  await ask(server, "/plan/anxiety-plan", form({ intent: "save" }, { Cookie }));
  await ask(server, "/plan/anxiety-plan", form({ intent: "mark", day: "1" }, { Cookie }));
  await ask(server, "/theme/theme-3", form({ intent: "save-prayer" }, { Cookie }));
  const late = { form: "prayer-edit", text: "written late" };
  await ask(server, `/account/prayers/${"x".repeat(22)}/edit`, form(late, { Cookie }));
  const comfort = { form: "preferences", colorScheme: "dark", textSize: "largest" };
  await ask(server, "/preferences", form(comfort, { Cookie }));
  const sent = { fullName: person.username, prayerRequest: words, isPrivate: true };
  await ask(server, "/api/prayer-request", json({ ...sent, email }));
  await ask(
    server,
    "/api/prayer-request",
    json({ ...sent, email: "other@example.org" }, { Cookie }),
  );
  await ask(server, "/api/contact", json({ firstName: "A", email, message: words }, { Cookie }));
  await command("user", "passwd", person.username);
  await command("user", "confirm", person.username);
  for (const address of [`new.${email}`, email]) {
    const change = { form: "email", email: address, currentPassword: person.password };
    await ask(server, "/account/settings", form(change, { Cookie }));
  }
  await command("user", "confirm", person.username);
  await logIn(server, { ...person, password: "a guess" });
  await leaveTracesOfTeam(person);
}

/** What takes a second step, a mail server or another person to come about. */
async function leaveTracesOfTeam({ username, email }: Account) {
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  const { id } = sqlite.prepare("SELECT id FROM users WHERE username = ?").get(username) as Row;
  const ofRequest = "SELECT id AS requestId FROM prayer_requests WHERE userId = ?";
  const { requestId } = sqlite.prepare(ofRequest).get(id) as Row;
  const claim = "UPDATE request_states SET claimedBy = ?, claimedAt = 1 WHERE requestId = ?";
  sqlite.prepare(claim).run(id, requestId);
  const ofMessage = "SELECT id FROM contact_messages WHERE email = ?";
  const { id: messageId } = sqlite.prepare(ofMessage).get(email) as Row;
  const ofSession = "SELECT tokenHash FROM sessions WHERE userId = ?";
  const { tokenHash } = sqlite.prepare(ofSession).get(id) as { tokenHash: string };
  const ofEntry = "SELECT id FROM newsletter_subscriptions WHERE email = ?";
  const { id: entryId } = sqlite.prepare(ofEntry).get(email) as Row;
  const letters = String(id).repeat(64);
  const add = (table: string, values: Record<string, string | number>) => {
    const names = Object.keys(values);
    const places = names.map((name) => `@${name}`);
    sqlite.prepare(`INSERT INTO ${table} (${names}) VALUES (${places})`).run(values);
  };
  add("team_members", { userId: id, role: "leader", addedAt: 1 });
  add("claim_limits", { userId: id, requests: 5 });
  add("second_factors", { userId: id, sealedSecret: letters, createdAt: 1 });
  add("recovery_codes", { userId: id, codeHash: letters.slice(0, 43) });
  add("session_factors", { tokenHash, userId: id, passedAt: 1, lastSeenAt: 1 });
  add("request_receipts", { requestId, tokenHash: letters.slice(0, 43), expiresAt: 9e12 });
  add("request_prayers", { requestId, userId: id, prayedAt: 1 });
  add("request_notes", {
    requestId,
    kind: "note",
    text: "Peace.",
    writtenBy: id,
    writtenAt: 1,
    releasedAt: 1,
  });
  add("request_notes", { requestId, kind: "handover", text: "Called. Hard.", writtenAt: 1 });
  add("request_looks", { requestId, userId: id, way: "desk", lookedAt: 1 });
  add("team_changes", { userId: id, changedBy: 1, change: "leader", changedAt: 1 });
  add("message_notes", { messageId, note: "Called.", claimedBy: id });
  const plan = { email, planId: "anxiety-plan", userId: id, hour: 6, zone: "UTC", askedAt: 1 };
  add("plan_letters", { id: 100 + id, handle: letters.slice(0, 22), ...plan });
  add("plan_letter_days", { planLetterId: 100 + id, day: 1, prayedOn: "2026-11-01" });
  const bell = { weekdays: "Mon", hours: "7", zone: "UTC", byLetter: 1, withWords: 0, savedAt: 1 };
  add("bells", { userId: id, handle: letters.slice(0, 22), ...bell });
  add("time_zones", { userId: id, zone: "UTC", isChosen: 0, savedAt: 1 });
  add("verse_letters", { subscriptionId: entryId, rhythm: "weekly", dueAt: 9e12 });
  leaveTracesOfGroup(add, id);
  sqlite.close();
}

function leaveTracesOfGroup(
  add: (table: string, values: Record<string, string | number>) => void,
  userId: number,
) {
  const id = 100 + userId;
  const [handle, tokenHash] = [String(id).repeat(22), String(id).repeat(43)].map((text, at) =>
    text.slice(0, at === 0 ? 22 : 43),
  ) as [string, string];
  const named = { groupId: id, userId };
  add("prayer_groups", { id, handle, name: "Tuesday", asksFirst: 0, createdAt: 1 });
  const wishes = { isUnder18: 0, isNamed: 1, takesLines: 1, joinedAt: 1 };
  add("group_members", { ...named, handle, name: "A", state: "owner", ...wishes });
  add("group_letters", {
    id,
    handle,
    ...named,
    kind: "news",
    rhythm: "daily",
    toldAt: 1,
    dueAt: 9e12,
  });
  add("group_invitations", { ...named, tokenHash, createdAt: 1, expiresAt: 2, usesLeft: 1 });
  add("group_requests", { id, handle, ...named, words: "Rain.", createdAt: 1, lastWordAt: 1 });
  const note = { requestId: id, userId, kind: "update", words: "It rained.", writtenAt: 1 };
  add("group_notes", { handle, ...note });
  add("group_prayers", { requestId: id, userId, day: "2026-11-01", prayedAt: 1 });
  add("group_blocks", { userId, blockedId: userId, blockedAt: 1 });
  const report = { kind: "person", aboutName: "B", groupName: "Tuesday", reportedAt: 1 };
  add("group_reports", { handle, userId, ...report });
}

type Row = { id: number; requestId: number };

beforeAll(async () => {
  await leaveTraces(ann);
  await leaveTraces(ben);
  await command("inbox", "done", "m1", "r1", "m2", "r3");
}, 60_000);

describe("export", () => {
  it("writes out everything about a person, but nothing that opens an account", async () => {
    const [found] = await about(ann.email.toUpperCase());
    expect(Object.keys(found).sort()).toEqual(
      personalTables
        .map(({ table, exportedAs }) => exportedAs ?? getTableName(table))
        // Of an account whose words are sealed, or locked, alone.
        .filter((name) => name !== "account_keys" && name !== "account_locks")
        .sort(),
    );
    expect(JSON.stringify(found)).not.toMatch(/Called\./);
    expect(found.prayer_requests).toHaveLength(2);
    expect(found.users).toEqual([
      { id: 1, username: ann.username, email: ann.email, createdAt: expect.any(String) },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/scrypt|[Hh]ash|fingerprint|"key"/);
    expect(JSON.stringify(found)).not.toContain(ben.words);
  });

  it("a person's own file holds what theirs is in every table, and no word of the team's", async () => {
    const entered = await logIn(server, ann);
    const Cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const file = await ask(server, "/account/privacy/everything.json", { headers: { Cookie } });
    const own = JSON.parse(file.text);
    const { from, at, ...kinds } = own;
    const empty = Object.keys(kinds).filter((kind) => kinds[kind].length === 0);
    expect(empty).toEqual([]);
    expect(kinds.emailChanges[0]).toMatchObject({ oldEmail: ann.email });
    expect(kinds.account[0]).toMatchObject({
      roleOnThePrayerTeam: "leader",
      enoughRequestsADay: 5,
    });
    expect(kinds.newsletter[0]).toMatchObject({ verses: "weekly" });
    expect(JSON.stringify(own)).not.toMatch(/scrypt|[Hh]ash"|fingerprint|Called\./);
    expect(JSON.stringify(own)).not.toContain(ben.words);
  });

  it("writes lists as CSV, or as lines of JSON", async () => {
    const { stdout } = await command("export", "waitlist");
    expect(stdout).toMatch(/^email,tag,taggedAt,isActive\r\n/);
    expect(stdout).toContain(`\r\n${ben.email},App Waitlist,2`);
    const { stdout: json } = await command("export", "messages", "--json");
    expect(JSON.parse(json.split("\n")[1] ?? "")).toMatchObject({ id: "m2", text: ben.words });
    const requests = await command("export", "requests");
    expect(requests.stdout).toContain("isPrivate\r\n");
    expect((await command("export", "waitlist", "--tag", "x")).stdout).toBe(
      "email,tag,taggedAt,isActive\n",
    );
  });

  it("leaves out who has left the newsletter", async () => {
    expect(await command("unsubscribe", ben.email)).toMatchObject({ code: 0 });
    expect(await command("unsubscribe", ben.email)).toMatchObject({ code: 1 });
    const list = async (...more: string[]) =>
      (await command("export", "subscribers", ...more)).stdout;
    expect((await list()).includes(ben.email)).toBe(false);
    expect(await list("--all")).toContain(`${ben.email},`);
  });
});

describe("erase", () => {
  const needles = [ann.email, ann.username, ann.words.slice(0, 60)];
  const files = () => readdirSync(server.folder).map((name) => join(server.folder, name));
  const traces = () =>
    files().flatMap((file) => needles.filter((needle) => readFileSync(file).includes(needle)));

  it("says what would go, and changes nothing", async () => {
    const before = await about(ann.email, ben.email);
    const { code, stdout } = await command("erase", "--subject", ann.email, "--dry-run");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\n\s+2\s+prayer_requests\n/)]);
    expect(await about(ann.email, ben.email)).toEqual(before);
  });

  it("leaves no row and no byte of a person, and everything of the others, while the site serves", async () => {
    const [, bens] = await about(ann.email, ben.email);
    expect(traces().length).toBeGreaterThan(0);
    expect(await command("erase", "--subject", ann.email, "--yes")).toMatchObject({ code: 0 });
    expect(traces()).toEqual([]);
    expect(await about(ann.email, ben.email)).toEqual([{}, bens]);
    expect(
      await rows(server, "SELECT count(*) AS count FROM sign_in_failures WHERE failures > 0"),
    ).toEqual([{ count: 2 }]);
    expect((await logIn(server, ann)).status).toBe(401);
    expect((await logIn(server, ben)).status).toBe(200);
    expect((await ask(server, "/api/newsletter", json({ email: "new@example.org" }))).status).toBe(
      200,
    );
  });

  it.each([
    [["erase", "--subject", "ann"], 2],
    [["erase", "--subject", "nobody@example.org"], 1],
    [["export", "--subject", "nobody@example.org"], 1],
    [["export", "secrets"], 2],
  ])("%j is refused in a line", async (args, code) => {
    const refused = await command(...args);
    expect([refused.code, refused.stdout]).toEqual([code, ""]);
    expect(refused.stderr).toMatch(/^prayer-life: .+\n$/);
  });
});
