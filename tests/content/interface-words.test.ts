import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { at } from "./files";

// Words that stood here once; each has a plainer one now.
const mended =
  /\b(web site|e-mail|sign in to (?!your account)|this link has ended|as my device has it|when it is there|nobody is being hired|it stands among your prayers|wake from its rest|so many are asking at once|this is either so or not)\b/i;

test.each(["app", "content"])("%s speaks of a website, an email and logging in", (folder) => {
  const paths = readdirSync(at(folder), { recursive: true, encoding: "utf8" });
  const found = paths
    .filter((path) => /\.(tsx?|md)$/.test(path))
    .map((path) => [path, mended.exec(readFileSync(join(at(folder), path), "utf8"))?.[0]]);
  expect(found.filter(([, words]) => words)).toEqual([]);
});
