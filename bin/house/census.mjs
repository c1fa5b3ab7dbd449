import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { commentLines } from "./comments.mjs";

/** @typedef {{ name: string, text: string, lines: number, source: ts.SourceFile }} SourceFile */

/** Physical lines. @param {string} text */
export const linesOf = (text) => text.trimEnd().split("\n").length;

/**
 * @param {string} root
 */
export function readHouse(root) {
  const read = (/** @type {string} */ folder) => readSources(root, folder);
  const [app, db, bin, tests] = [read("app"), read("db"), read("bin"), read("tests")];
  const house = [...app, ...db];
  const others = [...read("content"), ...read("vite"), ...bin];
  const imports = findImports(root, [...house, ...others]);
  return {
    files: { app, db, bin },
    sizes: { app: sizesOf(app), db: sizesOf(db), bin: sizesOf(bin), tests: sizesOf(tests) },
    small: house.filter(({ name, lines }) => lines < 50 && imports.get(name)?.importers.size === 1),
    near: house.flatMap(({ name }) => nearExports(name, imports.get(name)?.names ?? new Map())),
    comments: { house: commentShare(house), bin: commentShare(bin) },
  };
}

/**
 * The files that a folder has, declarations of types left out.
 * @param {string} root @param {string} folder @returns {SourceFile[]}
 */
function readSources(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name))
    .map((path) => {
      const name = `${folder}/${path}`;
      const text = readFileSync(join(root, name), "utf8");
      const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
      return { name, text, lines: linesOf(text), source };
    });
}

/** @param {SourceFile[]} files */
function sizesOf(files) {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => lines[Math.floor((lines.length - 1) * part)] ?? 0;
  const sum = lines.reduce((total, each) => total + each, 0);
  return { files: files.length, lines: sum, median: at(0.5), p90: at(0.9), max: at(1) };
}

/** @param {SourceFile[]} files */
function commentShare(files) {
  const comments = files.reduce((sum, { source }) => sum + commentLines(source), 0);
  return comments / sizesOf(files).lines;
}

/** @typedef {{ importers: Set<string>, names: Map<string, Set<string>> }} Imported */

/**
 * Who imports each file, and what of it by name.
 * @param {string} root @param {SourceFile[]} files @returns {Map<string, Imported>}
 */
function findImports(root, files) {
  /** @type {Map<string, Imported>} */
  const found = new Map();
  const note = (
    /** @type {string} */ from,
    /** @type {ts.Node} */ to,
    /** @type {string[]} */ names,
  ) => {
    if (!ts.isStringLiteralLike(to)) return;
    const target = resolve(root, from, to.text);
    if (!target) return;
    const { importers, names: known } = found.get(target) ?? {
      importers: new Set(),
      names: new Map(),
    };
    found.set(target, { importers: importers.add(from), names: known });
    for (const name of names) known.set(name, (known.get(name) ?? new Set()).add(from));
  };
  for (const { name, source } of files) {
    const visit = (/** @type {ts.Node} */ node) => {
      if (ts.isImportDeclaration(node)) note(name, node.moduleSpecifier, importedNames(node));
      else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        const names = node.exportClause && ts.isNamedExports(node.exportClause);
        note(name, node.moduleSpecifier, names ? sourceNames(node.exportClause.elements) : []);
      } else if (
        ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword
      ) {
        if (node.arguments[0]) note(name, node.arguments[0], []);
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        note(name, node.argument.literal, []);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** @param {ts.ImportDeclaration} declaration @returns {string[]} by which the imported file calls them */
function importedNames({ importClause }) {
  const own = importClause?.name ? ["default"] : [];
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? [...own, ...sourceNames(bindings.elements)]
    : own;
}

/** @param {ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>} elements */
const sourceNames = (elements) =>
  elements.map(({ name, propertyName }) => (propertyName ?? name).text);

/**
 * The file of the checkout that a specifier means; undefined for a package.
 * @param {string} root @param {string} from @param {string} specifier
 */
function resolve(root, from, specifier) {
  const [path = ""] = specifier.split("?");
  const alias = /^(?:~|#(db|content))\//.exec(path);
  if (!alias && !path.startsWith(".")) return undefined;
  const base = alias
    ? path.replace(alias[0], `${alias[1] ?? "app"}/`)
    : normalize(join(dirname(from), path));
  return ["", ".ts", ".tsx", ".mjs"]
    .map((end) => base + end)
    .find((name) => /\.(tsx?|mjs)$/.test(name) && existsSync(join(root, name)));
}

/**
 * What a file exports for one other file of its own folder.
 * @param {string} name @param {Map<string, Set<string>>} names
 */
function nearExports(name, names) {
  return [...names]
    .filter(([, [only = "", ...others]]) => others.length === 0 && dirname(only) === dirname(name))
    .map(([exported]) => `${name}: ${exported}`);
}
