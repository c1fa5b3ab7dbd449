import { beforeEach, describe, expect, it } from "vitest";
import { forNames } from "#content/pages/my-prayers";
import { requestStates } from "#db/schema/requests";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { beside } from "./support/team";

const server = withServer();
const path = "/account/prayers";

let Cookie = "";
beforeEach(async () => {
  ({ Cookie } = await enter(server));
});

const get = (at: string) => ask(server, at, { headers: { Cookie } });
const post = (at: string, fields: Record<string, string>) =>
  ask(server, at, form(fields, { Cookie }));

type Row = { handle: string } & Record<string, unknown>;
const mine = async () =>
  (await rows(
    server,
    "SELECT * FROM prayers WHERE userId = (SELECT max(id) FROM users) ORDER BY id DESC",
  )) as Row[];

const name = (person: string) => post(path, { form: "prayer-names", person });
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a reader sees. */
const wordsOf = ({ text }: { text: string }) =>
  (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** The prayers of a page, in their order, by their names. */
const listed = (html: string) =>
  [...html.matchAll(/<h3 id="name-[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);

describe("names in one go", () => {
  it("stand on the list, each prayed with a passage, and with words if these are wanted", async () => {
    const saved = await name("Daniel, Emma, Tom, Mum");
    const to = `${path}?done=prayer-names`;
    expect([saved.status, saved.headers.get("location")]).toEqual([303, to]);
    expect(listed((await get(path)).text)).toEqual(["Daniel", "Emma", "Tom", "Mum"]);
    const first = await get(`${path}/pray`);
    expect(first.text).toMatch(/<h1[^>]*>Daniel</);
    expect(first.text).toMatch(/<blockquote[^>]*>[\s\S]*<figcaption class="reference/);
    expect(wordsOf(first)).toContain("Give me words");
    const offered = forNames.words.map((each) => each.replace("{name}", "Daniel"));
    expect(offered.filter((each) => wordsOf(first).includes(each))).toEqual([]);
    const withWords = await get(`${path}/pray?later=0&words`);
    expect(withWords.text.match(/Daniel/g)?.length).toBeGreaterThan(
      first.text.match(/Daniel/g)?.length ?? 0,
    );
    expect((await get(`${path}/pray?later=0&line=1`)).status).toBe(200);
    expect(wordsOf(withWords)).toMatch(/I prayed for \S?Daniel/);
    const [, handle = ""] = /name="prayer" value="([\w-]{22})"/.exec(withWords.text) ?? [];
    const prayed = await post(`${path}/pray?later=0&words`, { intent: "prayed", prayer: handle });
    const on = prayed.headers.get("location") ?? "";
    expect(on, "words stay with the next").toContain("words=&later=0&done=prayed");
    expect(wordsOf(await get(on))).toContain("The passage alone");
    await post(`${path}/pray?later=0`, { intent: "unprayed", prayer: handle });
    const [newest] = await mine();
    expect(wordsOf(await get(`${path}/${newest?.handle}`))).toContain(
      "Comes up in turn with the others",
    );
    const edit = (await get(`${path}/${newest?.handle}/edit`)).text;
    expect(edit).toMatch(/name="person"[^>]*value="Daniel"|value="Daniel"[^>]*name="person"/);
  });

  it("are refused where there is none, or one too long, and stay in the field", async () => {
    for (const [words, why] of [
      [" , ", "Please write a name"],
      [`Ann, ${"x".repeat(101)}`, "Please use at most 100 characters for a name"],
    ] as const) {
      const { status, text } = await name(words);
      expect([status, text.includes(why)]).toEqual([400, true]);
      expect(text).toContain(`${words}</textarea>`);
    }
    expect(await mine()).toEqual([]);
  });

  it("are shown to be copied to who was signed out meanwhile", async () => {
    const { status, text } = await ask(
      server,
      path,
      form({ form: "prayer-names", person: "Zoe, Ida" }),
    );
    expect([status, text.includes("Zoe, Ida")]).toEqual([401, true]);
  });
});

/** Those in the light of dawn, by their words. */
const inTheLight = (html: string) =>
  [...html.matchAll(/<article[^>]*class="vigil[\s\S]*?<\/article>/g)].map(([text]) =>
    wordsOf({ text: `<main>${text}</main>` }),
  );

describe("answers", () => {
  it("keep their dawn: at the newest that has words, else at the newest", async () => {
    await name("Mum, Tom, Zoe");
    const answer = async (who: string, words: string) => {
      const found = (await mine()).find(({ text }) => text === who);
      const fields = { form: "prayer-answer", answeredOn: inDays(0), answer: words };
      await post(`${path}/${found?.handle}/answer`, fields);
      return inTheLight((await get(`${path}/answered`)).text);
    };
    expect(await answer("Mum", "")).toEqual([expect.stringContaining("Mum")]);
    expect(await answer("Tom", "He called.")).toEqual([expect.stringContaining("He called.")]);
    expect(await answer("Zoe", "")).toEqual([expect.stringContaining("He called.")]);
  });
});

describe("who is prayed for", () => {
  const answered = async () => wordsOf(await get(`${path}/answered`));

  it("stays on the list when an answer is noted, which is kept once by itself", async () => {
    await name("Mum, Tom");
    const tom = (await mine()).find(({ text }) => text === "Tom");
    const at = `${path}/${tom?.handle}/answer`;
    const page = (await get(at)).text;
    expect(page).toMatch(/<input[^>]*name="keep"[^>]*checked=""/);
    expect(wordsOf({ text: page })).toMatch(/Keep \S*Tom\S* on my list/);
    expect(wordsOf({ text: page }).match(/Tom/g)).toHaveLength(2);
    const words = { form: "prayer-answer", answeredOn: inDays(-1), answer: "He called." };
    for (const _ of [1, 2]) await post(at, { ...words, keep: "on" });
    expect(listed((await get(path)).text).toSorted()).toEqual(["Mum", "Tom"]);
    expect((await answered()).match(/He called\./g)).toHaveLength(1);
    expect(wordsOf(await get(`${path}/answered?done=prayer-answer`))).toContain(
      "Go on praying: two more today",
    );
    expect(await answered()).not.toContain("Pray again");
    // Both come along into another account, and back nothing comes twice.
    const file = (await get(`${path}/export?as=csv`)).text;
    const other = await enter(server);
    for (const whose of [other.Cookie, Cookie]) {
      const body = new FormData();
      body.set("words", file);
      body.set("step", "save");
      await ask(server, `${path}/import`, { method: "POST", body, headers: { Cookie: whose } });
      const again = await ask(server, `${path}/export?as=csv`, { headers: { Cookie: whose } });
      expect(again.text).toBe(file);
    }
  });

  it("leaves the list where that is wished, and may be prayed for again", async () => {
    await name("Mum");
    const [mum] = await mine();
    const words = { form: "prayer-answer", answeredOn: inDays(-1), answer: "Home." };
    await post(`${path}/${mum?.handle}/answer`, words);
    expect(listed((await get(path)).text)).toEqual([]);
    expect(await answered()).toContain("Pray again");
  });

  it("is on a sheet once", async () => {
    await name("Margaret");
    expect((await get(`${path}/print`)).text.match(/>\S*Margaret\S*</g)).toHaveLength(1);
  });
});

describe("a prayer of names alone", () => {
  it("is offered as names, each by itself", async () => {
    const saved = await post(path, { form: "prayer", text: "Daniel, Emma, Aunt Sue" });
    const to = saved.headers.get("location") ?? "";
    const [prayer] = await mine();
    expect(wordsOf(await get(to))).toContain("Put each on my list");
    const split = await post(path, { intent: "names", prayer: prayer?.handle ?? "" });
    expect(split.headers.get("location")).toBe(`${path}?done=prayer-names`);
    const page = await get(split.headers.get("location") ?? "");
    expect(listed(page.text)).toEqual(["Daniel", "Emma", "Aunt Sue"]);
    expect(wordsOf(page)).toContain("On your list Each name has a passage.");
  });

  it.each(["Lord, help", "Father, Thank You", "for rain, and sun", "Emma"])(
    "not %s",
    async (text) => {
      const saved = await post(path, { form: "prayer", text });
      expect(wordsOf(await get(saved.headers.get("location") ?? ""))).not.toContain(
        "Are these names",
      );
      const [prayer] = await mine();
      const split = await post(path, { intent: "names", prayer: prayer?.handle ?? "" });
      expect(split.status).toBe(404);
    },
  );
});

describe("My Prayers", () => {
  it("is in three parts: today, other days, at rest", async () => {
    const [day, other] = [0, 1].map((shift) =>
      new Date(Date.now() + shift * 86_400_000).toLocaleDateString("en-US", {
        ...{ weekday: "short", timeZone: "UTC" },
      }),
    );
    await post(path, { form: "prayer", text: "of today", [day ?? ""]: "on" });
    await post(path, { form: "prayer", text: "of tomorrow", [other ?? ""]: "on" });
    await post(path, { form: "prayer", text: "rests" });
    const [resting] = await mine();
    const rest = { form: "prayer-rest", restsUntil: inDays(9), zone: "UTC" };
    await post(`${path}/${resting?.handle}/rest`, rest);
    const page = await get(path);
    expect(listed(page.text)).toEqual(["of today"]);
    expect(wordsOf(page)).toMatch(/Other days: 1 of tomorrow On \w+days[\s\S]*At rest: 1/);
  });

  it("is shown by person as well, and nobody's own last", async () => {
    await name("Tom, Anna");
    await post(path, { form: "prayer", text: "His knee", person: "tom" });
    await post(path, { form: "prayer", text: "For rain" });
    expect(wordsOf(await get("/account/people"))).toMatch(
      /Pray my list Anna Tom His knee For nobody by name For rain/,
    );
  });

  it("is prayed by person as well, one after the other, and nobody's own last", async () => {
    await post(path, { form: "prayer", text: "For rain" });
    await name("Tom, Anna");
    await post(path, { form: "prayer", text: "His knee", person: "tom" });
    const seen: (string | undefined)[] = [];
    let at = `${path}/pray?by=person`;
    while (seen.length < 5 && !at.includes("done=amen")) {
      const { text } = await get(at);
      const [, heading, handle = ""] =
        /<h1 id="name-[^>]*>([^<]*)<[\s\S]*value="prayed"\/><input[^>]* name="prayer" value="([\w-]{22})"/.exec(
          text,
        ) ?? [];
      seen.push(heading);
      if (seen.length === 1) expect(text).toContain("?by=person&amp;later=1");
      const prayed = await post(at, { intent: "prayed", prayer: handle });
      at = prayed.headers.get("location") ?? "";
    }
    expect(seen).toHaveLength(4);
    expect(seen[0]).toBe("Anna");
    expect(seen.slice(1, 3)).toContain("Tom");
    expect(at).toMatch(/by=person&later=0&done=amen$/);
  });

  it("gives who has many a portion of the day, and no big number", async () => {
    await name(Array.from({ length: 30 }, (_, at) => `Name${at}`).join(","));
    const page = await get(path);
    expect(listed(page.text)).toHaveLength(12);
    const words = wordsOf(page);
    expect(words).toContain("12 for today.");
    expect(words).toContain("Your list takes turns: in 3 days everybody is prayed for.");
    expect(words).toContain("Other days: 18");
  });
});

describe("I prayed this", () => {
  it("is undone on each page that says so", async () => {
    await name("Emma, Tom");
    const [prayer] = await mine();
    const fields = { prayer: prayer?.handle ?? "", zone: "" };
    for (const [at, to] of [
      [path, `${path}?done=unprayed#prayers`],
      [`${path}/${prayer?.handle}`, `${path}/${prayer?.handle}?done=unprayed`],
      [`${path}/pray?later=0`, `${path}/pray?later=0&done=unprayed`],
    ] as const) {
      const prayed = await post(at, { intent: "prayed", ...fields });
      const { text } = await get(prayed.headers.get("location") ?? "");
      expect(text).toMatch(/name="intent" value="unprayed"/);
      const undone = await post(at, { intent: "unprayed", ...fields });
      expect([undone.status, undone.headers.get("location")]).toEqual([303, to]);
      expect((await mine())[0]).toMatchObject({ prayedOn: null, prayedAt: null });
    }
    const nobodys = await post(path, { intent: "unprayed", prayer: "x".repeat(22) });
    expect(nobodys.status).toBe(404);
  });
});

describe("a prayer's days", () => {
  it("are chosen, read and edited, and a birthday that is none is refused in the page", async () => {
    const words = { form: "prayer", text: "Mum’s week", person: "Mum" };
    const refused = await post(path, { ...words, birthday: "soon" });
    expect([refused.status, refused.text.includes("Please write it like May 14")]).toEqual([
      400,
      true,
    ]);
    expect(refused.text).toContain("Mum’s week</textarea>");
    const days = { rhythm: "third", prayUntil: inDays(30), birthday: "14 May", Mon: "on" };
    expect((await post(path, { ...words, ...days })).status).toBe(303);
    const [prayer] = await mine();
    expect(prayer).toMatchObject({ rhythm: "third", birthday: "05-14", weekdays: null });
    const edit = (await get(`${path}/${prayer?.handle}/edit`)).text;
    expect(edit).toContain('value="May 14"');
    expect(edit).toMatch(/<option value="third" selected/);
    const daily = { form: "prayer-edit", text: "Mum’s week", rhythm: "daily" };
    await post(`${path}/${prayer?.handle}/edit`, daily);
    const weekdays = "Sun Mon Tue Wed Thu Fri Sat";
    expect((await mine())[0]).toMatchObject({ rhythm: null, birthday: null, weekdays });
    expect(wordsOf(await get(`${path}/${prayer?.handle}`))).toContain(
      "Every day On your list since",
    );
  });
});

describe("a saved verse", () => {
  it("stands in Saved, and on the list where it was put there", async () => {
    await post("/?index", { intent: "save-verse" });
    const [verse] = await mine();
    const at = `${path}/${verse?.handle}`;
    expect(listed((await get(path)).text)).toEqual([]);
    expect((await get("/account/saved")).text).toContain(`href="${at}"`);
    const listing = await post(at, { intent: "listed", prayer: verse?.handle ?? "" });
    expect(listing.headers.get("location")).toBe(`${at}?done=listed`);
    expect(listed((await get(path)).text)).toHaveLength(1);
    expect((await get("/account/saved")).text).not.toContain(`href="${at}"`);
  });
});

describe("a prayer grows", () => {
  it("by notes under their days, which are taken along, and come back in", async () => {
    const sent = { form: "prayer", text: "Tom’s exam", prayUntil: inDays(-1) };
    await post(path, sent);
    const [prayer] = await mine();
    const at = `${path}/${prayer?.handle}`;
    expect((await get(path)).text).toContain(`href="${at}#prayer-note"`);
    expect((await get(at)).text).toContain("How did it go?");
    const empty = await post(at, { form: "prayer-note", note: " " });
    expect([empty.status, empty.text.includes("Please write a few words")]).toEqual([400, true]);
    const noted = await post(at, { form: "prayer-note", note: "He passed.\n\n<b>Thanks!" });
    expect(noted.headers.get("location")).toBe(`${at}?done=prayer-note#prayer-note`);
    expect((await get(at)).text).toMatch(/He passed\.[\s\S]*&lt;b&gt;Thanks!/);
    expect((await get(path)).text).not.toContain(`href="${at}#prayer-note"`);
    const other = await enter(server);
    for (const as of ["csv", "markdown"]) {
      const words = (await get(`${path}/export?as=${as}`)).text;
      const body = new FormData();
      body.set("words", words);
      body.set("step", "save");
      const headers = { Cookie: other.Cookie };
      await ask(server, `${path}/import`, { method: "POST", body, headers });
    }
    const [one, ...more] = await mine();
    expect(more).toEqual([]);
    expect(one?.prayUntil).toBe(inDays(-1));
    const theirs = await ask(server, `${path}/${one?.handle}`, {
      headers: { Cookie: other.Cookie },
    });
    expect(theirs.text).toMatch(/He passed\.[\s\S]*&lt;b&gt;Thanks!/);
  });

  it("shows a note to be copied to who was signed out, and is nobody else's", async () => {
    await name("Emma");
    const [prayer] = await mine();
    const at = `${path}/${prayer?.handle}`;
    const note = { form: "prayer-note", note: "She smiled" };
    const out = await ask(server, at, form(note));
    expect([out.status, out.text.includes("She smiled")]).toEqual([401, true]);
    const { Cookie: theirs } = await enter(server);
    expect((await ask(server, at, form(note, { Cookie: theirs }))).status).toBe(404);
  });
});

describe("a note", () => {
  it("is changed and taken away alone, under its own day", async () => {
    await post(path, { form: "prayer", text: "Tom’s exam" });
    const [prayer] = await mine();
    const at = `${path}/${prayer?.handle}`;
    for (const note of ["He lerns", "He is calm"]) await post(at, { form: "prayer-note", note });
    const keys = [...(await get(at)).text.matchAll(/\?note=([\w-]{16})#prayer-note"/g)].map(
      ([, key = ""]) => key,
    );
    const asked = await get(`${at}?note=${keys[0]}`);
    expect(asked.text).toContain("He lerns</textarea>");
    expect(wordsOf(asked)).toMatch(/Your note of [\s\S]*Take this note away/);
    const empty = await post(`${at}?note=${keys[0]}`, { form: "prayer-note", note: "" });
    expect([empty.status, wordsOf(empty).includes("Your note of")]).toEqual([400, true]);
    const change = { form: "prayer-note", note: "He learns", from: keys[0] ?? "" };
    for (const _ of [1, 2]) expect((await post(at, change)).status).toBe(303);
    expect((await get(at)).text).toMatch(/He learns[\s\S]*He is calm/);
    expect((await get(at)).text).not.toContain("lerns");
    const removed = await post(at, { intent: "note-removed", from: keys[1] ?? "" });
    expect(removed.headers.get("location")).toBe(`${at}?done=note-removed`);
    const left = await get(at);
    expect(left.text).not.toContain("He is calm");
    expect(wordsOf(left).match(/He learns/g)).toHaveLength(1);
    const other = await enter(server);
    const foreign = { intent: "note-removed", from: keys[0] ?? "" };
    expect((await ask(server, at, form(foreign, { Cookie: other.Cookie }))).status).toBe(404);
  });
});

describe("what others were asked to pray for", () => {
  const asked = { form: "prayer-request", fullName: "Ada Stone", email: "ada.stone@example.org" };
  const now = new Date();
  const mark = (values: Partial<typeof requestStates.$inferInsert>) =>
    beside(server, (db) => db.write((tx) => tx.update(requestStates).set(values).run()));

  it("stands in My Prayers, says when somebody prayed, and leads to its own page", async () => {
    await post("/contact", { ...asked, prayerRequest: "My knee heals slowly" });
    const sent = await get(path);
    expect(wordsOf(sent)).toMatch(
      /You asked others to pray: 1 \S*My knee heals slowly\S* \S*The prayer team(?! · )/,
    );
    const [page = ""] = /\/request\/[\w-]{43}/.exec(sent.text) ?? [];
    expect(wordsOf(await ask(server, page))).toContain("My knee heals slowly");
    await mark({ prayedTimes: 2, lastPrayedAt: now });
    expect(wordsOf(await get(path))).toMatch(/Prayed for 2 times, last on [A-Z]\w+ \d+/);
    await mark({ answeredAt: now });
    expect(wordsOf(await get(path))).toContain("· Answered · Prayed for 2 times");
    const { Cookie } = await enter(server);
    expect(wordsOf(await ask(server, path, { headers: { Cookie } }))).not.toContain("asked others");
  });

  it("shows no words of danger to who looks on, and no way to them", async () => {
    await post("/contact", { ...asked, prayerRequest: "He hits me" });
    await mark({ isUrgent: true });
    const sent = await get(path);
    expect(wordsOf(sent)).toMatch(/A request of [A-Z]\w+ \d+ \S*The prayer team/);
    expect(sent.text).not.toMatch(/He hits me|\/request\/[\w-]{43}/);
  });

  it("has what a group was asked for", async () => {
    const begun = await post("/groups", { form: "group-begin", title: "Tuesday", ownName: "Olga" });
    const group = `/groups/${/groups\/([\w-]{22})/.exec(begun.headers.get("Location") ?? "")?.[1]}`;
    await post(group, { form: "group-request", words: "For my sister" });
    const page = await get(path);
    expect(wordsOf(page)).toMatch(/For my sister\S* \S*Tuesday(?! · )/);
    expect(page.text).toContain(`href="${group}/requests/`);
  });
});
