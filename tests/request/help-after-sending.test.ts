import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { visitor } from "./support/visitor";

const server = withServer();

const asked = (prayerRequest: string, email: string) =>
  form({ form: "prayer-request", fullName: "Ann", email, prayerRequest });

const read = (html: string) => new JSDOM(html).window.document;

/** What stands in a place of the page, in its order. */
const headingsIn = (document: Document, place: string) =>
  [...(document.querySelector(place)?.querySelectorAll("h2, h3, h4, .notice") ?? [])].map(
    ({ textContent }) => textContent,
  );

async function send(words: string, email: string) {
  const browser = visitor(server);
  const sent = await browser("/contact", asked(words, email));
  const [path = ""] = (sent.headers.get("Location") ?? "").split("#");
  const { text } = await browser(path);
  return { browser, path, text, document: read(text) };
}

describe("after a prayer request", () => {
  it("the thanks stand first, then what who is in danger needs, by kind", async () => {
    const { document, path } = await send(
      "My husband hits me and chokes me at night",
      "a@example.org",
    );
    expect(path).toBe("/contact?done=prayer-request");
    expect(headingsIn(document, "#prayer-request")).toEqual([
      "Submit a Prayer Request",
      expect.stringContaining("Our prayer team will be praying for you."),
      "If you’re in danger",
      "Your private page",
    ]);
    const box = document.querySelector("#prayer-request section")?.textContent ?? "";
    expect(box).toContain("it isn’t your fault");
    expect(box.indexOf("911")).toBeLessThan(box.indexOf("1-800-799-7233"));
    expect(box.indexOf("1-800-799-7233")).toBeLessThan(box.indexOf("988"));
    expect(box).not.toContain("Childhelp");
  });

  it("nothing of it stands there where nobody is in danger", async () => {
    const { document } = await send("Please pray for my exam on Monday", "b@example.org");
    expect(headingsIn(document, "#prayer-request")).not.toContain("If you’re in danger");
  });

  it("all lines stand there for who keeps no cookies", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const { text } = await ask(server, "/contact?done=prayer-request", { headers });
    const box = read(text).querySelector("#prayer-request section")?.textContent ?? "";
    for (const words of ["988", "911", "1-800-799-7233", "Childhelp", "findahelpline.com"])
      expect(box).toContain(words);
  });

  it("who wrote a message to the team reads it below their thanks", async () => {
    const browser = visitor(server);
    const message = "I want to kill myself tonight";
    const fields = { name: "Ann", email: "c@example.org", topic: "general", message };
    const sent = await browser("/contact", form({ form: "contact", ...fields }));
    const [path = ""] = (sent.headers.get("Location") ?? "").split("#");
    const document = read((await browser(path)).text);
    expect(headingsIn(document, "#contact")).toContain("If you’re in danger");
    expect(headingsIn(document, "#prayer-request")).not.toContain("If you’re in danger");
  });

  it("the kind of danger is in no address", async () => {
    const browser = visitor(server);
    const sent = await browser("/contact", asked("He raped me last night", "d@example.org"));
    expect(sent.headers.get("Location")).toBe("/contact?done=prayer-request#prayer-request");
  });
});

describe("the receipt", () => {
  const receiptOf = (document: Document) =>
    document.querySelector<HTMLAnchorElement>("a[href^='/request/']")?.getAttribute("href") ?? "";

  it("begins with what who is in danger needs, and can be left at once", async () => {
    const sent = await send("My boyfriend beats me and I am afraid to go home", "e@example.org");
    const { text } = await sent.browser(receiptOf(sent.document));
    const document = read(text);
    expect(document.querySelector("main h2")?.textContent).toBe("If you’re in danger");
    expect(document.querySelector("main a[rel=noreferrer]")?.textContent).toContain(
      "Leave this page",
    );
    expect(document.querySelector("aside summary")).toBeNull();
  });

  it("of who asks for anything else has the small button alone", async () => {
    const sent = await send("Please pray for my knee operation on Friday", "f@example.org");
    const document = read((await sent.browser(receiptOf(sent.document))).text);
    expect(document.querySelector("main h2")?.textContent).toBe("How it’s going");
    expect(document.querySelector("aside summary")?.textContent).toBe(" Help now");
  });

  it("says it below an update in which danger was read", async () => {
    const sent = await send("Please pray for my new job", "g@example.org");
    const path = receiptOf(sent.document);
    const words = form({ form: "request-update", words: "I want to kill myself" });
    const updated = await sent.browser(path, words);
    const [next = ""] = (updated.headers.get("Location") ?? "").split("#");
    const document = read((await sent.browser(next)).text);
    expect(headingsIn(document, "#request-update")).toContain("If you’re in danger");
  });
});
