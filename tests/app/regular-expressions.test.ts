import { readdirSync, readFileSync } from "node:fs";
import scslre from "scslre";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Libraries that read what a visitor sent, and what in them takes the square of its length. */
const libraries: Record<string, string[]> = {
  // Slow for many slashes in a row: a path that has two never gets past the edge.
  "@remix-run/router/dist/router.cjs.js": [
    "/(.)\\/+$/",
    "/(.)\\/+$/",
    "/\\/*\\*?$/",
    "/\\/+$/",
    "/\\/+$/",
  ],
  "@remix-run/server-runtime/dist/server.js": [],
  "@remix-run/server-runtime/dist/single-fetch.js": [],
  "@remix-run/server-runtime/dist/cookies.js": [],
  "@remix-run/server-runtime/dist/headers.js": [],
  "@remix-run/server-runtime/dist/markup.js": [],
  "@conform-to/dom/dist/formdata.js": [],
  "@conform-to/dom/dist/submission.js": [],
  "turbo-stream/dist/flatten.js": [],
  "zod/v4/core/regexes.cjs": [],
  "zod/v4/core/schemas.cjs": [],
};

/** Put together at run time, of one set of letters alone. */
/* biome-ignore lint/suspicious/noTemplateCurlyInString: as it is written */
const made = 'new RegExp(`^[${letters.join("")}]*$`, "u")';

const files = ["app", "content", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The regular expressions of a source, and those that are put together at run time. */
function expressionsOf(name: string, text: string) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const written: string[] = [];
  const made: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) written.push(node.text);
    if (ts.isNewExpression(node) && node.expression.getText(source) === "RegExp")
      made.push(node.getText(source));
    ts.forEachChild(node, look);
  };
  look(source);
  return { written, made };
}

/** Read a hundred characters at most, which their reader sees to: the square of that is no cost. */
const ofShortTexts = [
  "app/runtime/reference-words.server.ts",
  "app/runtime/typed-reference.server.ts",
];

/** Whether some input takes longer than its length would explain. @param most than its square */
function isSuperLinear(expression: string, most?: "square"): boolean {
  const end = expression.lastIndexOf("/");
  const literal = { source: expression.slice(1, end), flags: expression.slice(end + 1) };
  const { reports } = scslre.analyse(literal);
  return reports.some(({ exponential }) => exponential || most !== "square");
}

describe("no regular expression takes longer than the length of its input explains", () => {
  it.each(["/\\/+$/", "/(a+)+b/", "/^(a*)*$/", "/\\s*,\\s*/"])("as %s would", (expression) => {
    expect(isSuperLinear(expression)).toBe(true);
  });

  it("of ours", () => {
    const slow = files.flatMap((name) => {
      const found = expressionsOf(name, readFileSync(name, "utf8"));
      const others = found.made.filter((expression) => expression !== made);
      const most = ofShortTexts.includes(name) ? "square" : undefined;
      const written = found.written.filter((one) => isSuperLinear(one, most));
      return [...written, ...others].map((one) => [name, one]);
    });
    expect(slow).toEqual([]);
  });

  it.each(Object.entries(libraries))("of %s, but where our edge is in between", (name, known) => {
    const { written } = expressionsOf(name, readFileSync(`node_modules/${name}`, "utf8"));
    expect(written.filter((one) => isSuperLinear(one))).toEqual(known);
  });
});
