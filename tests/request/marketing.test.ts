import { describe, expect, it } from "vitest";
import { features } from "#content/pages/features";
import { featuredPlans, popularPlans } from "#content/plans/plans";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import { themes } from "#content/themes/themes";
import { form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import {
  canonicalOf,
  descriptionOf,
  fieldOf,
  openPage,
  textsOf,
  valuesOf,
} from "./support/document";

const server = withServer();

describe("the home page", () => {
  it("has its sections in their order, under its literal words", async () => {
    const { document } = await openPage(server, "/");
    expect(document.title).toBe("Prayer LIFE - Find God's Peace in Prayer");
    expect(textsOf(document, "h1")).toEqual(["Where Daily Prayer Becomes Eternal Impact"]);
    expect(valuesOf(document, "main > section[id]", "id")).toEqual([
      "features",
      "prayer-plans",
      "devotional-themes",
      "learn-more",
      "testimonials",
      "download",
      "newsletter",
    ]);
    expect(textsOf(document, "main > section h2").indexOf("Scripture of the Day")).toBe(1);
    expect(document.querySelectorAll("#testimonials figure")).toHaveLength(3);
  });

  it("shows Romans 15:13, to be shared", async () => {
    const { document } = await openPage(server, "/");
    const band = document.querySelector(".verse-band") ?? document;
    expect(textsOf(band, "blockquote").join()).toContain("Now may the God of hope fill you");
    expect(band.textContent).toContain("Romans 15:13");
    const links = [...band.querySelectorAll("a")];
    const whatsApp = links.find(({ textContent }) => textContent === "WhatsApp");
    expect(whatsApp?.href).toContain("Romans+15%3A13");
  });

  it.each(["", "?featured=all&themes=all", "?prayer=strength", "?prayer=nothing"])(
    "has one canonical address: /%s",
    async (query) => {
      expect(canonicalOf((await openPage(server, `/${query}`)).document)).toBe("/");
    },
  );

  it.each(prayers)("shows the prayer that is asked for: $id", async (prayer) => {
    const { document } = await openPage(server, `/?prayer=${prayer.id}`);
    const sheet = document.querySelector(".prayer-sheet") ?? document;
    expect(textsOf(sheet, ".reference, .prayer")).toEqual([
      `Based on ${prayer.reference}:`,
      prayer.text,
    ]);
    expect(textsOf(document, "option[selected]")).toEqual([prayerThemes[prayer.id]]);
    expect(textsOf(document, "#learn-more option")).toEqual(Object.values(prayerThemes));
  });

  it.each([
    ["#featured-plans", "featured", featuredPlans, 3],
    ["#popular-plans", "popular", popularPlans, 3],
    ["#devotional-themes", "themes", themes, 6],
  ] as const)("shows a few of %s, or all, each with its link", async (place, name, all, few) => {
    for (const [query, shown] of [
      ["", all.slice(0, few)],
      [`?${name}=all`, all],
    ] as const) {
      const { document } = await openPage(server, `/${query}`);
      expect(textsOf(document, `${place} article a`)).toEqual(shown.map(({ title }) => title));
      const kind = name === "themes" ? "theme" : "plan";
      expect(valuesOf(document, `${place} article a`, "href")).toEqual(
        shown.map(({ id }) => `/${kind}/${id}`),
      );
    }
  });
});

it.each(["/", "/features"])("%s has ten features and leads to the app", async (path) => {
  const { document } = await openPage(server, path);
  expect(textsOf(document, "#features li h3")).toEqual(features.map(({ title }) => title));
  expect(document.querySelectorAll("#features li details")).toHaveLength(10);
  const stores = [...document.querySelectorAll("#download a")].filter(({ textContent }) =>
    /App Store|Google Play/.test(textContent ?? ""),
  );
  expect(stores.map((link) => link.getAttribute("href"))).toEqual([
    "/app-download",
    "/app-download",
  ]);
});

it("each feature that works today leads to its page, beside its word about the app", async () => {
  const { document } = await openPage(server, "/features");
  const cards = [...document.querySelectorAll("#features li")];
  const ways = cards.map((card) => card.querySelector("a")?.getAttribute("href") ?? "");
  expect(ways.filter((way) => way === "")).toHaveLength(1);
  for (const card of cards) expect(textsOf(card, "summary")).toEqual(["Learn more"]);
  for (const way of new Set(ways.filter(Boolean)))
    expect([way, (await openPage(server, way)).status < 400]).toEqual([way, true]);
});

describe.each(["/coming-soon", "/app-download"])("the waitlist of %s", (path) => {
  it("stands under its words, and leads home", async () => {
    const { document } = await openPage(server, path);
    expect(textsOf(document, "h1")).toEqual(["Coming Soon"]);
    expect(document.body.textContent).toContain("Summer 2025");
    expect(valuesOf(document, "main a[href='/']", "href")).toHaveLength(1);
  });

  it("saves an address with its tag, and leads back to itself", async () => {
    const email = `wait${path.slice(1, 4)}@example.org`;
    const response = await openPage(server, path, form({ form: "waitlist", email }));
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `${path}?done=waitlist#waitlist`,
    ]);
    const tagged = `SELECT tag FROM subscription_tags
      JOIN newsletter_subscriptions ON id = subscriptionId WHERE email = ?`;
    expect(await rows(server, tagged, email)).toEqual([{ tag: "App Waitlist" }]);
  });

  it("asks for the address that is missing", async () => {
    const { status, document } = await openPage(
      server,
      path,
      form({ form: "waitlist", email: "" }),
    );
    expect([status, textsOf(document, ".error-summary h2")]).toEqual([400, ["Email required"]]);
    expect(descriptionOf(fieldOf(document, "Email address"))).toContain(
      "Please enter your email address to join the waitlist.",
    );
  });
});
