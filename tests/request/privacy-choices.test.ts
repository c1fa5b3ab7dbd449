import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { onFile } from "../support/server";
import { rows, withServer } from "../support/with-server";
import { type Account, cookieOf, enter, logIn } from "./support/account";

const server = withServer();

type Person = Account & { Cookie: string };

/** Somebody who has used everything that keeps something. */
async function busy(mark: string): Promise<Person> {
  const person = await enter(server);
  const headers = { Cookie: person.Cookie };
  const { email } = person;
  const calls: [string, RequestInit][] = [
    [
      "/api/prayer-request",
      json({ fullName: mark, email, prayerRequest: `${mark} prays`, isPrivate: true }, headers),
    ],
    [
      "/api/contact",
      json({ firstName: mark, lastName: "", email, message: `${mark} writes` }, headers),
    ],
    ["/api/newsletter", json({ email, tags: "App Waitlist" }, headers)],
    ["/plan/anxiety-plan", form({ intent: "start" }, headers)],
    ["/plan/anxiety-plan", form({ intent: "mark", day: "1" }, headers)],
    ["/theme/theme-3", form({ intent: "save-prayer" }, headers)],
    ["/plan/faith-plan", form({ intent: "save" }, headers)],
    ["/theme/theme-3", form({ intent: "favorite" }, headers)],
    [
      `/account/prayers/${"x".repeat(22)}/edit`,
      form({ form: "prayer-edit", text: `${mark} had written` }, headers),
    ],
    [
      "/preferences",
      form({ form: "preferences", colorScheme: "dark", textSize: "largest" }, headers),
    ],
  ];
  for (const [path, init] of calls)
    expect((await ask(server, path, init)).status).toBeLessThan(400);
  return person;
}

const get = ({ Cookie }: Person, path: string) => ask(server, path, { headers: { Cookie } });
const post = ({ Cookie }: Person, path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, { Cookie }));
const deletion = (currentPassword: string) => ({ form: "deletion", currentPassword });

describe("everything", () => {
  it("is in the file, and nothing of anybody else", async () => {
    const [ann, bea] = [await busy("Annabeth"), await busy("Beatrice")];
    await logIn(server, ann);
    const { status, headers, text } = await get(ann, "/account/privacy/everything.json");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="prayer-life.json"');
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const { from, at, ...kinds } = JSON.parse(text);
    expect(from).toMatch(/^http/);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    const counts = Object.entries(kinds).map(([name, held]) => [name, (held as []).length]);
    expect(Object.fromEntries(counts)).toEqual({
      account: 1,
      emailChanges: 0,
      groups: 0,
      groupInvitations: 0,
      groupLetters: 0,
      groupRequests: 0,
      groupNotes: 0,
      groupPrayers: 0,
      groupBlocks: 0,
      groupReports: 0,
      prayersForRequests: 0,
      recoveryCodes: 0,
      requestsClaimed: 0,
      requestsPrayedFor: 0,
      notesWritten: 0,
      messagesClaimed: 0,
      prayers: 1,
      drafts: 1,
      startedPlans: 1,
      teamChanges: 0,
      daysPrayed: 1,
      calendarOfLight: 1,
      saved: 2,
      prayerRequests: 1,
      requestNotes: 0,
      messages: 1,
      newsletter: 1,
      plansByLetter: 0,
      daysByLetter: 0,
      bell: 0,
      letters: 0,
      readingComfort: 1,
      sessions: 2,
      looks: 0,
      secondFactor: 0,
      familiarPlaces: 1,
    });
    expect(kinds.account[0]).toMatchObject({ username: ann.username, email: ann.email });
    expect(kinds.prayerRequests[0]).toMatchObject({
      fullName: "Annabeth",
      content: "Annabeth prays",
      isPrivate: true,
    });
    expect(kinds.messages[0]).toMatchObject({ message: "Annabeth writes" });
    expect(kinds.newsletter[0]).toMatchObject({ isActive: true, tags: ["App Waitlist"] });
    expect(kinds.saved).toContainEqual(
      expect.objectContaining({ item: "theme-3", title: "Gratitude" }),
    );
    expect(kinds.readingComfort[0]).toMatchObject({ colorScheme: "dark", textSize: "largest" });
    for (const word of ["Beatrice", bea.username, bea.email, "scrypt", '"password"'])
      expect(text).not.toContain(word);
  });

  it("is on a page to read, and counted on another", async () => {
    const ann = await busy("Annabeth");
    const { text } = await get(ann, "/account/privacy/everything");
    for (const words of [
      "Annabeth prays",
      "Annabeth writes",
      "Annabeth had written",
      "App Waitlist",
      ann.email,
      "Gratitude",
    ])
      expect(text).toContain(words);
    const summary = (await get(ann, "/account/privacy")).text;
    const counts = [...summary.matchAll(/>(\d+ entries)</g)].map(([, count]) => count);
    expect(counts).toEqual(["2 entries"]);
    const [, held = "", none = ""] = /id="held"(.*?)<details(.*?)<\/details>/s.exec(summary) ?? [];
    expect(held.match(/<h3/g)).toHaveLength(13);
    expect(held).toContain("Sent while signed out");
    expect(none).toMatch(/Plans by email.*Where you usually log in/);
    expect(summary).not.toContain("Private requests you opened");
    expect(summary).not.toContain("Annabeth prays");
  });

  it("leaves out what was sent while nobody was signed in", async () => {
    const ann = await enter(server);
    const sent = { fullName: "Ann", email: ann.email, prayerRequest: "sent signed out" };
    await ask(server, "/api/prayer-request", json(sent));
    const { text } = await get(ann, "/account/privacy/everything.json");
    expect(JSON.parse(text).prayerRequests).toEqual([]);
    await post(ann, "/account/privacy/delete", deletion(ann.password));
    const saved = "SELECT count(*) AS n FROM prayer_request_senders WHERE email = ?";
    expect(await rows(server, saved, ann.email)).toEqual([{ n: 1 }]);
  });
});

it("the newsletter goes off and on again, for the account's own address", async () => {
  const [ann, bea] = [await busy("Annabeth"), await busy("Beatrice")];
  const active = ({ email }: Person) =>
    rows(server, "SELECT isActive FROM newsletter_subscriptions WHERE email = ?", email);
  const off = await post(ann, "/account/privacy", { intent: "newsletter-off", email: bea.email });
  expect(off.headers.get("Location")).toBe("/account/privacy?done=newsletter-off#newsletter");
  expect([await active(ann), await active(bea)]).toEqual([[{ isActive: 0 }], [{ isActive: 1 }]]);
  expect((await get(ann, "/account/privacy?done=newsletter-off")).text).toContain("Newsletter off");
  await post(ann, "/account/privacy", { intent: "newsletter-on" });
  expect(await active(ann)).toEqual([{ isActive: 1 }]);
});

describe("deleting the account", () => {
  it.each([
    ["not hers", 401, "This is not your current password"],
    ["", 400, "Password must be at least 6 characters"],
  ])("with %j is refused, and nothing goes", async (secret, status, message) => {
    const ann = await enter(server);
    const response = await post(ann, "/account/privacy/delete", deletion(secret));
    expect(response.status).toBe(status);
    expect(response.text).toContain(message);
    expect((await get(ann, "/api/user")).status).toBe(200);
  });

  it.runIf(onFile)("takes every row and every byte of it, and signs out everywhere", async () => {
    const ann = await busy("Wilhelmina");
    const bea = await busy("Beatrice");
    const elsewhere = cookieOf(await logIn(server, ann));
    const named = (await get(ann, "/account/privacy/delete")).text;
    for (const kind of [
      "Prayer requests",
      "Messages to us",
      "Newsletter",
      "Where you’re signed in",
    ])
      expect(named).toContain(kind);

    const gone = await post(ann, "/account/privacy/delete", deletion(ann.password));
    expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/account/goodbye"]);
    expect(gone.headers.getSetCookie()).toEqual([
      "session_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    const goodbye = await ask(server, "/account/goodbye");
    expect(goodbye.text).toContain("Your account is deleted");
    for (const Cookie of [ann.Cookie, elsewhere]) {
      expect((await ask(server, "/api/user", { headers: { Cookie } })).status).toBe(401);
    }
    expect((await logIn(server, ann)).status).toBe(401);

    const bytes = readdirSync(server.folder)
      .filter((name) => name.startsWith("prayer-life.db"))
      .map((name) => readFileSync(join(server.folder, name)).toString("latin1").toLowerCase())
      .join();
    for (const word of ["wilhelmina", ann.username.toLowerCase(), ann.email])
      expect(bytes, word).not.toContain(word);
    expect(bytes).toContain("beatrice prays");
    expect((await get(bea, "/account/privacy/everything")).text).toContain("Beatrice writes");
  });

  it("frees the name and the address for whoever comes next", async () => {
    const ann = await enter(server);
    await post(ann, "/account/privacy/delete", deletion(ann.password));
    const { username, email, password } = ann;
    const made = await ask(server, "/api/register", json({ username, email, password }));
    expect(made.status).toBe(201);
    const fresh = { ...ann, Cookie: cookieOf(made) };
    const { text } = await get(fresh, "/account/privacy/everything.json");
    expect(JSON.parse(text).newsletter).toEqual([]);
  });

  it("is not what the goodbye page does to those who stay", async () => {
    const ann = await enter(server);
    const { status, headers } = await get(ann, "/account/goodbye");
    expect([status, headers.get("Location")]).toEqual([302, "/account"]);
  });
});
