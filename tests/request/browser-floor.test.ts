import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { needs } from "~/http/upstream/remix-scripts.server";
import { asked, boot, looked, plainWithout, readers, unasked } from "../support/floor/answers";
import { compatOf, lacking } from "../support/floor/compat";
import { type Use, usesOfScripts } from "../support/floor/scripts";
import { type StyleUse, usesOfSheet } from "../support/floor/sheets";
import { withServer } from "../support/with-server";
import { openPage } from "./support/document";

const server = withServer();
const folder = `${process.cwd()}/build/client/assets`;

const shipped = (ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name): [name: string, text: string] => [
      `${folder}/${name}`,
      readFileSync(`${folder}/${name}`, "utf8"),
    ]);

async function inlineScripts(): Promise<[name: string, text: string][]> {
  const { document } = await openPage(server, "/");
  const aside = [...document.querySelectorAll("template")].map(({ content }) => content);
  return [document, ...aside]
    .flatMap((part) => [...part.querySelectorAll("script:not([type='application/ld+json'])")])
    .map(({ textContent }, index) => [`${folder}/inline-${index}.js`, textContent ?? ""]);
}

const isMissed = ({ path, lacks }: Use) => {
  const compat = compatOf(...path.split("."));
  const byReaders = compat ? lacking(compat, readers) : {};
  return Object.keys({ ...lacks, ...byReaders }).length > 0;
};

/** Its uses by what is used. */
function byPath<Kind extends Use | StyleUse>(uses: Kind[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, lacks, text } of uses)
    found[path] = [...(found[path] ?? [JSON.stringify(lacks)]), text.replace(/\s+/g, " ")];
  return found;
}

/** @returns what has no answer, with its uses, and answers to what nobody asks */
function compared(found: Record<string, string[]>, answers: string[]) {
  const open = Object.entries(found).filter(([path]) => !answers.includes(path));
  return { open: Object.fromEntries(open), stale: answers.filter((path) => !(path in found)) };
}
const settled = { open: {}, stale: [] };

it("scripts use nothing that a browser which reads them may lack, unless the boot or they ask for it", async () => {
  const files = Object.fromEntries([...shipped(".js"), ...(await inlineScripts())]);
  const missed = usesOfScripts(files).filter(isMissed);
  const alone = missed.filter((use) => !use.asked);
  expect(compared(byPath(alone), Object.keys(unasked))).toEqual(settled);
  const known = new Set(alone.map(({ path }) => path));
  const beside = missed.filter((use) => use.asked && !known.has(use.path));
  expect(compared(byPath(beside), asked)).toEqual(settled);
}, 240_000);

it("the boot asks for what the answers say that it asks for, and for nothing else", () => {
  const named = needs.map((need) => need.replace(".prototype", "").replace("self.", ""));
  const paths = Object.keys(unasked).filter((path) => unasked[path] === boot);
  expect(paths.map((path) => path.replace(/^api\.|^javascript\.builtins\./, ""))).toEqual(named);
});

it("sheets use nothing that the oldest browsers lack, unless it has an older form or is no loss", () => {
  const uses = shipped(".css").flatMap(([, text]) => usesOfSheet(text));
  const found = byPath(uses.filter(({ lacks }) => Object.keys(lacks).length > 0));
  expect(compared(found, Object.keys(plainWithout))).toEqual(settled);
  // What takes a whole rule away with it: each was looked at, and so is one more.
  const counted = Object.entries(looked).map(([path]) => [path, (found[path]?.length ?? 1) - 1]);
  expect(Object.fromEntries(counted)).toEqual(looked);
});
