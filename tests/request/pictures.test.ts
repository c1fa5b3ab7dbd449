import { expect, test } from "vitest";
import { sceneNames } from "#content/art";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";
import { openPage } from "./support/document";

const server = withServer();

test("without scripts, a picture is drawn by the server, chosen and saved by a form", async () => {
  const { document } = await openPage(server, "/picture?of=verse/home&ratio=wide&scene=door");
  const address = document.querySelector('main img[src^="/picture"]')?.getAttribute("src") ?? "";
  expect(address).toMatch(/^\/picture\.svg\?of=verse%2Fhome.*scene=door&ratio=wide/);
  const form = document.querySelector('form[action^="/picture"]');
  expect(form?.getAttribute("method")).toBe("get");
  expect(form?.querySelectorAll('[name="scene"]')).toHaveLength(sceneNames.length);
  const save = document.querySelector('main a[href^="/picture.svg"]')?.getAttribute("href") ?? "";
  expect(save).toBe(`${address}&save=yes`);
  const saved = await ask(server, save);
  expect(saved.headers.get("content-disposition")).toBe('attachment; filename="prayer-life.svg"');
  const { headers, text } = await ask(server, address);
  expect(headers.get("content-disposition")).toBeNull();
  expect(headers.get("content-type")).toMatch(/^image\/svg\+xml/);
  expect(text).toContain("Romans 15:13");
  expect(
    text.match(/@font-face\{font-family:\w+;[^}]*url\(data:font\/woff2;base64,/g),
  ).toHaveLength(2);
  expect(text).toContain('width="1600" height="900"');
  expect((await ask(server, `${address}&words=no`)).text).not.toContain("Romans");
});

test("a passage too long to be read in one picture is offered in parts, by links", async () => {
  const { document } = await openPage(server, "/picture?of=verse/plan/grief-plan/3&ratio=story");
  const links = [...document.querySelectorAll('nav a[href*="line="]')];
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Part 1",
    "Part 2",
    "Part 3",
    "Part 4",
  ]);
  expect(links[0]?.getAttribute("aria-current")).toBe("true");
  const second = await openPage(server, links[1]?.getAttribute("href") ?? "");
  const address = second.document.querySelector('main img[src^="/picture"]')?.getAttribute("src");
  expect(address).toMatch(/line=\d+-\d+&.*ratio=story/);
  expect((await ask(server, address ?? "")).text).toContain("2 Samuel 18:24-33");
});

test("without words asked for, those of the start page are there", async () => {
  const { document } = await openPage(server, "/picture");
  expect(document.querySelector("input[name=of]")?.getAttribute("value")).toBe("verse/home");
});

test.each(["/picture?of=", "/picture?of=My+own+words", "/picture.svg?of=plan/none/1"])(
  "%s is not found",
  async (path) => {
    expect((await ask(server, path)).status).toBe(404);
  },
);
