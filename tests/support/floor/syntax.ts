import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import ts from "typescript";
import { type Feature, featureAtPath } from "./features";

/** What a script is written with that not every browser of the last years could read. */
export function syntaxAt(node: ts.Node): Feature[] {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return expressionFeatures(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (isMadeExpression(node)) {
    const [source, flags] = node.arguments ?? [];
    if (source && ts.isStringLiteralLike(source))
      return expressionFeatures(
        source.text,
        flags && ts.isStringLiteralLike(flags) ? flags.text : "",
      );
  }
  const path = pathOf(node);
  return path ? featureAtPath(path) : [];
}

function pathOf(node: ts.Node): string[] | undefined {
  if (ts.isClassStaticBlockDeclaration(node))
    return ["javascript", "classes", "static", "initialization_blocks"];
  if (ts.isPropertyDeclaration(node)) {
    const kind = ts.isPrivateIdentifier(node.name) ? "private_class_fields" : "public_class_fields";
    return ["javascript", "classes", kind];
  }
  if (ts.isMethodDeclaration(node) && ts.isPrivateIdentifier(node.name))
    return ["javascript", "classes", "private_class_methods"];
  if (ts.isImportAttributes(node))
    return ["javascript", "statements", "import", "import_attributes"];
  if (!ts.isBinaryExpression(node)) return undefined;
  if (ts.isPrivateIdentifier(node.left))
    return ["javascript", "classes", "private_class_fields_in"];
  const operator = assignments.get(node.operatorToken.kind);
  return operator ? ["javascript", "operators", operator] : undefined;
}

const assignments = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.QuestionQuestionEqualsToken, "nullish_coalescing_assignment"],
  [ts.SyntaxKind.BarBarEqualsToken, "logical_or_assignment"],
  [ts.SyntaxKind.AmpersandAmpersandEqualsToken, "logical_and_assignment"],
]);

const isMadeExpression = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "RegExp";

const parser = new RegExpParser();

/** @throws where it is no regular expression */
function expressionFeatures(source: string, flags: string): Feature[] {
  const unicode = flags.includes("u");
  const unicodeSets = flags.includes("v");
  const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets });
  const paths: string[][] = [];
  visitRegExpAST(pattern, {
    onAssertionEnter({ kind }) {
      if (kind === "lookbehind")
        paths.push(["javascript", "regular_expressions", "lookbehind_assertion"]);
    },
    onModifiersEnter: () => paths.push(["javascript", "regular_expressions", "modifier"]),
  });
  if (unicodeSets) paths.push(["javascript", "builtins", "RegExp", "unicodeSets"]);
  if (flags.includes("d")) paths.push(["javascript", "builtins", "RegExp", "hasIndices"]);
  return paths.flatMap(featureAtPath);
}
