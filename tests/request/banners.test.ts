import { expect, it } from "vitest";
import { startServer } from "../support/server";
import { withServer } from "../support/with-server";
import { openPage } from "./support/document";

const server = withServer({ PHOTOS: "off" });

const paths = [
  "/about",
  "/careers",
  "/blog",
  "/no-such-page",
  "/faqs",
  "/help-center",
  "/themes",
  "/plans",
  "/bible",
  "/bible/index",
  "/cookie-policy",
  "/privacy-policy",
  "/terms",
  "/ccpa",
  "/accessibility",
  "/coming-soon",
  "/community",
];

const sceneOf = (image: Element) =>
  image.getAttribute("src")?.match(/assets\/([a-z]+)-/)?.[1] ?? "";

it.each([
  ...["/theme/theme-3", "/community"].map((path) => [path, "praying"]),
  ...["/features", "/bible/psalms/23", "/plans", "/privacy-policy", "/contact", "/sitemap"].map(
    (path) => [path, "reading"],
  ),
  ...["/search?q=hope", "/picture?of=verse/home", "/preferences"].map((path) => [path, "tool"]),
])("the head of %s is that of %s", async (path, kind) => {
  const { document } = await openPage(server, path);
  const parts = ["h1", ".banner-scene", ".banner .foreground"];
  expect(parts.map((part) => document.querySelectorAll(`main ${part}`).length)).toEqual(
    { praying: [1, 1, 1], reading: [1, 1, 0], tool: [1, 0, 0] }[kind],
  );
});

it.each([
  "/plans",
  "/themes",
  "/blog",
  "/blog?page=2",
  "/",
  "/?featured=all&popular=all&themes=all",
])("no list of %s shows a scene twice", async (path) => {
  const { document } = await openPage(server, path);
  const isLibrary = path === "/plans" || path === "/themes";
  const lists = isLibrary
    ? [document.querySelector("main")]
    : document.querySelectorAll("#featured-plans, #popular-plans, #devotional-themes, .band");
  for (const list of lists) {
    const art = list?.querySelectorAll(":is(.card-art, .article-art) > .scene:not(.photo)") ?? [];
    const scenes = [...art].map(sceneOf);
    expect(scenes).toEqual([...new Set(scenes)]);
  }
  expect(document.querySelectorAll(".scene").length).toBeGreaterThan(2);
});

it.each([
  ["Christmas", Date.UTC(2026, 11, 25, 12), "gold"],
  ["Lent", Date.UTC(2027, 2, 1, 12), "mist"],
  ["Easter", Date.UTC(2027, 2, 28, 12), "gold"],
  ["midsummer", Date.UTC(2027, 6, 1, 12), "rose"],
] as const)("the plans stand in the light of %s", async (_, time, tone) => {
  const moved = await startServer({ PHOTOS: "off", CLOCK_OFFSET: String(time - Date.now()) });
  try {
    const { document } = await openPage(moved, "/plans");
    expect(document.querySelector(".banner-scene")?.getAttribute("src")).toContain(`-${tone}-wide`);
  } finally {
    await moved.stop();
  }
});

it("no two public pages open with the same scene", async () => {
  const byScene = new Map<string | undefined, string[]>();
  for (const path of paths) {
    const { document } = await openPage(server, path);
    const image = document.querySelector(".banner-scene");
    const scene = image ? sceneOf(image) : undefined;
    byScene.set(scene, [...(byScene.get(scene) ?? []), path]);
  }
  expect([...byScene.values()]).toEqual(paths.map((path) => [path]));
});
