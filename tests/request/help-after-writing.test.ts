import { JSDOM } from "jsdom";
import { beforeEach, expect, it } from "vitest";
import { form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { visitor } from "./support/visitor";

const server = withServer();
const path = "/account/prayers";

let browser: ReturnType<typeof visitor>;
beforeEach(async () => {
  const { Cookie } = await enter(server);
  browser = visitor(server, Cookie);
});

/** As a browser without scripts does. @returns the page that follows */
async function write(at: string, fields: Record<string, string>) {
  const sent = await browser(at, form(fields));
  expect(sent.status).toBe(303);
  const [to = ""] = (sent.headers.get("Location") ?? "").split("#");
  const { text } = await browser(to);
  const document = new JSDOM(text).window.document;
  const help = [...document.querySelectorAll("main section")].find((each) =>
    each.textContent?.startsWith("Help you can reach right now"),
  );
  return { to, document, help: help?.textContent ?? "" };
}

const newest = async () =>
  (await rows(server, "SELECT * FROM prayers ORDER BY id DESC LIMIT 1"))[0] as { handle: string };

it.each(["I want to die.", "I don't want to be here any more.", "I don’t want to be here anymore"])(
  "“%s” is saved as always, and the page says whom to call",
  async (text) => {
    const { to, document, help } = await write(path, { form: "prayer", text });
    expect(to).toBe(`${path}?done=prayer`);
    expect(document.querySelector(".notice")?.textContent).toContain("Saved in My Prayers");
    expect(help).toContain("What you wrote was sent to nobody.");
    expect(help).toContain("988");
    // Once: it isn't kept with the prayer.
    const again = new JSDOM((await browser(path)).text).window.document;
    expect(again.querySelector("main")?.textContent).toContain(text);
    expect(again.querySelector("main")?.textContent).not.toContain("988");
  },
);

it("words among the names, in an edit, a note or an answer are heard, too", async () => {
  const text = "I want to kill myself";
  expect((await write(path, { form: "prayer-names", person: text })).help).toContain("988");
  await write(path, { form: "prayer", text: "Daniel’s knee" });
  const own = `${path}/${(await newest()).handle}`;
  expect((await write(own, { form: "prayer-note", note: text })).help).toContain("988");
  expect((await write(`${own}/edit`, { form: "prayer-edit", text })).help).toContain("988");
  const answer = { form: "prayer-answer", answeredOn: "2026-01-02", answer: text };
  expect((await write(`${own}/answer`, answer)).help).toContain("988");
});

it.each([
  "Daniel found work on Monday, and he called to tell me.",
  "He will tell me more on Friday.",
  "My brother called to say he is sorry.",
  "She is gone home from the hospital.",
])("an answer that tells of good news is thanks alone: %s", async (answer) => {
  await write(path, { form: "prayer", text: "Daniel’s work" });
  const own = `${path}/${(await newest()).handle}`;
  const fields = { form: "prayer-answer", answeredOn: "2026-01-02", answer };
  expect((await write(`${own}/answer`, fields)).help).toBe("");
});

it("names are no danger", async () => {
  const person = "Daniel, Emma, Lena and the baby, Grandma who is dying";
  expect((await write(path, { form: "prayer-names", person })).help).toBe("");
});

it("nothing of it stands after other words", async () => {
  const { help } = await write(path, { form: "prayer", text: "For Ann’s exam on Monday" });
  expect(help).toBe("");
});

it("where home may be unsafe the page can be left at once", async () => {
  const { document } = await write(path, {
    form: "prayer",
    text: "My husband hits me and I am afraid to go home",
  });
  expect(document.querySelector("main a[rel=noreferrer]")?.textContent).toContain(
    "Leave this page",
  );
});

it("nothing of it is stored", async () => {
  await write(path, { form: "prayer", text: "I want to die." });
  const stored = JSON.stringify(await rows(server, "SELECT * FROM prayers"));
  expect(stored).not.toMatch(/suicide|danger/i);
});

it("who prays the list has help in reach", async () => {
  await write(path, { form: "prayer", text: "I want to die." });
  const { text } = await browser(`${path}/pray`);
  const { document } = new JSDOM(text).window;
  expect(document.querySelector("aside[aria-label='Help now'] summary")?.textContent).toBe(
    "Help now",
  );
});

it("a device that has sent it later is told what was read, and brings it to the page that says so", async () => {
  const pressed = String(Date.now() - 60_000);
  const sent = await browser(path, form({ form: "prayer", text: "I want to die.", pressed }));
  const kinds = sent.headers.get("X-Danger") ?? "";
  expect(kinds).toContain("suicide");
  // The flash is gone with another page by then.
  await browser("/offline");
  const shown = async (kinds: string) => {
    const headers = { "X-Danger": kinds, "Sec-Fetch-Site": "same-origin" };
    const { text } = await browser(`${path}?done=prayer`, { headers });
    return new JSDOM(text).window.document.querySelector("main")?.textContent ?? "";
  };
  expect(await shown(kinds)).toContain("Help you can reach right now");
  expect(await shown("constructor __proto__")).toContain("988");
});
