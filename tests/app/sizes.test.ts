import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

const files = ["app", "db", "bin"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name))
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, "utf8"),
    })),
);

const lines = (text: string) => text.trimEnd().split("\n").length;

it("no file has more than 300 lines", () => {
  expect(files.filter(({ text }) => lines(text) > 300).map(({ name }) => name)).toEqual([]);
});

it("no function has more than 60", () => {
  const long: string[] = [];
  for (const { name, text } of files.filter(({ text }) => lines(text) > 60)) {
    const kind = name.endsWith("x") ? ts.ScriptKind.TSX : undefined;
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const isFunction = ts.isFunctionLike(node) && "body" in node && node.body;
      if (isFunction && lines(node.getText(source)) > 60)
        long.push(`${name}: ${node.name?.getText(source) ?? "without a name"}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(long).toEqual([]);
});

it("at most one line in fifty is a comment that is no docstring", () => {
  const all = files.flatMap(({ text }) => text.split("\n"));
  const comments = all.filter((line) => /^\s*(\/\/|\{?\/\*(?!\*))/.test(line));
  expect(comments.length / all.length).toBeLessThanOrEqual(0.02);
});

it("style sheets, for what utilities cannot say, are under 1,800 lines together", () => {
  const sheets = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => lines(readFileSync(`app/${name}`, "utf8")));
  expect(sheets.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_800);
});
