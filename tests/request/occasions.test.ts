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
  it("has every prayer whole under its anchor, and a way to it", async () => {
    const { document } = await openPage(server, path);
    for (const occasion of occasions) {
      const article = document.getElementById(occasion.id);
      expect(article?.querySelector("h3")?.textContent).toBe(occasion.title);
      expect(article?.textContent).toContain(occasion.prayer);
      const passage = article?.querySelector('a[href^="/bible/"]')?.textContent;
      expect(passage?.replaceAll("\u00a0", " ").replaceAll("\u2060", "")).toBe(occasion.passage);
      expect(document.querySelector(`nav a[href="#${occasion.id}"]`)).not.toBeNull();
    }
    expect(document.querySelector("#miscarriage a[href='tel:988']")).not.toBeNull();
    expect(document.querySelector("#couples a[href^='tel:+1800']")).not.toBeNull();
    expect(document.querySelector("#children a[href='tel:+18004224453']")).not.toBeNull();
    for (const number of ["+18006624357", "911", "988"])
      expect(document.querySelector(`#addiction-first-day a[href='tel:${number}']`)).not.toBeNull();
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
