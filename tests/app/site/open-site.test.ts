import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builtIn, replaceSite, site } from "#content/site.server";
import { openSite, watchSite } from "~/site/open-site.server";
import { temporaryFolder } from "../../support/folder";

let place: { DATA_DIR: string; SITE_DIR: string };
let end: AbortController;

beforeEach(() => {
  const DATA_DIR = temporaryFolder();
  place = { DATA_DIR, SITE_DIR: join(DATA_DIR, "site") };
  end = new AbortController();
});

afterEach(() => {
  end.abort();
  replaceSite(builtIn);
});

function put(name: string, text: string) {
  const path = join(place.SITE_DIR, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}

const kept = () => readdirSync(join(place.DATA_DIR, "site-kept"));

it("without a folder, and with an empty one, all is ours and nothing is written", async () => {
  await openSite(place);
  expect(site()).toBe(builtIn);
  mkdirSync(place.SITE_DIR);
  await openSite(place);
  expect(site()).toBe(builtIn);
  expect(readdirSync(place.DATA_DIR)).toEqual(["site"]);
});

it("a mistake stops the start where nothing good was seen before", async () => {
  put("site.yaml", "nmae: Hope Church\n");
  await expect(openSite(place)).rejects.toThrow(
    'site.yaml:1: "nmae" is not known here; did you mean name?',
  );
});

it("a mistake leaves what stood before, also at the next start, and our own name never stands in for it", async () => {
  put("site.yaml", "name: Hope Church\n");
  await openSite(place);
  expect(site().name).toBe("Hope Church");
  put("site.yaml", "name: [\n");
  replaceSite(builtIn);
  await openSite(place);
  expect(site().name).toBe("Hope Church");
  rmSync(place.SITE_DIR, { recursive: true });
  replaceSite(builtIn);
  await openSite(place);
  expect(site().name).toBe("Hope Church");
});

it("one copy is kept, without what was taken out", async () => {
  put("site.yaml", "name: Hope Church\n");
  await openSite(place);
  put("site.yaml", "name: Grace Church\n");
  await openSite(place);
  expect(kept()).toHaveLength(1);
  const [folder = ""] = kept();
  expect(readFileSync(join(place.DATA_DIR, "site-kept", folder, "site.yaml"), "utf8")).toContain(
    "Grace",
  );
  rmSync(join(place.SITE_DIR, "site.yaml"));
  await openSite(place);
  expect(readdirSync(place.DATA_DIR)).toEqual(["site"]);
});

it("a change is read without a restart, a broken one is not", async () => {
  put("site.yaml", "name: Hope Church\n");
  await openSite(place);
  const forget = vi.fn();
  watchSite(place, forget, end.signal);
  put("site.yaml", "name: Grace Church\n");
  process.emit("SIGHUP");
  await vi.waitFor(() => expect(site().name).toBe("Grace Church"), 5_000);
  expect(forget).toHaveBeenCalledTimes(1);
  put("site.yaml", "name:\n  - broken\n");
  process.emit("SIGHUP");
  put("new.yaml", "");
  renameSync(join(place.SITE_DIR, "new.yaml"), join(place.SITE_DIR, "site.yaml"));
  process.emit("SIGHUP");
  await vi.waitFor(() => expect(site().name).toBe("Prayer LIFE"), 5_000);
});

it("a link is told, and what it leads to never read", async () => {
  put("site.yaml", "name: Hope Church\n");
  symlinkSync("/etc/passwd", join(place.SITE_DIR, "team.yaml"));
  await expect(openSite(place)).rejects.toThrow("team.yaml: is a link, and links are not followed");
});
