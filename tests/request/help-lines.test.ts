import { describe, expect, it } from "vitest";
import { crisisLine, helpText, unsafeHomeLine } from "#content/help-lines";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();
const readings = [
  ...plans.map((plan) => ({
    ...plan,
    // A dated plan opens at today's day.
    path: `/plan/${plan.id}?day=1`,
    day: plan.days[0]?.needsHelpLines,
  })),
  ...themes.map((theme) => ({ ...theme, path: `/theme/${theme.id}`, day: undefined })),
];

const button = "aside[aria-label='Help now'] > details > summary";

describe.each(readings)("$path", ({ path, needsHelpLines, unsafeHome, day }) => {
  it("has one button for help where it is asked for, and a way to leave where home is unsafe", async () => {
    const { document } = await openPage(server, path);
    const asked = needsHelpLines || unsafeHome || day;
    const buttons = textsOf(document, "summary").filter((words) => words === "Help now");
    expect(buttons).toHaveLength(asked ? 1 : 0);
    expect(document.querySelectorAll("main aside a[href='tel:988']")).toHaveLength(asked ? 1 : 0);
    expect(document.querySelectorAll("main aside a[href='tel:+18007997233']")).toHaveLength(
      asked ? 1 : 0,
    );
    const ways = valuesOf(document, "main a[rel=noreferrer]", "href");
    expect(ways.filter((to) => to?.includes("weather"))).toHaveLength(asked ? 1 : 0);
  });
});

it("some plans and themes are for homes that may not be safe", () => {
  const named = readings.filter(({ unsafeHome }) => unsafeHome).map(({ title }) => title);
  expect(named.length).toBeGreaterThanOrEqual(7);
});

it.each([
  "/contact",
  "/faqs",
  "/help-center",
  "/pray",
  "/today/night",
  "/bible/about/despair",
  "/bible/about/harm",
  "/bible/about/anger",
  "/bible/about/family",
  "/bible/about/work",
  "/theme/theme-17?pray=now",
])("%s has the button once", async (path) => {
  const { document } = await openPage(server, path);
  expect(textsOf(document, button)).toEqual(["Help now"]);
});

it.each(["/", "/about", "/features", "/blog", "/plans"])("%s has none", async (path) => {
  const { document } = await openPage(server, path);
  expect(textsOf(document, button)).toEqual([]);
});

it.each(["/pray", "/contact"])("what is Spanish on %s says so", async (path) => {
  const { document } = await openPage(server, path);
  const spanish = [...document.querySelectorAll("main *")].filter(
    ({ children, textContent }) => children.length === 0 && /español/.test(textContent ?? ""),
  );
  expect(spanish.length).toBeGreaterThan(0);
  for (const part of spanish) expect(part.closest("[lang]")?.getAttribute("lang")).toBe("es");
});

it("its sheet says what it is, and without scripts leads back to the page without it", async () => {
  const page = "/theme/theme-17?pray=now";
  for (const path of [page, `${page}&done=country`]) {
    const { document } = await openPage(server, path);
    const [sheet] = document.querySelectorAll("aside[aria-label='Help now'] > details");
    expect(sheet?.hasAttribute("open")).toBe(path !== page);
    const close = sheet?.querySelector("p > a");
    expect(close?.parentElement?.textContent).toBe("Help now  Close");
    expect(close?.getAttribute("href")?.replace(/&$/, "")).toBe(page);
    expect(sheet?.querySelectorAll(".button-primary"), "one comes first").toHaveLength(1);
  }
});

it("the lines stand in words beside the form that asks for prayer", async () => {
  const { document } = await openPage(server, "/contact");
  const asking = document.querySelector("section:has(#prayer-request)");
  expect(asking?.textContent).toContain(helpText(crisisLine()));
});

it.each(["despair", "harm", "family", "anger"])(
  "the page about %s says below its lead whom to call",
  async (need) => {
    const { document } = await openPage(server, `/bible/about/${need}`);
    const line = helpText(need === "despair" ? crisisLine() : unsafeHomeLine());
    const banner = document.querySelector("main h1")?.closest("section, header, div:has(h1 + *)");
    expect(document.querySelector("main")?.textContent).toContain(line);
    expect(banner?.textContent).toContain(line);
  },
);

it.each(["/faqs", "/terms", "/contact", "/blog?article=3"])(
  "%s lets whoever is in crisis press each number",
  async (path) => {
    const { document } = await openPage(server, path);
    for (const way of ["tel:988", "sms:988", "tel:911"]) {
      const found = [...document.querySelectorAll(`main a[href='${way}']`)];
      const inText = found.filter((link) => !link.closest("aside"));
      expect([way, inText.length]).toEqual([way, 1]);
    }
  },
);

it("the help center begins with who is in crisis or not safe", async () => {
  const { document } = await openPage(server, "/help-center");
  const [first] = document.querySelectorAll(
    "section[aria-labelledby=situations-heading] > ul > li",
  );
  expect(first?.querySelector("h3")?.textContent).toBe("I’m in crisis, or not safe");
  expect(
    [...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
  ).toEqual(["/faqs#crisis", "/bible/about/harm", "/bible/about/despair"]);
});

it("a child's line and a way to text are not folded away", async () => {
  const { document } = await openPage(server, "/faqs");
  const panel = document.querySelector("aside details");
  for (const way of ["tel:+18004224453", "sms:741741"])
    expect(panel?.querySelector(`a[href='${way}']`)?.closest("details")).toBe(panel);
});

describe("the country", () => {
  const path = "/theme/theme-17";
  const choose = (country: string, Cookie = "", back = path) =>
    ask(server, "/preferences", {
      ...form({ form: "country", country, back }),
      headers: { Cookie },
    });

  it("is the visitor's choice alone, and its lines come in place of others", async () => {
    const chosen = await choose("CA");
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, `${path}?done=country`]);
    const own = chosen.headers.getSetCookie().find((each) => each.startsWith("preferences="));
    expect(own).toMatch(/^preferences=CA; Max-Age=31536000; /);
    const Cookie = own?.split(";")[0] ?? "";
    const { document } = await openPage(server, `${path}?done=country`, { headers: { Cookie } });
    const panel = document.querySelector("aside details[open]");
    expect(panel?.textContent).toContain("9-8-8 Suicide Crisis Helpline");
    expect(panel?.textContent).toContain("Call the local emergency number.");
    expect(panel?.textContent).not.toContain("911");
    expect(panel?.querySelector("option[selected]")?.textContent).toBe("Canada");
    const others = await openPage(server, path);
    expect(others.document.querySelector("aside details")?.textContent).toContain("911");
  });

  it("stands beside how pages look, and goes where it is the first one again", async () => {
    const dark = await choose("*", "preferences=dark");
    expect(dark.headers.getSetCookie().join()).toContain("preferences=dark.*;");
    const first = await choose("US", "preferences=CA");
    expect(first.headers.getSetCookie().join()).toContain("preferences=; Max-Age=0;");
  });

  it("that is none is refused, and nobody is led elsewhere", async () => {
    expect((await choose("XX")).status).toBe(400);
    const led = await choose("CA", "", "https://elsewhere.example/");
    expect(led.headers.get("Location")).toBe("/help-center?done=country");
  });
});

it("somewhere else is named wherever one is", async () => {
  const { document } = await openPage(server, "/theme/theme-17");
  const links = valuesOf(document, "aside details a", "href");
  expect(links).toEqual(
    expect.arrayContaining(["https://findahelpline.com", "https://befrienders.org"]),
  );
  expect(document.querySelector("aside details")?.textContent).toContain(
    "Anywhere else: call the local emergency number.",
  );
});
