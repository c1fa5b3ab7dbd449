import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage, textsOf } from "./support/document";
import { enterTeam } from "./support/team";

const server = withServer();

const secret = "Only for Tuesday";
const people: Record<string, { Cookie: string }> = {};
let group = "";
let request = "";
let link = "";
let member = "";
let line = "";

const send = (who: string, path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, { Cookie: people[who]?.Cookie ?? "" }));
const open = (who: string, path: string) =>
  ask(server, path, { headers: { Cookie: people[who]?.Cookie ?? "" } });

/** A link of Ann's, as her page shows it once. */
async function invite(uses = "") {
  const { headers } = await send("owner", `/groups/${group}/people`, {
    form: "group-invite",
    uses,
  });
  const flash = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await ask(server, `/groups/${group}/people?done=group-invite`, {
    headers: { Cookie: flash },
  });
  return /\/invite\/([\w-]{43})/.exec(page.text)?.[1] ?? "";
}

const join = (who: string, token: string) =>
  send(who, `/invite/${token}`, { form: "group-join", ownName: who });

const handleOf = async (who: string, path: string, pattern: RegExp) =>
  pattern.exec((await open(who, path)).text)?.[1] ?? "";

beforeAll(async () => {
  const names = ["owner", "member", "former", "invited", "outside"];
  for (const name of names) people[name] = await enter(server);
  people.leader = await enterTeam(server, "leader");
  people.nobody = { Cookie: "" };
  const begun = await send("owner", "/groups", {
    form: "group-begin",
    title: secret,
    purpose: secret,
    ownName: "Olga",
  });
  group = /groups\/([\w-]{22})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "";
  link = await invite();
  for (const who of ["member", "former"]) await join(who, link);
  await send("member", `/groups/${group}`, { form: "group-request", words: secret, person: "Mum" });
  request = await handleOf("owner", `/groups/${group}`, /requests\/([\w-]{22})/);
  await send("former", `/groups/${group}/requests/${request}`, {
    form: "group-line",
    words: "A word",
  });
  line = await handleOf("member", `/groups/${group}/requests/${request}`, /\?line=([\w-]{22})/);
  member = await handleOf("owner", `/groups/${group}/people`, /\?person=([\w-]{22})/);
  await send("former", `/groups/${group}/people`, { intent: "leave" });
});

const pages = () => [
  `/groups/${group}`,
  `/groups/${group}?list=answered`,
  `/groups/${group}/people`,
  `/groups/${group}/pray`,
  `/groups/${group}/requests/${request}`,
  `/groups/${group}/report?request=${request}`,
  `/groups/${group}/report?person=${member}`,
];

/** What every form and button would do, by its address. */
const posts = (): [path: string, fields: Record<string, string>][] => [
  [`/groups/${group}`, { form: "group-request", words: "Mine" }],
  [`/groups/${group}`, { form: "group-own", ownName: "Mine" }],
  ...["prayed", "keep", "again", "take-back", "remove-line", "block-line"].map(
    (intent): [string, Record<string, string>] => [
      `/groups/${group}/requests/${request}`,
      { intent, item: intent.endsWith("line") ? line : request },
    ],
  ),
  ...[
    "admit",
    "promote",
    "remove",
    "forgive",
    "end-link",
    "end-plan",
    "end",
    "bring-back",
    "leave",
  ].map((intent): [string, Record<string, string>] => [
    `/groups/${group}/people`,
    { intent, item: member },
  ]),
  [`/groups/${group}/people`, { form: "group-edit", title: "Mine" }],
  [`/groups/${group}/people`, { form: "group-invite", uses: "" }],
  [`/groups/${group}/people`, { form: "group-plan", plan: "anxiety-plan", startsOn: "2026-12-01" }],
  [`/groups/${group}/pray`, { intent: "prayed", item: request }],
  ...["group-request-edit", "group-update", "group-thanks", "group-line"].map(
    (name): [string, Record<string, string>] => [
      `/groups/${group}/requests/${request}`,
      { form: name, words: "Mine" },
    ],
  ),
  [`/groups/${group}/report?request=${request}`, { form: "group-report", reason: "Mine" }],
];

const tables = [
  "prayer_groups",
  "group_members",
  "group_invitations",
  "group_requests",
  "group_notes",
  "group_prayers",
  "group_blocks",
  "group_reports",
];
const all = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => rows(server, `SELECT * FROM ${table}`))));

/** What is the same of two responses, whatever was asked for and when. */
const alike = ({ status, text }: Page) => {
  const page = text
    .replace(/[0-9a-f-]{36}/g, "id")
    .replaceAll(group, "one")
    .replaceAll("x".repeat(22), "one");
  return [status, createHash("sha256").update(page).digest("hex")];
};

const outsiders = ["outside", "invited", "former", "leader"];

describe.each(outsiders)("to one who is not in it (%s), a group's address", (who) => {
  it("is one of nothing, as that of a group that never was", async () => {
    for (const path of pages()) {
      const response = await open(who, path);
      const none = await open(who, path.replace(group, "x".repeat(22)));
      expect([path, ...alike(response)]).toEqual([path, 404, alike(none)[1]]);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      const [bare, query] = path.split("?");
      for (const data of [`${bare}.data${query ? `?${query}` : ""}`, `${bare}/_.data`])
        expect((await open(who, data)).text).not.toContain(secret);
      const head = await ask(server, path, {
        method: "HEAD",
        headers: { Cookie: people[who]?.Cookie ?? "" },
      });
      expect([head.status, head.text]).toEqual([404, ""]);
    }
  });

  it("takes no form, and changes nothing", async () => {
    const before = await all();
    for (const [path, fields] of posts()) {
      const response = await send(who, path, fields);
      expect([path, fields, response.status]).toEqual([path, fields, 404]);
      expect(response.text).not.toContain(secret);
      const [bare, query] = path.split("?");
      expect((await send(who, `${bare}.data${query ? `?${query}` : ""}`, fields)).status).toBe(404);
    }
    expect(await all()).toBe(before);
  });
});

describe("to nobody", () => {
  it("every address leads to log in alike, known or not", async () => {
    for (const path of pages()) {
      for (const asked of [path, path.replace(group, "x".repeat(22))]) {
        const { status, headers, text } = await ask(server, asked);
        expect([status, headers.get("Location"), text]).toEqual([
          303,
          `/auth?next=${encodeURIComponent(asked)}`,
          "",
        ]);
        expect(headers.get("Cache-Control")).toContain("no-store");
      }
    }
  });

  it("forms do nothing, and words come back to be copied", async () => {
    const before = await all();
    for (const [path, fields] of posts()) {
      const sent = await ask(server, path, form(fields));
      expect([path, sent.status]).toEqual([path, fields.words || fields.reason ? 401 : 303]);
      const known = sent.text.replace(/[0-9a-f-]{36}/g, "id").replaceAll(group, "one");
      const other = await ask(server, path.replace(group, "x".repeat(22)), form(fields));
      expect(other.text.replace(/[0-9a-f-]{36}/g, "id").replaceAll("x".repeat(22), "one")).toBe(
        known,
      );
      if (fields.words) expect(sent.text).toContain(fields.words);
    }
    expect(await all()).toBe(before);
  });
});

describe("a member", () => {
  it("sees every page, kept by no cache", async () => {
    for (const path of pages().filter((path) => !path.includes("report?request"))) {
      const response = await open("member", path);
      expect([path, response.status]).toEqual([path, path.includes("report?person") ? 404 : 200]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect((await open("owner", `/groups/${group}/report?request=${request}`)).status).toBe(200);
  });

  it("does nothing that is an owner's", async () => {
    const before = await all();
    const buttons = [
      "admit",
      "promote",
      "remove",
      "forgive",
      "end-link",
      "end-plan",
      "end",
      "bring-back",
    ];
    for (const intent of buttons)
      expect(
        (await send("member", `/groups/${group}/people`, { intent, item: member })).status,
      ).toBe(400);
    for (const name of ["group-edit", "group-invite", "group-plan"])
      await send("member", `/groups/${group}/people`, {
        form: name,
        title: "Mine",
        uses: "",
        plan: "anxiety-plan",
        startsOn: "2026-12-01",
      });
    expect(await all()).toBe(before);
    const { text } = await open("member", `/groups/${group}/people`);
    for (const words of ["Make a link", "Remove", "End this group"])
      expect(text).not.toContain(words);
  });

  it("does not touch what another wrote", async () => {
    const before = await all();
    for (const intent of ["keep", "again", "take-back"]) {
      const path = `/groups/${group}/requests/${request}`;
      expect((await send("owner", path, { intent, item: request })).status).toBe(404);
    }
    for (const name of ["group-update", "group-thanks", "group-request-edit"]) {
      const path = `/groups/${group}/requests/${request}`;
      expect((await send("owner", path, { form: name, words: "Not mine" })).status).toBe(404);
    }
    expect(await all()).toBe(before);
    expect((await open("owner", `/groups/${group}/requests/${request}`)).text).not.toContain(
      "A word<",
    );
  });
});

it("no letter invites where the site sends none, and it says so", async () => {
  const words = { form: "group-invite-letter", email: "ben@example.org" };
  const refused = await send("owner", `/groups/${group}/people`, words);
  expect([refused.status, refused.text.includes("This site can’t send email.")]).toEqual([
    409,
    true,
  ]);
});

describe("an invitation", () => {
  it.each(["0", "61", "500", "many"])("may not be used %s times", async (uses) => {
    const refused = await send("owner", `/groups/${group}/people`, { form: "group-invite", uses });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Please write a number up to 60");
    expect(refused.text).toContain(`value="${uses}"`);
  });

  it("shows the group's name and who invites, to anybody, and changes nothing when it is opened", async () => {
    const before = await all();
    for (const who of ["nobody", "outside", "invited"]) {
      const { status, document, headers } = await openPage(server, `/invite/${link}`, {
        headers: { Cookie: people[who]?.Cookie ?? "" },
      });
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toContain("no-store");
      expect(textsOf(document, "h1")[0]).toContain(secret);
      expect(document.body.textContent).toContain("Olga");
      expect(document.body.textContent).not.toContain("Mum");
    }
    expect(await all()).toBe(before);
  });

  it("comes back after sign-in and registration", async () => {
    const { document } = await openPage(server, `/invite/${link}`);
    const ways = [...document.querySelectorAll("main a")].map((a) => a.getAttribute("href"));
    const next = encodeURIComponent(`/invite/${link}`);
    expect(ways).toEqual([`/auth?tab=register&next=${next}`, `/auth?next=${next}`]);
    const pressed = await ask(
      server,
      `/invite/${link}`,
      form({ form: "group-join", ownName: "No" }),
    );
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, `/auth?next=${next}`]);
  });

  it("lets in by its button, pressed twice once, as often as it may", async () => {
    const once = await invite("1");
    const first = await join("outside", once);
    expect([first.status, first.headers.get("Location")]).toEqual([
      303,
      `/groups/${group}?done=group-join`,
    ]);
    expect((await open("outside", `/groups/${group}`)).status).toBe(200);
    const again = [await join("outside", once), await open("outside", `/invite/${once}`)];
    for (const { status, headers } of again)
      expect([status, headers.get("Location")]).toEqual([302, `/groups/${group}`]);
    const gone = await open("invited", `/invite/${once}`);
    expect([gone.status, gone.text.includes(secret)]).toEqual([404, false]);
    expect(gone.text).toContain("This link has expired");
    await send("outside", `/groups/${group}/people`, { intent: "leave" });
    expect((await open("outside", `/groups/${group}`)).status).toBe(404);
  });

  it("lets nobody in once it is ended", async () => {
    const token = await invite();
    const hash = await handleOf(
      "owner",
      `/groups/${group}/people`,
      /name="item" value="([\w-]{43})"/,
    );
    await send("owner", `/groups/${group}/people`, { intent: "end-link", item: hash });
    expect((await open("invited", `/invite/${token}`)).status).toBe(404);
    expect((await join("invited", token)).status).toBe(404);
  });
});

it("a request's day is the reader's own", async () => {
  const asked = { form: "group-request", words: "For the day", zone: "Pacific/Kiritimati" };
  await send("member", `/groups/${group}`, asked);
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { timeZone, month: "long", day: "numeric" }).format();
  const shown = async (zone: string) => {
    await send("member", `/groups/${group}`, { intent: "prayed", item: request, zone });
    const { document } = await openPage(server, `/groups/${group}`, {
      headers: { Cookie: people.member?.Cookie ?? "" },
    });
    return document.querySelector("#requests")?.textContent ?? "";
  };
  // Between them it is never the same day.
  for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"])
    expect(await shown(zone)).toContain(dayIn(zone));
  await send("member", `/groups/${group}`, { intent: "unprayed", item: request });
  const handle = await handleOf("member", `/groups/${group}`, /requests\/([\w-]{22})/);
  await send("member", `/groups/${group}/requests/${handle}`, {
    intent: "take-back",
    item: handle,
  });
});

it("who has asked lands where the request stands; where nothing is due, the group's page says why", async () => {
  const asked = { form: "group-request", words: "For rain" };
  const { headers } = await send("member", `/groups/${group}`, asked);
  expect(headers.get("Location")).toBe(`/groups/${group}?done=group-request#requests`);
  const handle = await handleOf("member", `/groups/${group}`, /requests\/([\w-]{22})/);
  await send("member", `/groups/${group}/requests/${handle}`, {
    intent: "take-back",
    item: handle,
  });
  await send("member", `/groups/${group}/pray`, { intent: "prayed", item: request });
  const empty = await open("member", `/groups/${group}/pray`);
  expect([empty.status, empty.headers.get("Location")]).toEqual([302, `/groups/${group}`]);
});

it("words that may mean danger show their writer the help lines, and nobody else", async () => {
  const sent = await send("member", `/groups/${group}`, {
    form: "group-request",
    words: "I want to kill myself tonight",
  });
  const flash = sent.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { document } = await openPage(server, `/groups/${group}?done=group-request`, {
    headers: { Cookie: flash },
  });
  expect(document.querySelector("#group-request")?.textContent).toContain("988");
  const others = await openPage(server, `/groups/${group}`, {
    headers: { Cookie: people.owner?.Cookie ?? "" },
  });
  expect(textsOf(others.document, "#group-request-help")).toEqual([]);
});

it("a report is on the leaders' list with what its reporter saw, until it is dealt with", async () => {
  const path = `/groups/${group}/report?request=${request}`;
  const sent = await send("owner", path, { form: "group-report", reason: "Not kind" });
  expect(sent.headers.get("Location")).toBe(`/groups/${group}?done=group-report`);
  const list = await open("leader", "/team/reports");
  for (const words of [secret, "Not kind"]) expect(list.text).toContain(words);
  const report = /name="report" value="([\w-]{22})"/.exec(list.text)?.[1] ?? "";
  expect((await open("owner", "/team/reports")).status).toBe(404);
  expect((await send("owner", "/team/reports", { intent: "settle", report })).status).toBe(404);
  expect((await send("leader", "/team/reports", { intent: "settle", report })).status).toBe(303);
  expect((await open("leader", "/team/reports")).text).not.toContain("Not kind");
});

it("an owner sees on the group's page who would like to join; others don't", async () => {
  const edit = { form: "group-edit", title: secret, purpose: secret };
  await send("owner", `/groups/${group}/people`, { ...edit, asksFirst: "on" });
  await join("invited", await invite());
  await send("owner", `/groups/${group}/people`, edit);
  const shown = async (who: string) =>
    (await open(who, `/groups/${group}`)).text.includes("Someone would like to join");
  expect([await shown("owner"), await shown("member")]).toEqual([true, false]);
});

it("a group that its owner ends may be brought back", async () => {
  const path = `/groups/${group}/people`;
  await send("owner", path, { intent: "end" });
  expect((await open("member", `/groups/${group}`)).text).toContain("about to end");
  const asked = await send("member", `/groups/${group}`, { form: "group-request", words: "Late" });
  expect(asked.status).toBe(409);
  await send("owner", path, { intent: "bring-back" });
  expect((await open("member", `/groups/${group}`)).text).not.toContain("about to end");
});

it("the group's requests follow one's own list on the days that one chose", async () => {
  const every = Object.fromEntries(
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => [day, "on"]),
  );
  const list = () => open("owner", "/account/prayers/pray");
  expect((await list()).status).toBe(200);
  await send("owner", `/groups/${group}/people`, {
    form: "group-own",
    ownName: "Olga",
    isNamed: "on",
    ...every,
  });
  const led = await list();
  expect([led.status, led.headers.get("Location")]).toEqual([303, `/groups/${group}/pray`]);
  for (let left = 2; left > 0; left--) {
    const item = await handleOf(
      "owner",
      `/groups/${group}/pray`,
      /name="item" value="([\w-]{22})"/,
    );
    await send("owner", `/groups/${group}/pray`, { intent: "prayed", item });
  }
  expect((await list()).status).toBe(200);
});

describe("what others ask", () => {
  const handleIn = async (who: string, words: string) => {
    const { document } = await openPage(server, `/groups/${group}`, {
      headers: { Cookie: people[who]?.Cookie ?? "" },
    });
    const items = [...document.querySelectorAll("#requests :is(li, .vigil)")];
    const item = items.find((each) => each.textContent.includes(words));
    const way = item?.querySelector("a[href*='/requests/']")?.getAttribute("href");
    return way?.split(/[/#]/)[4] ?? "";
  };

  it("stands on Today for the others, and not for who asked", async () => {
    const asks = async (who: string) =>
      (await open(who, "/")).text.includes("member asked just now: For snow");
    expect(await asks("owner")).toBe(false);
    await send("member", `/groups/${group}`, { form: "group-request", words: "For snow" });
    expect([await asks("owner"), await asks("member")]).toEqual([true, false]);
  });

  it("is prayed, and that is taken back", async () => {
    const path = `/groups/${group}/pray`;
    const item = await handleIn("owner", "For snow");
    const prayed = async () => (await rows(server, "SELECT * FROM group_prayers")).length;
    const before = await prayed();
    await send("owner", path, { intent: "prayed", item });
    expect(await prayed()).toBe(before + 1);
    expect((await open("owner", "/")).text).not.toContain(path);
    const undone = await send("owner", path, { intent: "unprayed", item });
    expect([undone.status, await prayed()]).toEqual([303, before]);
    expect((await open("owner", "/")).text).toContain(path);
  });

  it("says how to help where it sounds like danger, to the others alone, and stores nothing of it", async () => {
    await send("member", `/groups/${group}`, {
      form: "group-request",
      words: "I want to kill myself tonight",
    });
    const danger = await handleIn("owner", "tonight");
    const calm = await handleIn("owner", secret);
    const isPointedTo = async (who: string, path: string) =>
      (await open(who, path)).text.includes("#worried");
    expect(await isPointedTo("owner", `/groups/${group}`)).toBe(true);
    expect(await isPointedTo("member", `/groups/${group}`)).toBe(false);
    const folds = [danger, calm].map(async (handle) => {
      const { text } = await open("owner", `/groups/${group}/requests/${handle}`);
      return /<details id="worried"( open="")?/.exec(text)?.[0];
    });
    expect(await Promise.all(folds)).toEqual([
      '<details id="worried" open=""',
      '<details id="worried"',
    ]);
    const own = await open("member", `/groups/${group}/requests/${danger}`);
    expect(own.text).not.toContain('id="worried"');
    const [row] = await rows(server, "SELECT * FROM group_requests ORDER BY id DESC LIMIT 1");
    expect(Object.keys(row as object).sort()).toEqual(
      "answeredAt createdAt groupId handle id lastWordAt person userId words".split(" "),
    );
  });

  it("is not said to be nothing to one who was removed", async () => {
    const path = `/groups/${group}`;
    const { document, status } = await removed(path);
    expect([status, textsOf(document, "h1")]).toEqual([404, [`You’re not in ${secret}`]]);
    const invited = await removed(`/invite/${link}`);
    expect(invited.document.body.textContent).not.toContain("invites you");
    expect(document.body.textContent).not.toContain("Mum");
  });

  async function removed(path: string) {
    if ((await open("invited", path)).status === 404 && !path.startsWith("/invite")) {
      await join("invited", link);
      const { text } = await open("owner", `/groups/${group}/people`);
      const item = /<span id="([\w-]{22})"[^>]*>[^<]*invited/.exec(text)?.[1] ?? "";
      await send("owner", `/groups/${group}/people`, { intent: "remove", item });
    }
    return openPage(server, path, { headers: { Cookie: people.invited?.Cookie ?? "" } });
  }
});
