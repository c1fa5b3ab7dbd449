import { describe, expect, it } from "vitest";
import { withServer } from "../support/with-server";
import { elementWith, openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();

const pages = {
  "/about": "About Us",
  "/careers": "Careers",
  "/community": "Join a Prayer Group",
  "/help-center": "Help Center",
  "/faqs": "Frequently Asked Questions",
  "/privacy-policy": "Privacy Policy",
  "/terms": "Terms and Conditions",
  "/cookie-policy": "Cookie Policy",
  "/ccpa": "California Privacy Notice",
  "/accessibility": "Accessibility",
  "/sitemap": "Sitemap",
  "/bible": "The Bible",
  "/bible/index": "Verse Index",
  "/search": "Search",
};

/** What a browser runs; data for search engines are scripts in name only. */
const running = 'script:not([type="application/ld+json"])';

describe("a page of words", () => {
  it.each(Object.entries(pages))("comes whole, without a script: %s", async (path, heading) => {
    const { status, headers, document } = await openPage(server, path);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(document.title).toBe(`${heading} - Prayer LIFE`);
    expect(textsOf(document, "h1")).toEqual([heading]);
    expect(document.querySelectorAll(`${running}, template`)).toHaveLength(0);
  });

  it("has no script either where nothing stands", async () => {
    const { status, document } = await openPage(server, "/no-such-page");
    expect([status, document.querySelectorAll("script").length]).toEqual([404, 0]);
  });

  it.each(["/privacy-policy", "/terms", "/cookie-policy", "/ccpa", "/accessibility"])(
    "leads to its own sections: %s",
    async (path) => {
      const { document } = await openPage(server, path);
      const places = valuesOf(document, "nav[aria-label='On this page'] a", "href");
      expect(places.length).toBeGreaterThan(4);
      for (const place of places)
        expect(document.querySelectorAll(`h2${place}`), place ?? "").toHaveLength(1);
    },
  );

  it.each([
    ["/privacy-policy", 9],
    ["/terms", 12],
  ] as const)("has its exact number of headings: %s", async (path, count) => {
    const { document } = await openPage(server, path);
    const numbers = textsOf(document, "h2").map((heading) => Number.parseInt(heading, 10));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(elementWith(document, "Effective April 2025")).toBeDefined();
  });
});

it("the privacy policy folds what it collects and the small print of rights, for all to open", async () => {
  const { document } = await openPage(server, "/privacy-policy");
  expect(textsOf(document, "main section details > summary h3")).toHaveLength(8);
  expect(document.querySelectorAll("main section details:has(li, td)")).toHaveLength(5);
});

it("the cookie policy begins with who only reads", async () => {
  const { document } = await openPage(server, "/cookie-policy");
  const [first] = textsOf(document, "main li:not(nav li)");
  expect(first).toBe("If you only read, this site sets no cookie at all.");
});

it("the questions lead to each of their groups", async () => {
  const { document } = await openPage(server, "/faqs");
  const places = valuesOf(document, "nav[aria-label='Questions by subject'] a", "href");
  expect(places).toHaveLength(4);
  for (const place of places) expect(document.querySelectorAll(`section${place}`)).toHaveLength(1);
});

it("the cookie policy tells which cookies are set today", async () => {
  const { document } = await openPage(server, "/cookie-policy");
  expect(elementWith(document, "Last updated April 10, 2025")).toBeDefined();
  const table = document.querySelector("table") ?? document;
  expect(textsOf(table, "caption")).toEqual(["Cookies by name"]);
  expect(textsOf(table, "thead th")).toEqual(["Name", "Purpose", "Duration", "Type", "Set today"]);
  expect(textsOf(table, "tbody th")).toEqual(["session_id", "lang_pref", "_ga", "_gid", "pl_perf"]);
  expect(textsOf(table, "tbody tr:nth-child(3) td").at(-1)).toBe("No");
});

it("nobody is being hired, and whoever writes anyway is led to the contact page", async () => {
  const { document } = await openPage(server, "/careers");
  expect(elementWith(document, "No Open Positions Currently")?.tagName).toMatch(/^H\d$/);
  expect(textsOf(document, "main li").filter((item) => item.includes("30 minutes"))).toHaveLength(
    1,
  );
  expect(elementWith(document, "Contact Us Anyway")?.getAttribute("href")).toBe("/contact");
});

it("the community leads to the waitlist and to the app", async () => {
  const { document } = await openPage(server, "/community");
  for (const [label, path] of [
    ["Join the Community", "/coming-soon"],
    ["Download the App", "/app-download"],
  ] as const) {
    expect(elementWith(document, label)?.getAttribute("href")).toBe(path);
  }
  expect(document.querySelectorAll("main blockquote")).toHaveLength(2);
  expect(textsOf(document, "main header a")).toEqual(["Begin a group", "Join the Community"]);
});

it("the footer bears the year", async () => {
  const { document } = await openPage(server, "/about");
  expect(document.querySelector("footer")?.textContent).toContain(
    `© ${new Date().getUTCFullYear()}`,
  );
});
