import { expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { startMailServer } from "../support/mail-server";
import { rows, withServer } from "../support/with-server";
import { account, enter } from "./support/account";
import { type Guarded, guard, operate } from "./support/factor";
import { enterTeam } from "./support/team";
import { visitor } from "./support/visitor";

const mail = await startMailServer();
const server = withServer({
  SMTP_URL: mail.url,
  MAIL_FROM: "Prayer LIFE <letters@pray.example.org>",
});
const path = "/team/people";

/** Somebody with a role, a second step and a confirmed address, signed in. */
async function member(role: "leader" | "intercessor"): Promise<Guarded> {
  const person = await enter(server);
  await operate(server, "user", "confirm", person.username);
  await operate(server, "user", "role", person.username, role);
  return { ...person, ...(await guard(server, person)) };
}

type Words = Record<string, string>;

/** What a form of the page sends: with the right password, and a recovery code that was not used. */
const proven = (leader: Guarded, words: Words): Words => ({
  currentPassword: leader.password,
  code: leader.recoveryCodes.pop() ?? "",
  ...words,
});

const send = (leader: Guarded, words: Words, headers: Words = {}) =>
  ask(server, path, form(proven(leader, words), { Cookie: leader.Cookie, ...headers }));

const away = (person: { username: string }) => ({
  form: "team-change",
  person: person.username,
  change: "none",
});

const invited = (person: { username: string; email: string }, role = "intercessor") => ({
  form: "team-invitation",
  username: person.username,
  email: person.email,
  role,
});

const get = (Cookie: string, address = path) => ask(server, address, { headers: { Cookie } });

const roleOf = async ({ username }: { username: string }) => {
  const sql =
    "SELECT role FROM team_members m JOIN users u ON u.id = m.userId WHERE u.username = ?";
  const [row] = (await rows(server, sql, username)) as { role: string }[];
  return row?.role;
};

/** Waits for it. */
async function letterTo(address: string, subject: string) {
  for (let count = 1; ; count += 1) {
    const found = (await mail.to(address, count)).find((each) => each.subject === subject);
    if (found) return found;
  }
}

const plain = ({ text }: Page) =>
  text
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u2066-\u2069]+/g, " ");

it("is the leaders' alone, by every way", async () => {
  const former = await enterTeam(server, "leader");
  await operate(server, "user", "role", former.username, "none");
  const people: [string, string, number, number][] = [
    ["nobody", "", 404, 404],
    ["account", (await enter(server)).Cookie, 404, 404],
    ["intercessor", (await enterTeam(server, "intercessor")).Cookie, 404, 404],
    ["former leader", former.Cookie, 404, 404],
    ["leader", (await enterTeam(server, "leader")).Cookie, 200, 400],
  ];
  for (const [person, Cookie, read, posted] of people) {
    const headers = { Cookie };
    const ways = [
      await ask(server, path, { headers }),
      await ask(server, path, { method: "HEAD", headers }),
      await ask(server, `${path}.data`, { headers }),
      await ask(server, path, form({ form: "team-change" }, headers)),
      await ask(server, `${path}.data`, form({ form: "team-change" }, headers)),
    ];
    expect([person, ...ways.map(({ status }) => status)]).toEqual([
      ...[person, read, read, read, posted, posted],
    ]);
    if (read === 404) for (const { text } of ways) expect(text).not.toContain("team-change");
    else expect(ways[0]?.headers.get("Cache-Control")).toMatch(/no-store/);
  }
});

it("says who is on the team, since when they were not here, and who has no second step", async () => {
  const leader = await member("leader");
  const late = await enter(server);
  await operate(server, "user", "role", late.username, "intercessor");
  const text = plain(await get(leader.Cookie));
  expect(text).toMatch(
    new RegExp(`${leader.username} \\(you\\) Leader Last logged in: .* Second step: on`),
  );
  expect(text).toMatch(
    new RegExp(`${late.username} Prays with us Not logged in yet Second step: off`),
  );
});

it("makes an account for whoever has none: its link chooses a password, once, and so does the letter", async () => {
  const leader = await member("leader");
  const [ruth, naomi] = [account(), account()];
  const browser = visitor(server, leader.Cookie);
  const sent = await browser(path, form(proven(leader, invited(ruth, "leader"))));
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    `${path}?done=team-invitation#team-invitation`,
  ]);
  const page = await browser(`${path}?done=team-invitation`);
  const link = /\/auth\/reset\/[\w-]{43}/.exec(page.text)?.[0] ?? "";
  expect(link).not.toBe("");
  expect((await browser(path)).text).not.toContain("/auth/reset/");
  const { password } = ruth;
  const words = { form: "password-reset", password, confirmPassword: password };
  expect((await ask(server, link)).status).toBe(200);
  expect((await ask(server, link, form(words))).status).toBe(303);
  expect((await ask(server, link)).status).toBe(404);
  expect(await roleOf(ruth)).toBe("leader");
  // Her second step before anything else.
  const signedIn = await ask(server, "/auth", form({ form: "login", ...ruth }));
  expect(signedIn.headers.get("Location")).toContain("/account/factor");
  expect((await send(leader, invited(naomi))).status).toBe(303);
  const letter = await letterTo(naomi.email, "Come and pray with us");
  const [byLetter = ""] = /\/auth\/reset\/[\w.-]+/.exec(String(letter.text)) ?? [];
  expect((await ask(server, byLetter)).status).toBe(200);
});

it("gives nobody a link into an account that stands: whoever has one is on the team, and told", async () => {
  const leader = await member("leader");
  const ann = await enter(server);
  await operate(server, "user", "confirm", ann.username);
  const browser = visitor(server, leader.Cookie);
  expect((await browser(path, form(proven(leader, invited(ann))))).status).toBe(303);
  expect((await browser(`${path}?done=team-invitation`)).text).not.toContain("/auth/reset/");
  expect(await roleOf(ann)).toBe("intercessor");
  await letterTo(ann.email, "You’re on the prayer team");
  const twice = await send(leader, invited(ann, "leader"));
  expect([twice.status, await roleOf(ann)]).toEqual([409, "intercessor"]);
  // Another's name, or another's address.
  const other = account();
  for (const mixed of [
    { ...other, email: ann.email },
    { ...other, username: ann.username },
  ]) {
    const refused = await send(leader, invited(mixed, "leader"));
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(other.username === mixed.username ? other.username : other.email),
    ]);
  }
  expect(await roleOf(ann)).toBe("intercessor");
});

it("takes a lost phone's second step and every session, and a place; each is a line and a letter", async () => {
  const leader = await member("leader");
  const ann = await member("intercessor");
  const lost = { ...away(ann), change: "factor" };
  expect((await send(leader, lost)).status).toBe(303);
  expect((await ask(server, "/api/user", { headers: { Cookie: ann.Cookie } })).status).toBe(401);
  await letterTo(ann.email, "Two-step login was turned off");
  const again = await send(leader, lost);
  expect([again.status, again.text]).toEqual([
    409,
    expect.stringContaining("That isn’t so any more"),
  ]);
  expect((await send(leader, away(ann))).status).toBe(303);
  expect(await roleOf(ann)).toBeUndefined();
  await letterTo(ann.email, "You’re no longer on the prayer team");
  const log = plain(await get(leader.Cookie, "/team/log"));
  for (const what of ["lost their second step", "was taken off the team"])
    expect(log).toMatch(new RegExp(`${ann.username} ${what}, by ${leader.username}`));
  expect(log).toMatch(new RegExp(`${ann.username} came onto the team, by the server’s shell`));
  await expect(rows(server, "DELETE FROM team_changes")).rejects.toThrow();
});

it("does nothing by a replay, from elsewhere, without password or code, from an old tab, or to oneself", async () => {
  const [leader, other] = [await member("leader"), await member("leader")];
  const victim = await member("intercessor");
  const post = (words: Words, headers: Words = {}) =>
    ask(server, path, form(words, { Cookie: leader.Cookie, ...headers }));
  const once = proven(leader, invited(await enter(server)));
  expect((await post(once)).status).toBe(303);
  const replayed = { ...once, ...away(victim) };
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const wrong = { ...proven(leader, away(victim)), currentPassword: "not hers at all" };
  const [left] = leader.recoveryCodes;
  const tries: [Words, number, Words?][] = [
    [once, 400],
    [replayed, 400],
    [proven(leader, away(victim)), 403, foreign],
    [{ ...away(victim), currentPassword: leader.password }, 400],
    [{ ...away(victim), code: left ?? "" }, 400],
    [wrong, 401],
    [proven(leader, away(leader)), 409],
    [proven(leader, away({ username: "Nobody" })), 409],
  ];
  for (const [words, status, headers] of tries)
    expect([words, (await post(words, headers)).status]).toEqual([words, status]);
  expect([await roleOf(victim), await roleOf(leader)]).toEqual(["intercessor", "leader"]);
  // Two tabs: the other leader takes this one off the team, then this one's old page is sent.
  expect((await send(other, away(leader))).status).toBe(303);
  expect(
    (await post({ ...away(other), currentPassword: leader.password, code: left ?? "" })).status,
  ).toBe(404);
  expect([await roleOf(leader), await roleOf(other)]).toEqual([undefined, "leader"]);
});
