import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { letterWords } from "#content/letters";
import { at, readIfThere } from "./files";

// Words that stood here once; each has a plainer one now.
const mended =
  /\b(web site|e-mail|sign in to (?!your account)|this link has ended|as my device has it|when it is there|nobody is being hired|it stands among your prayers|wake from its rest|so many are asking at once|this is either so or not|you have left|leads no further|look into your mail|waits for your yes|forgotten your password|no day comes|(?:until|when) you come back\.?"|most likely you|stop waiting|what goes"|nobody can bring it back|no copy is left|may be machines|not from here|not in this way|we cannot read that kind|the ring is today|and its sun|a sun for each|showing (?:\$\{|\d)|asked the same month|words of danger"|fewer letters|leave our letters)\b/i;

test.each(["app", "content"])("%s speaks of a website, an email and logging in", (folder) => {
  const paths = readdirSync(at(folder), { recursive: true, encoding: "utf8" });
  const found = paths
    .filter((path) => /\.(tsx?|md)$/.test(path))
    .map((path) => [path, mended.exec(readFileSync(join(at(folder), path), "utf8"))?.[0]]);
  expect(found.filter(([, words]) => words)).toEqual([]);
});

/** What is said in a shell or a log, and what is no words of ours. */
const others =
  /^app\/(?:cli|care|runtime|worker|site|http\/probes)\/|^content\/(?:example-site|commands|mail-troubles|site-|danger|search|bible\/|near|fold|filled)/;

type Said = { path: string; text: string };

/** Every piece of text that a visitor's page or email may show. */
function saidIn(folder: string): Said[] {
  const paths = readdirSync(at(folder), { recursive: true, encoding: "utf8" });
  return paths
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|md)$/.test(path) && !others.test(path))
    .flatMap((path) => {
      const text = readFileSync(at(path), "utf8");
      if (path.endsWith(".md")) return [{ path, text }];
      return stringsOf(path, text).map((each) => ({ path, text: each.replaceAll(/\s+/g, " ") }));
    });
}

function stringsOf(path: string, text: string): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) strings.push(node.text);
    } else if (ts.isTemplateHead(node) || ts.isJsxText(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return strings;
}

const said = [...saidIn("app"), ...saidIn("content")];

/** As the specification quotes them. */
const quoted = [
  "Don't have an account? Sign up",
  "Find God's Peace in Prayer",
  "We couldn't add you to the waitlist. Please try again.",
  "You've joined the waitlist!",
  "Thank you for your interest. We'll notify you when the app launches.",
  "Thanks for joining! We'll notify you when the app launches.",
  "We've received your message and will respond shortly.",
  "Your browser doesn't support sharing",
  "Sign in to your account or create a new one",
  "Already have an account? Sign in",
  "Sign In",
];

const specification = readIfThere("../shared/specification.md");

const own = (text: string) => quoted.reduce((rest, words) => rest.replaceAll(words, ""), text);

const having = (words: RegExp, texts: readonly Said[] = said) =>
  texts.flatMap(({ path, text }) => {
    const [found] = words.exec(own(text)) ?? [];
    return found ? [`${path}: ${found}`] : [];
  });

describe("what is said to visitors", () => {
  test("is there to be read", () => {
    expect(said.length).toBeGreaterThan(5_000);
    expect(having(/Marked for you/)).toEqual([]);
    expect(having(/Pray now/).length).toBeGreaterThan(3);
  });

  test.runIf(specification)("has straight apostrophes where the specification has them", () => {
    for (const words of quoted) expect(specification).toContain(words);
  });

  test("has curly apostrophes everywhere else", () => {
    expect(having(/.{0,20}[a-z]'(?:s|t|m|d|re|ve|ll)\b.{0,20}/i)).toEqual([]);
  });

  test("calls it logging in", () => {
    expect(having(/.{0,20}\b(?<!the )sign(?:s|ing)?(?: you)? in\b(?!to).{0,20}/i)).toEqual([]);
    expect(having(/.{0,20}\btwo-step sign-in\b.{0,20}/i)).toEqual([]);
  });

  test("calls what is sent an email, and its way out unsubscribing", () => {
    const pages = said.filter(({ path }) =>
      /^content\/(?:pages|messages)|routes\/letters/.test(path),
    );
    expect(having(/.{0,20}\b(?:our|no more|every|this|the|a) letters?\b.{0,20}/i, pages)).toEqual(
      [],
    );
    for (const { text } of Object.values(letterWords)) expect(text).not.toMatch(/\bletters? /i);
  });
});
