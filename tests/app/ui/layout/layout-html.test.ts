import { expect, it } from "vitest";
import { layoutHtml } from "~/ui/layout/layout-html.server";
import { withSettings } from "../../../support/settings";

withSettings({ ORIGIN: "https://pray.example.org" });

it.each([
  ["/", "/"],
  ["/plans", "/"],
  ["/plan/joy-plan", "/plans"],
  ["/theme/theme-2", "/themes"],
  ["/bible/john/3", "/bible"],
  ["/today/2026-12-24", "/today"],
  ["/account/prayers/abc/edit", "/account/prayers"],
  ["/team/requests/r7", "/"],
  ["/no-such-page", "/"],
])("from %s the way back without scripts leads to %s", (path, above) => {
  const row = layoutHtml(`https://pray.example.org${path}?q=1`)["app-row"];
  expect(/href="([^"]*)"/.exec(row ?? "")?.[1]).toBe(above);
  expect(row).toContain(`>https://pray.example.org${path}<`);
});

it("a member’s footer folds, and holds all that a visitor’s does", () => {
  const { footer = "", "own-footer": own = "" } = layoutHtml("https://pray.example.org/");
  const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(linksIn(own)).toEqual(linksIn(footer));
  expect([footer, own].map((html) => html.includes("<details"))).toEqual([false, true]);
});

it("an address is written so that it ends no tag", () => {
  const row = layoutHtml("https://pray.example.org/a&lt;<b>$'")["app-row"];
  expect(row).toContain(">https://pray.example.org/a&amp;lt;%3Cb%3E$'<");
});
