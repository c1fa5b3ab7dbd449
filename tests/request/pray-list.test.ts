import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { wordsOf } from "./support/visitor";

const server = withServer();
const path = "/account/prayers/pray";

/** Somebody new, and a way to ask with their cookie. */
async function somebody() {
  const { Cookie } = await enter(server);
  const get = (at: string) => ask(server, at, { headers: { Cookie } });
  const post = (at: string, fields: Record<string, string>) =>
    ask(server, at, form(fields, { Cookie }));
  const write = (title: string, fields: Record<string, string> = {}) =>
    post("/account/prayers", { form: "prayer", text: `Words of ${title}`, title, ...fields });
  return { get, post, write };
}

/** The name of the prayer that a page shows, and what its button names. */
const titleOf = (text: string) => /<h1[^>]*>([^<]+)</.exec(text)?.[1];
const handleOf = (text: string) => /name="prayer" value="([\w-]{22})"/.exec(text)?.[1] ?? "";
const weekday = (shift = 0) =>
  new Date(Date.now() + shift * 86_400_000).toLocaleDateString("en-US", {
    weekday: "short",
    timeZone: "UTC",
  });

describe("a person's list", () => {
  it("is prayed one after another, without scripts, and ends in Amen", async () => {
    const ann = await somebody();
    for (const title of ["First", "Second"]) expect((await ann.write(title)).status).toBe(303);
    const first = await ann.get(path);
    expect([titleOf(first.text), first.text.includes("One more after this one")]).toEqual([
      "Second",
      true,
    ]);
    const marked = await ann.post(`${path}?later=0`, {
      intent: "prayed",
      prayer: handleOf(first.text),
    });
    expect(marked.headers.get("Location")).toBe(`${path}?later=0&done=prayed`);
    const next = await ann.get(`${path}?later=0&done=prayed`);
    expect(titleOf(next.text)).toBe("First");
    const last = await ann.post(`${path}?later=0`, {
      intent: "prayed",
      prayer: handleOf(next.text),
    });
    expect(last.headers.get("Location")).toBe(`${path}?later=0&done=amen`);
    const end = await ann.get(`${path}?later=0&done=amen`);
    expect(titleOf(end.text)).toBe("Amen");
    expect(end.text).toContain("That was the last prayer on your list for today");
    const empty = (await ann.get(path)).text;
    expect(empty).toContain("You’ve prayed your list today.");
    expect(empty).toMatch(/href="#stay"[^>]*>Stay a while/);
    expect(empty).toMatch(/href="\/account\/prayers"[^>]*>.*My Prayers/);
  });

  it("leaves for later what is passed over, and comes back to it", async () => {
    const ann = await somebody();
    for (const title of ["First", "Second"]) await ann.write(title);
    expect(titleOf((await ann.get(`${path}?later=1`)).text)).toBe("First");
    const end = await ann.get(`${path}?later=2`);
    // Of a list of which nothing was prayed there is no rest.
    expect([titleOf(end.text), end.text.includes("Your list may wait.")]).toEqual(["Amen", true]);
    for (const nonsense of ["-1", "x", "99999", "1e1"])
      expect(titleOf((await ann.get(`${path}?later=${nonsense}`)).text)).toBe("Second");
  });

  it("follows the days of the week, and says for whom", async () => {
    const ann = await somebody();
    await ann.write("Today's", { person: "Mia", [weekday()]: "on" });
    await ann.write("Tomorrow's", { [weekday(1)]: "on" });
    const { text } = await ann.get(path);
    expect([titleOf(text), text.includes("For <!-- -->Mia")]).toEqual(["Today&#x27;s", true]);
    expect(text).toContain("The last on your list for today.");
    // One sentence is one line.
    expect(text).not.toContain("line by line");
    const list = (await ann.get("/account/prayers")).text;
    expect(list).toContain("Tomorrow&#x27;s");
    const edited = await ann.get(`/account/prayers/${handleOf(text)}/edit`);
    expect(edited.text).toMatch(new RegExp(`<input[^>]*name="${weekday()}"[^>]*checked=""`));
    expect(edited.text).toContain('value="Mia"');
  });

  it("is nobody else's", async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    await ann.write("Hers");
    const { text } = await ann.get(path);
    expect((await ben.get(path)).text).not.toContain("Hers");
    const stolen = await ben.post(path, { intent: "prayed", prayer: handleOf(text) });
    expect(stolen.status).toBe(404);
    expect((await ask(server, path)).headers.get("Location")).toContain("/auth?next=");
  });
});

describe("the day of somebody signed in", () => {
  it("speaks of a beginning to who has begun nothing", async () => {
    const ann = await somebody();
    const [home, overview, list] = [
      await ann.get("/"),
      await ann.get("/account"),
      await ann.get(path),
    ];
    expect(home.text).toContain("Nothing is on your list yet.");
    expect(overview.text).toContain("It begins with one prayer.");
    expect(list.text).toContain("Nothing is on your list yet.");
    await ann.write("One");
    expect((await ann.get("/account")).text).toContain("Your days of prayer, what God answered,");
    const written = (await ann.get("/account/prayers")).text;
    expect(written).toMatch(/One for today\.[\s\S]*>Pray my list</);
  });

  it("says that the whole list was prayed, and does not ask for more", async () => {
    const ann = await somebody();
    await ann.write("One");
    const { text } = await ann.get(path);
    await ann.post(path, { intent: "prayed", prayer: handleOf(text) });
    await ann.post("/plan/faith-plan", { intent: "start" });
    const day = (await ann.get("/")).text;
    expect(day).toContain("You’ve prayed your whole list today.");
    expect(day).not.toContain("Nothing is on your list yet.");
    expect(day).not.toContain("Add somebody’s name to it.");
    const again = (await ann.get(path)).text;
    expect(again).toContain("You’ve prayed your list today. You can still pray with this.");
    const list = (await ann.get("/account/prayers")).text;
    expect(list).toContain("You’ve prayed your list today. It’s here again tomorrow.");
    expect(list).not.toMatch(/>Pray my list/);
  });

  it("asks who has none for a name, and offers one way to pray now", async () => {
    const ann = await somebody();
    const { text } = await ann.get("/");
    expect(text).toContain("Add somebody’s name to it");
    expect(text).toMatch(/href="\/account\/prayers\?add#prayer-names-person"[^>]*>Add names/);
    expect(text.match(/href="\/pray"[^>]*>Pray now/g)).toHaveLength(1);
    await ann.write("One");
    const open = (await ann.get("/account/prayers?add")).text;
    expect(open).toMatch(/<details id="prayer-names" open=""[\s\S]*id="prayer-names-person"/);
  });

  it("names who was prayed for, and the hour’s prayer once", async () => {
    const ann = await somebody();
    await ann.post("/account/prayers", { form: "prayer-names", person: "Tom, Mum" });
    for (const _ of ["Tom", "Mum"]) {
      const { text } = await ann.get(path);
      await ann.post(path, { intent: "prayed", prayer: handleOf(text) });
    }
    expect((await ann.get("/")).text).toContain("You prayed for Tom and Mum today.");
    const offered = async () =>
      /<p class="[^"]*text-balance">([^<]+)<\/p><a href="\/pray"/.exec(
        (await ann.get("/")).text,
      )?.[1];
    const title = await offered();
    expect(title).toMatch(/\w/);
    await ann.write(title ?? "");
    expect(await offered()).toBeUndefined();
  });

  it("stands in the hero", async () => {
    const ann = await somebody();
    for (const title of ["One", "Two", "Three", "Four", "Five"]) await ann.write(title);
    const home = wordsOf(await ann.get("/"));
    expect(home).toContain("To pray today");
    expect(home).toContain("Pray my list");
    expect(home).not.toContain("God answered");
    expect(home).toContain("and 2 more today");
    expect((await ask(server, "/")).text).not.toContain("To pray today");
  });

  it("shows a single one more, too", async () => {
    const ann = await somebody();
    const titles = ["First", "Second", "Third", "Fourth"];
    for (const title of titles) await ann.write(title);
    const { text } = await ann.get("/");
    for (const title of titles) expect(text).toContain(`>${title}</a>`);
    expect(text).not.toContain("more today");
    expect(text).toContain("Pray my list");
  });

  it("recalls a prayer that was answered, a year ago today above others", async () => {
    const ann = await somebody();
    const answer = async (title: string, answeredOn: string, words = "") => {
      await ann.write(title);
      const handle = handleOf((await ann.get(path)).text);
      const fields = { form: "prayer-answer", answeredOn, answer: words };
      expect((await ann.post(`/account/prayers/${handle}/answer`, fields)).status).toBe(303);
    };
    await answer("The other", "2026-01-05", "It came by mail.");
    const first = (await ann.get("/")).text;
    expect([first.includes("The other"), first.includes("It came by mail.")]).toEqual([true, true]);
    const [year, ...rest] = new Date().toISOString().slice(0, 10).split("-");
    await answer("Of this day", [Number(year) - 1, ...rest].join("-"));
    const { text } = await ann.get("/");
    expect(text).toContain("a year ago today");
    expect(text).toContain("Of this day");
  });
});
