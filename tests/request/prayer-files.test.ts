import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();
const path = "/account/prayers";

type Person = Awaited<ReturnType<typeof enter>>;

const get = ({ Cookie }: Person, at: string) => ask(server, at, { headers: { Cookie } });
const exported = async (person: Person, as: string) =>
  (await get(person, `${path}/export?as=${as}`)).text;

function send({ Cookie }: Person, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") body.set(name, value);
    else body.set(name, value, "prayers.txt");
  }
  return ask(server, `${path}/import`, { method: "POST", body, headers: { Cookie } });
}

const save = (person: Person, words: string) => send(person, { words, step: "save" });

const countOf = async ({ username }: Person) =>
  (
    await rows(
      server,
      `SELECT prayers.id FROM prayers JOIN users ON users.id = prayers.userId
       WHERE username = '${username}'`,
    )
  ).length;

/** Someone with prayers of all kinds, written on the pages. */
async function writer(): Promise<Person> {
  const person = await enter(server);
  const post = (at: string, fields: Record<string, string>) =>
    ask(server, at, form(fields, { Cookie: person.Cookie }));
  const write = (fields: Record<string, string>) => post(path, { form: "prayer", ...fields });
  await write({
    text: "=SUM(A1)\n\n# Lord,\n  hold her",
    title: "-2+3",
    person: "Anna",
    Mon: "on",
  });
  await write({ text: "שלום 🕊️, “again”; and\n### Answer", reference: "Psalm 23:1" });
  await post("/plan/anxiety-plan?day=2", { intent: "save-verse", day: "2" });
  await write({ text: "@home" });
  const { text } = await get(person, path);
  const [one = "", two = "", three = ""] = [
    ...new Set([...text.matchAll(/prayers\/([\w-]{22})"/g)].map(([, handle]) => handle ?? "")),
  ];
  await post(`${path}/${one}/answer`, { answeredOn: "2026-01-02", answer: "- yes\n\n'=no" });
  await post(path, { intent: "prayed", prayer: two, zone: "" });
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await post(`${path}/${three}/rest`, { restsUntil: later });
  return person;
}

describe.each(["csv", "markdown"])("My Prayers as %s", (as) => {
  it("is its owner's alone, and in another account's hands the same again", async () => {
    const person = await writer();
    const { headers, text } = await get(person, `${path}/export?as=${as}`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="my-prayers\.\w+"$/);
    for (const words of ["2026-01-02", "hold her", "🕊️", "'=no", "verse/plan/anxiety-plan/2"])
      expect(text).toContain(words);
    const other = await enter(server);
    const seen = await send(other, { words: "", file: new Blob([text]) });
    expect([seen.status, seen.text.includes("4 prayers to save")]).toEqual([200, true]);
    expect(await countOf(other)).toBe(0);
    const saved = await save(other, text.replace(/^\uFEFF/, ""));
    expect([saved.status, saved.headers.get("location")]).toEqual([303, path]);
    expect(await exported(other, as)).toBe(text);
    // Once more, there and where it came from, adds nothing.
    for (const each of [other, person]) {
      const again = await send(each, { words: text, step: "look" });
      expect(again.text).toMatch(/Left out: (<!-- -->)?4</);
      expect(await countOf(each)).toBe(4);
    }
    expect((await ask(server, `${path}/export?as=${as}`)).status).toBe(303);
  });
});

it("a list is shown before it is saved, with what is left out, and saved once, however often", async () => {
  const person = await enter(server);
  const words = `\uFEFF- Anna\r\n\r\n2. Ben & <b>Co</b>\r\n• Anna\r\nשלום\r\n${"x".repeat(5001)}`;
  const { status, text } = await send(person, { words, step: "look" });
  expect(status).toBe(200);
  expect(text).toContain("3 prayers to save");
  for (const why of [
    "2. <bdi></bdi> (no words in it)",
    "4. <bdi>Anna</bdi> (there more than once)",
    "(too long",
  ])
    expect(text.replaceAll("<!-- -->", "")).toContain(why);
  expect(text).toContain("Ben &amp; &lt;b&gt;Co&lt;/b&gt;");
  const both = await Promise.all([save(person, words), save(person, words)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  // A press after the first was answered, which finds nothing new.
  expect((await save(person, words)).headers.get("location")).toBe(path);
  expect(await countOf(person)).toBe(3);
  const list = (await get(person, path)).text;
  expect(list).toContain(">Anna<");
  expect(list.indexOf(">Anna<")).toBeLessThan(list.indexOf(">שלום<"));
});

it("what cannot be read is said in the page; nothing is a fault of ours", async () => {
  const person = await enter(server);
  for (const words of ["", " \r\n\t", "\u200b", "\0"]) {
    const { status, text } = await send(person, { words, step: "save" });
    expect([
      words,
      /Paste your list or choose a file first\.|No prayer was found in it\./.test(text),
    ]).toEqual([words, true]);
    expect([status, text.includes("<title>Error: ")]).toEqual([400, true]);
  }
  const old = await send(person, { file: new Blob([Buffer.from("- Jos\xe9", "latin1")]) });
  expect(old.text).toContain("José");
  const wide = await send(person, { file: new Blob([Buffer.from("\uFEFF- Zoë", "utf16le")]) });
  expect(wide.text).toContain("Zoë");
  const noForm = await ask(server, `${path}/import`, {
    method: "POST",
    body: "nothing",
    headers: { Cookie: person.Cookie, "Content-Type": "multipart/form-data" },
  });
  expect(noForm.status).toBe(400);
});

it("a good preview is no error, nor is one that finds all there already", async () => {
  const person = await enter(server);
  const first = await send(person, { words: "- Anna’s knee", step: "look" });
  expect([first.status, first.text.includes("<title>Error")]).toEqual([200, false]);
  await save(person, "- Anna’s knee");
  const again = await send(person, { words: "Anna’s knee", step: "look" });
  expect([again.status, again.text.includes("<title>Error")]).toEqual([200, false]);
  expect(again.text).toContain("Nothing new to save");
});

it("names that are on the list are known, whichever way they came", async () => {
  const person = await enter(server);
  const names = { form: "prayer-names", person: "Daniel, Emma" };
  await ask(server, path, form(names, { Cookie: person.Cookie }));
  const words = "Family:\n- Daniel\n→ Emma\n[x] Aunt Sue, chemo\na) Ruth\n• • Ben\n-\n---";
  const { text } = await send(person, { words, step: "look" });
  const plain = text.replaceAll("<!-- -->", "");
  expect(plain).toContain("3 prayers to save");
  for (const kept of ["Aunt Sue, chemo", "Ruth", "Ben"])
    expect(plain).toContain(`<bdi>${kept}</bdi></li>`);
  for (const why of [
    "1. <bdi>Family</bdi> (a heading)",
    "2. <bdi>Daniel</bdi> (already in My Prayers)",
    "3. <bdi>Emma</bdi> (already in My Prayers)",
    "7. <bdi></bdi> (no words in it)",
    "8. <bdi></bdi> (no words in it)",
  ])
    expect(plain).toContain(why);
});

describe("5,000 lines", () => {
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `${at + 1}. Lord, be with ${at} 🙏 ו and those who wait there`,
  );

  it("are taken from somebody signed in, and fill My Prayers to its end", async () => {
    const person = await enter(server);
    await save(person, "one that was there");
    const words = lines.join("\r\n");
    expect(words.length).toBeGreaterThan(200_000);
    const seen = await send(person, { file: new Blob([words]) });
    expect(seen.text).toContain("4,999 prayers to save");
    expect(seen.text).toContain("One prayer more would not fit");
    expect((await save(person, words)).status).toBe(303);
    expect(await countOf(person)).toBe(5_000);
    const full = await save(person, "one too many");
    expect(full.text).toContain("One prayer more would not fit");
  }, 60_000);

  it("are more than a stranger may send, and nobody sends more than two megabytes", async () => {
    const person = await enter(server);
    expect((await send({ ...person, Cookie: "" }, { words: lines.join("\n") })).status).toBe(413);
    expect((await send(person, { words: "x".repeat(2_200_000) })).status).toBe(413);
    const elsewhere = form(
      { form: "prayer", text: "x".repeat(100_000) },
      { Cookie: person.Cookie },
    );
    expect((await ask(server, path, elsewhere)).status).toBe(413);
  });
});
