import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { kindWords } from "#content/help/desk-words";
import { crisisLine, helpText } from "#content/help-lines";
import { privateRequest } from "#content/pages/contact";
import { ask, form } from "../support/ask";
import { startServer } from "../support/server";
import { logLines, withServer } from "../support/with-server";
import { visitor } from "./support/visitor";

const server = withServer();

const sentFields = (prayerRequest: string, email: string) => ({
  form: "prayer-request",
  fullName: "Ann",
  email,
  prayerRequest,
});

const asked = (prayerRequest: string, email: string) => form(sentFields(prayerRequest, email));

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

const receiptOf = (document: Document) =>
  document.querySelector<HTMLAnchorElement>("a[href^='/request/']")?.getAttribute("href") ?? "";

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
      "Help you can reach right now",
      "Your private page",
    ]);
    const box = document.querySelector("#prayer-request section")?.textContent ?? "";
    expect(box).toMatch(/^Help you can reach right nowPlease don’t wait to hear from us\./);
    expect(box).toContain("it isn’t your fault");
    expect(box.indexOf("911")).toBeLessThan(box.indexOf("1-800-799-7233"));
    expect(box.indexOf("1-800-799-7233")).toBeLessThan(box.indexOf("988"));
    expect(box).not.toContain("Childhelp");
  });

  it("nothing of it stands there where nobody is in danger", async () => {
    const { document } = await send("Please pray for my exam on Monday", "b@example.org");
    expect(headingsIn(document, "#prayer-request")).not.toContain("Help you can reach right now");
  });

  it("all lines stand there for who keeps no cookies", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const { text } = await ask(server, "/contact?done=prayer-request", { headers });
    const box = read(text).querySelector("#prayer-request section")?.textContent ?? "";
    for (const words of ["988", "911", "1-800-799-7233", "Childhelp", "findahelpline.com"])
      expect(box).toContain(words);
    expect(box).toContain(
      "If you or someone else is in danger, please don’t wait to hear from us.",
    );
  });

  it("whom to call is said once there", async () => {
    const { document } = await send("My husband hits me every night", "w@example.org");
    const asking = document.querySelector("section:has(#prayer-request)");
    expect(asking?.querySelectorAll("a[href='tel:988']")).toHaveLength(1);
  });

  it("who wrote a message to the team reads it below their thanks", async () => {
    const browser = visitor(server);
    const message = "I want to kill myself tonight";
    const fields = { name: "Ann", email: "c@example.org", topic: "general", message };
    const sent = await browser("/contact", form({ form: "contact", ...fields }));
    const [path = ""] = (sent.headers.get("Location") ?? "").split("#");
    const document = read((await browser(path)).text);
    expect(headingsIn(document, "#contact")).toContain("Help you can reach right now");
    expect(headingsIn(document, "#prayer-request")).not.toContain("Help you can reach right now");
  });

  it("the kind of danger is in no address and no line of the log", async () => {
    const own = await startServer();
    const browser = visitor(own);
    const sent = await browser("/contact", asked("He raped me last night", "d@example.org"));
    expect(sent.headers.get("Location")).toBe("/contact?done=prayer-request#prayer-request");
    const page = read((await browser("/contact?done=prayer-request")).text);
    await browser(receiptOf(page));
    await own.stop();
    const lines = logLines(own).filter(({ msg }) => msg === "request");
    expect(lines).toHaveLength(3);
    const logged = JSON.stringify(lines);
    for (const kind of Object.keys(kindWords)) expect(logged).not.toContain(kind);
  });
});

describe("the receipt", () => {
  it("begins with what who is in danger needs, and can be left at once", async () => {
    const sent = await send("My boyfriend beats me and I am afraid to go home", "e@example.org");
    const { text } = await sent.browser(receiptOf(sent.document));
    const document = read(text);
    expect(document.querySelector("main h2")?.textContent).toBe("Help you can reach right now");
    expect(document.querySelector("main a[rel=noreferrer]")?.textContent).toContain(
      "Leave this page",
    );
    expect(document.querySelector("aside summary")).toBeNull();
  });

  it("speaks as the thanks do, by the kinds that the request is marked with", async () => {
    const sent = await send("My stepdad beats me with a belt and I am only 12", "p@example.org");
    const { text } = await sent.browser(receiptOf(sent.document));
    const box = read(text).querySelector("main section")?.textContent ?? "";
    expect(box).toContain("Please don’t wait to hear from us.");
    expect(box).toContain("you’re not in trouble");
    expect(box).toContain("Childhelp");
    expect(box).not.toContain("God doesn’t ask you to stay");
  });

  it("gives thanks for nothing that may have ended in grief", async () => {
    const sent = await send("Please pray for my father in the hospital", "h@example.org");
    const path = receiptOf(sent.document);
    const told = await sent.browser(path, form({ form: "request-answer", words: "He died." }));
    const [next = ""] = (told.headers.get("Location") ?? "").split("#");
    const page = read((await sent.browser(next)).text).querySelector("main")?.textContent ?? "";
    expect(page).toContain("Thank you for telling us");
    expect(page).toContain("How it turned out, in your words");
    expect(page).not.toMatch(/gives thanks|answered/i);
  });

  it("says it below what was told of the end, too, where the form was", async () => {
    const sent = await send("Please pray for my husband in the hospital", "m@example.org");
    const words = "He died and I want to die, too";
    const told = await sent.browser(
      receiptOf(sent.document),
      form({ form: "request-answer", words }),
    );
    const [next = ""] = (told.headers.get("Location") ?? "").split("#");
    const document = read((await sent.browser(next)).text);
    expect(headingsIn(document, "#request-answer")).toEqual([
      "How it turned out",
      expect.stringContaining("Thank you for telling us"),
      "Help you can reach right now",
    ]);
    expect(document.querySelector("#request-answer textarea")).toBeNull();
  });

  it("that is full leads to a new request, and refuses nobody without whom to call", async () => {
    const sent = await send("Please pray for my sister", "i@example.org");
    const path = receiptOf(sent.document);
    const update = (words: string) => sent.browser(path, form({ form: "request-update", words }));
    for (let day = 1; day <= 20; day++)
      expect((await update(`She is a little better on day ${day}`)).status).toBe(303);
    const refused = await update("I want to kill myself");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("I want to kill myself");
    expect(read(refused.text).querySelector("main")?.textContent).toContain(helpText(crisisLine()));
    const page = read((await sent.browser(path)).text);
    expect(page.querySelector("main form")).toBeNull();
    expect(page.querySelector("main a[href='/contact#prayer-request']")).not.toBeNull();
  });

  it("of who asks for anything else has no help on it that nobody asked for", async () => {
    const sent = await send("Please pray for my knee operation on Friday", "f@example.org");
    const document = read((await sent.browser(receiptOf(sent.document))).text);
    expect(document.querySelector("main h2")?.textContent).toBe("What you asked");
    expect(document.querySelector("aside summary")).toBeNull();
  });

  it("says it below an update in which danger was read", async () => {
    const sent = await send("Please pray for my new job", "g@example.org");
    const path = receiptOf(sent.document);
    const words = form({ form: "request-update", words: "I want to kill myself" });
    const updated = await sent.browser(path, words);
    const [next = ""] = (updated.headers.get("Location") ?? "").split("#");
    const document = read((await sent.browser(next)).text);
    expect(headingsIn(document, "#request-update")).toContain("Help you can reach right now");
  });
});

describe("who speaks", () => {
  const wordsAfter = async (words: string, email: string) =>
    (await send(words, email)).document.querySelector("#prayer-request section")?.textContent ?? "";

  it("may be somebody who hurts others, and isn’t told that it isn’t their fault", async () => {
    for (const words of ["I want to kill my wife, I can't stop myself", "i hit my wife"]) {
      const box = await wordsAfter(words, `${words.length}@example.org`);
      expect(box).toContain("get away from them first");
      expect(box).not.toContain("it isn’t your fault");
    }
  });

  it("may be whoever is told of it: their words fit, too", async () => {
    const box = await wordsAfter("My daughter says my uncle touches her", "k@example.org");
    expect(box).toContain("If a child told you, believe them");
    expect(box.indexOf("Childhelp")).toBeLessThan(box.indexOf("RAINN"));
  });
});

describe("wherever a request is called private", () => {
  it.each(["/contact", "/faqs", "/privacy-policy", "/ccpa"])(
    "%s says in the same words who may still be told",
    async (path) => {
      const { text } = await ask(server, path);
      expect(read(text).querySelector("main")?.textContent).toContain(privateRequest);
    },
  );

  it("the policy in short and the request’s own page do", async () => {
    const { text } = await ask(server, "/privacy-policy");
    const short = read(text).querySelector("section[aria-labelledby=in-short]");
    expect(short?.textContent).toContain(privateRequest);
    const browser = visitor(server);
    const fields = {
      ...sentFields("Please pray for my marriage", "l@example.org"),
      isPrivate: "on",
    };
    await browser("/contact", form(fields));
    const sent = read((await browser("/contact?done=prayer-request")).text);
    const path = sent
      .querySelector<HTMLAnchorElement>("a[href^='/request/']")
      ?.getAttribute("href");
    const page = read((await browser(path ?? "")).text);
    expect(page.querySelector("main")?.textContent).toContain(`Private. ${privateRequest}`);
  });
});

it("an address that others read is asked about before it is given", async () => {
  const { text } = await ask(server, "/contact");
  const document = read(text);
  const field = document.querySelector("#prayer-request input[type=email]");
  const hint = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe(
    "If someone else reads your email, use an address only you can open.",
  );
});
