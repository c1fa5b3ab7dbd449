import { describe, expect, it } from "vitest";
import { featuredPlans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();

describe("the home page", () => {
  it("holds no more of its lists than it shows", async () => {
    const { text } = await ask(server, "/");
    expect(text).not.toContain("style=");
    expect(text).not.toContain(themes[17]?.description);
    expect(text).not.toContain(featuredPlans[5]?.description);
    const open = await ask(server, "/?featured=all&popular=all&themes=all");
    expect(open.text).toContain(themes[17]?.description);
    expect(open.text).toContain(featuredPlans[5]?.description);
  });

  it("sends its words once, and hands them over where a script asks for the page", async () => {
    const words = "Pages other people here can’t see, for what you would say to God alone.";
    const document = await ask(server, "/");
    expect(document.text.split(words)).toHaveLength(2);
    expect((await ask(server, "/_root.data")).text).toContain(words);
  });

  it.each([
    ["/?index", "/?done=save#learn-more"],
    ["/?index&themes=all&prayer=faith&x=1", "/?themes=all&prayer=faith&done=save#learn-more"],
  ])("takes the generator's save at %s and leads to %s", async (at, to) => {
    const { status, headers } = await ask(server, at, form({ intent: "save" }));
    expect([status, headers.get("Location")]).toEqual([303, to]);
  });

  it("takes its newsletter form beside it", async () => {
    const sent = form({ form: "newsletter", email: "home@example.org" });
    const { headers } = await ask(server, "/?index&popular=all", sent);
    expect(headers.get("Location")).toBe("/?popular=all&done=newsletter#newsletter");
    expect((await ask(server, "/?index", form({ intent: "toString" }))).status).toBe(400);
  });

  it("of who is signed in is their day, and all else stands in order behind one line", async () => {
    const { Cookie } = await enter(server);
    const post = (path: string, fields: Record<string, string>) =>
      ask(server, path, form(fields, { Cookie }));
    await post("/account/prayers", { form: "prayer", title: "Tom", text: "Peace" });
    await post("/plan/faith-plan", { intent: "mark", day: "1" });
    const home = async (path = "/") =>
      (await openPage(server, path, { headers: { Cookie } })).document;
    const document = await home();
    expect(textsOf(document, "h1")).toEqual([expect.stringMatching(/^[A-Z][\w\s]+\.$/)]);
    const hero = document.querySelector(".hero")?.textContent ?? "";
    for (const words of ["Where you left off", "Tom", "A prayer for", "Continue with day 2"])
      expect(hero).toContain(words);
    const about = document.querySelector("main > details");
    expect([about?.hasAttribute("open"), textsOf(document, "main > details > summary")]).toEqual([
      false,
      ["About Prayer LIFE"],
    ]);
    const sections = about ? [...about.querySelectorAll("section[id]")].map(({ id }) => id) : [];
    const visitors = await openPage(server, "/");
    expect(sections).toEqual(valuesOf(visitors.document, "main section[id]", "id"));
    for (const words of ["Where Daily Prayer Becomes Eternal Impact", "Track. Pray. Grow. Repeat."])
      expect(about?.textContent).toContain(words);
    const asked = await home("/?featured=all");
    expect(asked.querySelector("main > details")?.hasAttribute("open")).toBe(true);
    const bar = (of: Document) => textsOf(of, "nav[aria-label=Main] a");
    expect(bar(document)).toEqual(["Today", "Plans", "Bible", "Pray", "Search"]);
    expect(bar(visitors.document).slice(0, 4)).toEqual(["Home", "Features", "Blog", "Community"]);
  });

  it("calls somebody by the first name that they gave in a group", async () => {
    const { Cookie } = await enter(server);
    const fields = { form: "group-begin", title: "Tuesday", ownName: "Hannah Miller" };
    expect((await ask(server, "/groups", form(fields, { Cookie }))).status).toBe(303);
    const { document } = await openPage(server, "/", { headers: { Cookie } });
    expect(textsOf(document, "h1")).toEqual([expect.stringMatching(/, \W?Hannah\W?\.$/)]);
  });

  it("has a picture for every card", async () => {
    const { text } = await ask(server, "/?featured=all&popular=all&themes=all");
    const addresses = new Set(text.match(/\/assets\/[\w-]+\.svg/g));
    expect(addresses.size).toBeGreaterThan(12);
    for (const address of addresses) {
      const picture = await ask(server, address);
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(picture.headers.get("Cache-Control")).toContain("immutable");
      expect(picture.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
    }
  });
});
