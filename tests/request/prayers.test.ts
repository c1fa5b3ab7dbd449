import { beforeEach, describe, expect, it } from "vitest";
import { ask, form, textOf } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { account, cookieOf, enter, register } from "./support/account";

const server = withServer();
const path = "/account/prayers";

let Cookie = "";
beforeEach(async () => {
  ({ Cookie } = await enter(server));
});

const get = (at: string) => ask(server, at, { headers: { Cookie } });
const post = (at: string, fields: Record<string, string>) =>
  ask(server, at, form(fields, { Cookie }));

type Row = { handle: string; text: string } & Record<string, unknown>;
const mine = async () =>
  (await rows(
    server,
    "SELECT * FROM prayers WHERE userId = (SELECT max(id) FROM users) ORDER BY id",
  )) as Row[];

/** Writes a prayer. @returns its handle. */
async function write(text: string, rhythm = ""): Promise<string> {
  expect((await post(path, { form: "prayer", text, rhythm })).status).toBe(303);
  return (await mine()).at(-1)?.handle ?? "";
}

/** The prayers of a page, in their order, by their first words. */
const listed = (html: string) =>
  [...html.matchAll(/<h3 id="name-[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);

it.each([path, `${path}/answered`])("%s is its owner's alone, and is kept nowhere", async (at) => {
  const { status, headers, text } = await get(at);
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('rel="canonical"');
});

it("a prayer that is refused comes back with its words, and is not saved", async () => {
  const long = "Lord, ".repeat(900);
  const { status, text } = await post(path, { form: "prayer", text: long, title: "<b>Mum" });
  expect(status).toBe(400);
  expect(text).toContain("Please use at most 5000 characters");
  expect(text).toContain(long.trim());
  expect(text).toContain('value="&lt;b&gt;Mum"');
  expect(textOf(text, "title")).toBe("Error: My Prayers - Prayer LIFE");
  expect(await mine()).toEqual([]);
});

it("the one prayed today goes to the end, page by page", async () => {
  const handles: string[] = [];
  for (let number = 1; number <= 22; number++)
    handles.push(await write(`prayer ${number}`, "daily"));
  const { text } = await get(path);
  expect(listed(text)).toHaveLength(20);
  expect(listed(text)[0]).toBe("prayer 22");
  const response = await post(path, { intent: "prayed", prayer: handles[21] ?? "", zone: "" });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `${path}?done=prayed#prayers`,
  ]);
  expect(listed((await get(path)).text)[0]).toBe("prayer 21");
  expect(listed((await get(`${path}?page=2`)).text)).toEqual(["prayer 1", "prayer 22"]);
  const second = await post(`${path}?page=2`, { intent: "prayed", prayer: handles[0] ?? "" });
  expect(second.headers.get("location")).toBe(`${path}?page=2&done=prayed#prayers`);
  for (const query of ["?page=99", "?page=2.5", "?page=-1", "?page=x"]) {
    expect((await get(path + query)).status, query).toBe(200);
  }
});

it("the page of one says that it was prayed, in the place of the button", async () => {
  const handle = await write("a prayer");
  const at = `${path}/${handle}`;
  expect((await get(at)).text).toContain("I prayed this");
  await post(at, { intent: "prayed", prayer: handle, zone: "" });
  const { text } = await get(at);
  expect([text.includes("I prayed this"), text.includes("Prayed today")]).toEqual([false, true]);
});

describe("many prayers", () => {
  it("have pages with numbers, and what was just written stands first", async () => {
    for (let number = 1; number <= 41; number++) await write(`prayer ${number}`, "daily");
    const { text } = await get(`${path}?page=2`);
    expect([...text.matchAll(/aria-label="(Page \d+)"/g)].map(([, name]) => name)).toEqual([
      "Page 1",
      "Page 2",
      "Page 3",
    ]);
    expect(text).toMatch(/aria-label="Page 2" aria-current="page"/);
    // The way on stands last, at the edge where the eye has ended.
    expect(text.replaceAll("<!-- -->", "")).toMatch(/Page 2 of 3<[\s\S]*Previous<[\s\S]*>Next </);
    await write("the newest");
    expect(listed((await get(path)).text)[0]).toBe("the newest");
  });

  it("are searched by a form that works without scripts", async () => {
    for (let number = 1; number <= 11; number++) await write(`for <b>Mary</b> ${number}`);
    await write("for John");
    const page = (await get(path)).text;
    expect(page).toMatch(/<form method="get" action="\/account\/prayers#prayers" role="search"/);
    const found = (await get(`${path}?find=JOHN`)).text;
    expect(listed(found)).toEqual(["for John"]);
    expect(found).toContain('value="JOHN"');
    expect(listed((await get(`${path}?find=mary&page=2`)).text)).toHaveLength(1);
    expect(listed((await get(`${path}?find=mary&page=99`)).text)).toHaveLength(1);
    const none = (await get(`${path}?find=%3Cb%3Ex`)).text;
    expect([listed(none), none.includes("Nothing was found")]).toEqual([[], true]);
    expect(none).not.toContain("<b>x");
  });

  it("are found by their owner alone", async () => {
    await write("for John");
    const { Cookie } = await enter(server);
    const { text } = await ask(server, `${path}?find=John`, { headers: { Cookie } });
    expect(listed(text)).toEqual([]);
  });
});

describe("the day it was prayed on", () => {
  it.each([
    ["Pacific/Kiritimati", 14],
    ["Pacific/Pago_Pago", -11],
    ["", 0],
    ["Nowhere/None", 0],
  ])("is that of the zone %j", async (zone, hours) => {
    const handle = await write("a prayer");
    const day = () => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
    const before = day();
    await post(path, { intent: "prayed", prayer: handle, zone });
    expect([before, day()]).toContain((await mine())[0]?.prayedOn);
  });
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("a rest", () => {
  it("folds a prayer away until its day, or until it is woken", async () => {
    const handle = await write("may rest");
    const sent = { form: "prayer-rest", restsUntil: inDays(40), zone: "Asia/Tokyo" };
    const rested = await post(`${path}/${handle}/rest`, sent);
    expect(rested.headers.get("location")).toBe(`${path}?done=prayer-rest`);
    const begins = Date.parse(inDays(40)) - 9 * 3_600_000;
    expect((await mine())[0]).toMatchObject({ restsUntil: inDays(40), wakesAt: begins });
    const { text } = await get(path);
    expect(listed(text)).toEqual([]);
    expect(text).toContain("At rest: <!-- -->1");
    await post(path, { intent: "wake", prayer: handle });
    expect(listed((await get(path)).text)).toEqual(["may rest"]);
  });

  it.each([
    ["2020-01-01", "Please choose a day after today"],
    [inDays(6 * 366), "Please choose a day within the next five years"],
    ["", "Please choose a day"],
    ["2027-02-30", "Please choose a day"],
  ])("until %j is refused: %s", async (restsUntil, message) => {
    const handle = await write("does not rest");
    const sent = { form: "prayer-rest", restsUntil, zone: "UTC" };
    const { status, text } = await post(`${path}/${handle}/rest`, sent);
    expect([status, text.includes(message)]).toEqual([400, true]);
    expect((await mine())[0]).toMatchObject({ restsUntil: null });
  });
});

describe("an answer", () => {
  it("stands with its words among the answered, and can be taken back", async () => {
    const handle = await write("asked for");
    const sent = { form: "prayer-answer", answeredOn: inDays(-3), answer: "<i>Thank You" };
    const answered = await post(`${path}/${handle}/answer`, sent);
    expect(answered.headers.get("location")).toBe(`${path}/answered?done=prayer-answer`);
    const { text } = await get(`${path}/answered`);
    expect(text).toMatch(/>asked for<[\s\S]*&lt;i&gt;Thank You/);
    expect(text).toMatch(/>Pray again<[\s\S]*>Edit the answer</);
    expect(listed(text)).toEqual(["asked for"]);
    expect(listed((await get(path)).text)).toEqual([]);
    // It was written down today, which is no day to have asked on.
    const page = (await get(`${path}/${handle}`)).text;
    expect([page.includes("Written down on"), page.includes("Asked on")]).toEqual([true, false]);
    await post(`${path}/answered`, { intent: "again", prayer: handle });
    expect(listed((await get(path)).text)).toEqual(["asked for"]);
    expect((await get(`${path}/${handle}/answer`)).text).toContain("&lt;i&gt;Thank You");
  });

  it("of a day to come is refused, its input preserved", async () => {
    const handle = await write("asked for");
    const sent = { form: "prayer-answer", answeredOn: inDays(3), answer: "words to keep" };
    const { status, text } = await post(`${path}/${handle}/answer`, sent);
    expect([status, text.includes("Please choose today or a day before it")]).toEqual([400, true]);
    expect(text).toContain("words to keep");
    expect((await mine())[0]).toMatchObject({ answeredOn: null, answer: null });
  });
});

it("a prayer is edited, and deleted only after it was asked", async () => {
  const handle = await write("first words");
  expect((await get(`${path}/${handle}/edit`)).text).toContain("first words</textarea>");
  const edited = await post(`${path}/${handle}/edit`, {
    form: "prayer-edit",
    text: "other words",
    title: "A name",
  });
  expect(edited.headers.get("location")).toBe(`${path}/${handle}?done=prayer-edit`);
  expect((await mine())[0]).toMatchObject({ text: "other words", title: "A name" });
  expect((await get(`${path}/${handle}/delete`)).text).toContain("Delete this prayer?");
  expect(await mine()).toHaveLength(1);
  const deleted = await post(`${path}/${handle}/delete`, { intent: "delete", prayer: handle });
  expect(deleted.headers.get("location")).toBe(`${path}?done=delete`);
  expect(await mine()).toEqual([]);
  expect((await get(`${path}/${handle}`)).status).toBe(404);
});

describe("a prayer that was edited in another tab meanwhile", () => {
  const edit = (handle: string, words: Record<string, string>) =>
    post(`${path}/${handle}/edit`, { form: "prayer-edit", ...words });
  const fromOf = (html: string) => /name="from"[^>]* value="(\d+)"/.exec(html)?.[1] ?? "";

  it("is not overwritten unasked: the second save is told, and its words stay", async () => {
    const handle = await write("first words");
    const from = fromOf((await get(`${path}/${handle}/edit`)).text);
    expect((await edit(handle, { text: "of one tab", from })).status).toBe(303);
    const second = await edit(handle, { text: "of the other", title: "Mine", from });
    expect(second.status).toBe(409);
    expect(second.text).toContain("This prayer was edited in another place meanwhile.");
    expect(second.text).toMatch(/of the other<\/textarea>[\s\S]*value="Mine"/);
    expect(second.text).toContain(">See the other words</a>");
    expect((await mine())[0]).toMatchObject({ text: "of one tab", title: null });
    const again = { text: "of the other", from: fromOf(second.text) };
    expect((await edit(handle, again)).status).toBe(303);
    expect((await mine())[0]).toMatchObject({ text: "of the other" });
  });

  it("is saved where the same form was sent twice", async () => {
    const handle = await write("first words");
    const from = fromOf((await get(`${path}/${handle}/edit`)).text);
    const sent = { text: "once", title: "A name", from };
    expect((await edit(handle, sent)).status).toBe(303);
    expect((await edit(handle, sent)).status).toBe(303);
  });
});

it("no title of a page tells what is prayed", async () => {
  const handle = await write("a secret");
  await post(`${path}/${handle}/edit`, { form: "prayer-edit", text: "a", title: "a secret" });
  for (const page of ["", "/edit", "/answer", "/rest", "/delete"]) {
    expect(textOf((await get(`${path}/${handle}${page}`)).text, "title")).not.toContain("secret");
  }
});

it("what locks a draft is the person's own, the same on each of their pages", async () => {
  const lock = (html: string) => /"lock","([\w-]{43})"/.exec(html.replaceAll("\\", ""))?.[1];
  const own = lock((await get(path)).text);
  expect(own).toBeDefined();
  expect(lock((await get(`${path}/answered`)).text)).toBe(own);
  Cookie = cookieOf(await register(server, account()));
  expect(lock((await get(path)).text)).not.toBe(own);
});

describe("saved from the site", () => {
  it.each([
    [
      "/plan/anxiety-plan",
      { intent: "save-prayer", day: "4" },
      "plan/anxiety-plan/4",
      "day=4&done=save-prayer#save-prayer",
    ],
    [
      "/plan/anxiety-plan",
      { intent: "save-verse", day: "99" },
      "verse/plan/anxiety-plan/1",
      "done=save-verse#save-verse",
    ],
    ["/theme/theme-2", { intent: "save-prayer" }, "theme/theme-2", "done=save-prayer#save-prayer"],
    [
      "/theme/theme-2",
      { intent: "save-verse-3" },
      "verse/theme/theme-2/3",
      "done=save-verse-3#save-verse-3",
    ],
    ["/?index", { intent: "save-verse" }, "verse/home", "done=save-verse#save-verse"],
    ["/?index", { intent: "save" }, "generator/peace", "done=save#learn-more"],
    [
      "/?index&prayer=faith",
      { intent: "save" },
      "generator/faith",
      "prayer=faith&done=save#learn-more",
    ],
  ])("%s %j is there once, with the way back", async (at, fields, source, place) => {
    const to = `${at.split("?")[0]}?${place}`;
    for (const [title, location] of [
      [/Prayer Saved|Saved in My Prayers|>Saved</, to],
      [/Already in My Prayers|Already saved/, to.replace(/done=save-[\w-]+/, "$&-before")],
    ] as const) {
      const response = await post(at, fields);
      expect([response.status, response.headers.get("location")]).toEqual([303, location]);
      const flash = { headers: { Cookie: cookieOf(response) } };
      expect(title.test((await ask(server, location, flash)).text)).toBe(true);
    }
    const [row, ...others] = await mine();
    expect([row?.source, others]).toEqual([source, []]);
    const isVerse = source.startsWith("verse");
    const stands = (text: string) => text.includes(`/account/prayers/${row?.handle}"`);
    expect(stands((await get("/account/saved")).text)).toBe(isVerse);
    expect(stands((await get(path)).text)).toBe(!isVerse);
    const saved = (await get(`${path}/${row?.handle}`)).text;
    expect(/>From (?:<!-- -->)?<a [^>]*href="\/[^"]*"/.test(saved)).toBe(true);
  });

  it("of what a visitor wanted, by the sign-in that leads back", async () => {
    const asked = await ask(server, "/plan/faith-plan", form({ intent: "save-prayer", day: "3" }));
    expect(asked.status).toBe(303);
    Cookie = cookieOf(asked);
    const page = await get("/plan/faith-plan?day=3&done=save-prayer");
    const next = encodeURIComponent("/plan/faith-plan?day=3#day");
    expect(page.text).toContain(`href="/auth?next=${next}"`);
    const { username, email, password } = account();
    const entered = await post(`/auth?tab=register&next=${next}`, {
      form: "register",
      username,
      email,
      password,
      confirmPassword: password,
    });
    expect(entered.headers.get("location")).toBe(
      "/plan/faith-plan?day=3&done=save-prayer#save-prayer",
    );
    Cookie = cookieOf(entered);
    expect((await mine()).map(({ source }) => source)).toEqual(["plan/faith-plan/3"]);
    expect((await get("/plan/faith-plan?day=3")).text).toContain("Prayer saved");
  });

  it("is nothing of a visitor's save", async () => {
    const saved = await ask(server, "/?index", form({ intent: "save" }));
    expect(saved.headers.get("location")).toBe("/?done=save#learn-more");
    Cookie = cookieOf(saved);
    const { username, email, password } = account();
    const entry = { form: "register", username, email, password, confirmPassword: password };
    await post("/auth?tab=register", entry);
    expect(await mine()).toEqual([]);
  });
});
