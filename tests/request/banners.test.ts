import { expect, it } from "vitest";
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
  "/search",
  "/themes",
  "/plans",
  "/bible",
  "/bible/index",
  "/contact",
  "/cookie-policy",
  "/privacy-policy",
  "/terms",
  "/ccpa",
  "/accessibility",
  "/sitemap",
  "/coming-soon",
  "/community",
];

it("no two public pages open with the same scene", async () => {
  const byScene = new Map<string | undefined, string[]>();
  for (const path of paths) {
    const { document } = await openPage(server, path);
    const file = document.querySelector(".banner-scene")?.getAttribute("src");
    const scene = file?.match(/assets\/([a-z]+)-/)?.[1];
    byScene.set(scene, [...(byScene.get(scene) ?? []), path]);
  }
  expect([...byScene.values()]).toEqual(paths.map((path) => [path]));
});
