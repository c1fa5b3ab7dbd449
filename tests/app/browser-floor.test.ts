import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { floor } from "../support/floor/compat";
import { usesOfScripts } from "../support/floor/scripts";
import { usesOfSheet } from "../support/floor/sheets";

const missing = ({ lacks }: { lacks: object }) => Object.keys(lacks).length > 0;

/** What the oldest browsers would miss in scripts, in their order. */
const missedBy = (scripts: Record<string, string>) => {
  const files = Object.entries(scripts).map(([name, text]) => [`/shipped/${name}.js`, text]);
  const found: Record<string, string[]> = Object.fromEntries(
    Object.keys(scripts).map((name) => [name, []]),
  );
  for (const use of usesOfScripts(Object.fromEntries(files)))
    if (missing(use) && !use.asked)
      found[use.file.slice("/shipped/".length, -".js".length)]?.push(use.path);
  return found;
};

const missedInSheet = (css: string) => [
  ...new Set(
    usesOfSheet(css)
      .filter(missing)
      .map(({ path }) => path),
  ),
];

it("the floor is the one that the README promises", () => {
  const { chrome, firefox, safari } = floor;
  expect(readFileSync("README.md", "utf8").replace(/\s+/g, " ")).toContain(
    `Safari ${safari}, Chrome ${chrome}, Firefox ${firefox}`,
  );
});

it("what a script uses is noticed where it is newer than the floor and nobody looked for it", () => {
  const scripts: Record<string, [text: string, missed: string[]]> = {
    size: [
      "export const f=e=>{const n=new URLSearchParams(e);return n.size>0}",
      ["api.URLSearchParams.size"],
    ],
    sizeOfSet: ["export const f=e=>{const n=new Set(e);return n.size>0}", []],
    stream: [
      "window.s=new ReadableStream({}).pipeThrough(new TextEncoderStream)",
      ["api.ReadableStream.pipeThrough", "api.TextEncoderStream"],
    ],
    within: ["export const f=e=>structuredClone(e)", []],
    unasked: ["export const f=e=>Array.fromAsync(e)", ["javascript.builtins.Array.fromAsync"]],
    asked: ["export const f=e=>Array.fromAsync?Array.fromAsync(e):[]", []],
    askedByType: [
      'export const f=e=>"function"==typeof requestIdleCallback?requestIdleCallback(e):e()',
      [],
    ],
    askedWrong: [
      "export const f=e=>typeof setTimeout?requestIdleCallback(e):e()",
      ["api.Window.requestIdleCallback"],
    ],
    askedByName: [
      'export const f=e=>"wakeLock"in navigator&&navigator.wakeLock.request("screen")',
      ["api.WakeLock.request"],
    ],
    askedAbove: ["export function f(e){if(!URL.canParse)return!1;return URL.canParse(e)}", []],
    askedByMark: ["export const f=()=>document.startViewTransition?.(()=>{})", []],
    calledOnAnything: ["export const f=e=>e.toSorted()", ["javascript.builtins.Array.toSorted"]],
    taken: ["const{canParse:t}=URL;export const f=e=>t(e)", ["api.URL.canParse_static"]],
    inQuotes: ['export const f=e=>URL["canParse"](e)', ["api.URL.canParse_static"]],
    ownName: [
      "function structuredClone2(){}export const f=requestIdleCallback=>requestIdleCallback()",
      [],
    ],
    regex: [
      "export const f=/(?<=a)b/,g=/(?<!a)b/,h=/(?<name>a)b/",
      [
        "javascript.regular_expressions.lookbehind_assertion",
        "javascript.regular_expressions.lookbehind_assertion",
      ],
    ],
    made: [
      'export const f=new RegExp("(?<=a)b")',
      ["javascript.regular_expressions.lookbehind_assertion"],
    ],
    staticBlock: [
      "export class A{static{A.x=1}}",
      ["javascript.classes.static.initialization_blocks"],
    ],
  };
  const texts = Object.entries(scripts).map(([name, [text]]) => [name, text]);
  const expected = Object.entries(scripts).map(([name, [, missed]]) => [name, missed]);
  expect(missedBy(Object.fromEntries(texts))).toEqual(Object.fromEntries(expected));
});

describe("what a sheet uses is noticed where it is newer than the floor and has no older form", () => {
  it.each([
    [".a:has(.b){color:red}", ["css.selectors.has"]],
    ["@supports selector(:has(*)){.a:has(.b){color:red}}", []],
    ["@supports not selector(:has(*)){.a:has(.b){color:red}}", ["css.selectors.has"]],
    [":where(.a:has(.b)) .c{color:red}", ["css.selectors.has"]],
    [".c:is([open],:popover-open){color:red}", []],
    [".a{text-wrap:balance}", ["css.properties.text-wrap", "css.properties.text-wrap.balance"]],
    [".a{color:red;.b &{color:blue}}", ["css.selectors.nesting"]],
    [".a{overflow:clip}", ["css.properties.overflow.clip"]],
    [".a{overflow:hidden;overflow:clip}", []],
    [".a{overflow:clip;overflow:hidden}", ["css.properties.overflow.clip"]],
    [".a{height:100svh}", ["css.types.length.viewport_percentage_units_small"]],
    [".a{height:100vh;height:100svh}", []],
    [
      ".a{height:100vh;height:calc(var(--b) + 1svh)}",
      ["css.types.length.viewport_percentage_units_small"],
    ],
    [".a{color:color-mix(in srgb,red,blue)}", ["css.types.color.color-mix"]],
    ["@supports (color:color-mix(in srgb,red,red)){.a{color:color-mix(in srgb,red,blue)}}", []],
    [".a{translate:0 1px}", ["css.properties.translate"]],
    [".a{-webkit-mask-image:none;mask-image:none}", []],
    ["@container (min-width:9rem){.a{color:red}}", ["css.at-rules.container"]],
    ["@media (width>=9rem){.a{color:red}}", ["css.at-rules.media.range_syntax"]],
    ["@media (scripting:none){.a{color:red}}", ["css.at-rules.media.scripting"]],
    [
      ".a{color:red;margin-inline:1px;inset:0;aspect-ratio:1/1}@layer b{.c:focus-visible{gap:1px}}",
      [],
    ],
  ])("%s", (css, missed) => expect(missedInSheet(css)).toEqual(missed));
});
