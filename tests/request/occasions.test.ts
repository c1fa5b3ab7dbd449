import { describe, expect, it } from "vitest";
import { occasionPath, occasions } from "#content/occasions/occasions";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";
import { openPage } from "./support/document";

const server = withServer({ PHOTOS: "off" });
const path = "/prayers/occasions";

/** As people would type it. */
const typed = {
  "before-a-meal": "grace before dinner",
  "a-birth": "newborn baby",
  "before-surgery": "surgery",
  "an-exam": "midterm",
  "a-pet": "my dog died",
  court: "custody hearing",
  miscarriage: "miscarriage",
  deployment: "deployment",
  "a-sleepless-child": "child nightmare",
  "addiction-first-day": "rehab",
  "hurt-by-church": "church hurt",
  caregivers: "caregiver burnout",
  nurses: "nurses",
};

describe("the page of occasions", () => {
  it("leads to every prayer, which stands alone with its passage and its Amen", async () => {
    const { document } = await openPage(server, path);
    const ways = [...document.querySelectorAll("main section > ul a")].map((way) =>
      way.getAttribute("href"),
    );
    expect(ways).toEqual(occasions.map(occasionPath));
    for (const occasion of occasions) {
      expect(document.querySelector(`#${occasion.id} a`)?.textContent).toBe(occasion.title);
      const alone = (await openPage(server, occasionPath(occasion))).document;
      expect(alone.querySelector("h1")?.textContent).toBe(occasion.title);
      expect(alone.querySelector(".pray-words")?.textContent).toBe(
        occasion.prayer.replaceAll("\n\n", ""),
      );
      const passage = alone.querySelector('.pray a[href^="/bible/"]')?.textContent;
      expect(passage?.replaceAll("\u00a0", " ").replaceAll("\u2060", "")).toBe(occasion.passage);
      expect(alone.querySelector(`form[action="${path}"] button`)?.textContent).toBe("Amen");
    }
  });

  it("and the lines of whom to call stand with the prayers that may want them", async () => {
    const numbers = {
      miscarriage: ["988"],
      children: ["+18004224453"],
      "addiction-first-day": ["+18006624357", "911", "988"],
    };
    for (const [id, wanted] of Object.entries(numbers)) {
      const { document } = await openPage(server, occasionPath({ id }));
      for (const number of wanted)
        expect(document.querySelector(`.pray-column a[href='tel:${number}']`), id).not.toBeNull();
    }
    const { document } = await openPage(server, occasionPath({ id: "couples" }));
    expect(document.querySelector(".pray-column a[href^='tel:+1800']")).not.toBeNull();
  });

  it("an Amen leads to stillness, and a prayer that is not there to all of them", async () => {
    const body = new URLSearchParams({ intent: "amen", of: "before-a-meal" });
    const sent = await fetch(server.url + path, { method: "POST", body, redirect: "manual" });
    const { pathname, searchParams } = new URL(sent.headers.get("Location") ?? "", server.url);
    expect([sent.status, pathname, searchParams.get("of"), searchParams.get("pray")]).toEqual([
      303,
      path,
      "before-a-meal",
      "amen",
    ]);
    const rite = await openPage(server, `${path}?of=before-a-meal&pray=amen`);
    expect(rite.document.querySelector("h1")?.textContent).toBe("Amen");
    const none = await openPage(server, `${path}?of=nothing&pray=now`);
    expect(none.document.querySelector("h1")?.textContent).toBe("Prayers for Occasions");
  });

  it("is cached, in both maps, and a step from Pray Now", async () => {
    const first = await askRaw(server.port, { path });
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await askRaw(server.port, { path: "/sitemap.xml" })).text).toContain(`${path}</loc>`);
    for (const from of ["/sitemap", "/pray"]) {
      const { document } = await openPage(server, from);
      expect(document.querySelector(`main a[href="${path}"]`), from).not.toBeNull();
    }
  });
});

describe("search", () => {
  const found = async (query: string) => {
    const { document } = await openPage(server, `/search?q=${encodeURIComponent(query)}`);
    return [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href"));
  };

  it.each(occasions)("finds $title by its title", async (occasion) => {
    expect(await found(occasion.title)).toContain(occasionPath(occasion));
  });

  it.each(Object.entries(typed))("finds %s by its need: %s", async (id, query) => {
    expect(await found(query)).toContain(occasionPath({ id }));
  });
});
