import ts from "typescript";
import { type Feature, featureOfGlobal, featureOfMember, featureOfName } from "./features";
import { isAskedFor, isTest } from "./guards";
import { syntaxAt } from "./syntax";

/** @property asked whether the script looks for it before it uses it */
export type Use = Feature & { file: string; text: string; asked: boolean };

/**
 * Finds what scripts use of a browser.
 * @param files their texts by name; imports among them are followed
 */
export function usesOfScripts(files: Record<string, string>): Use[] {
  return usesIn(programOf(files), Object.keys(files));
}

/** @param files those of the program that are asked about */
export function usesIn(program: ts.Program, files: string[]): Use[] {
  const checker = program.getTypeChecker();
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
  const own = new Set(sources.flatMap(ownMembers));
  const uses: Use[] = [];
  for (const source of sources) {
    const file = source.fileName;
    const visit = (node: ts.Node): void => {
      const used = featureAt(node, checker, own);
      for (const feature of used ? [used] : syntaxAt(node)) {
        const asked = isTest(node) || isAskedFor(node, feature.name);
        uses.push({ ...feature, file, asked, text: node.getText(source).slice(-60) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

function featureAt(node: ts.Node, checker: ts.TypeChecker, own: Set<string>): Feature | undefined {
  const member = (object: ts.Node, name: ts.MemberName | ts.StringLiteral) =>
    memberAt(object, name.text, checker) ?? calledAt(node, object, name.text, checker, own);
  if (ts.isPropertyAccessExpression(node)) return member(node.expression, node.name);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return member(node.expression, node.argumentExpression);
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? memberAt(node.parent, name.text, checker) : undefined;
  }
  if (!ts.isIdentifier(node) || !isExpression(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol && !symbol.declarations?.every(isOfBrowser)) return undefined;
  return featureOfGlobal(node.text);
}

/** @param object an expression or a pattern that takes apart */
function memberAt(object: ts.Node, name: string, checker: ts.TypeChecker): Feature | undefined {
  const type = checker.getTypeAtLocation(object);
  const property = type.getProperty(name) ?? checker.getApparentType(type).getProperty(name);
  const declarations = property?.declarations ?? [];
  if (!property || declarations.length === 0 || !declarations.every(isOfBrowser)) return undefined;
  return featureOfMember([...ownersOf(property), ...basesOf(type, checker)], name);
}

/** Of what kind a parameter is, a script without types does not say: a name may tell, unless it is ours. */
function calledAt(
  node: ts.Node,
  object: ts.Node,
  name: string,
  checker: ts.TypeChecker,
  own: Set<string>,
): Feature | undefined {
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
  const isKnown = !(checker.getTypeAtLocation(object).flags & ts.TypeFlags.Any);
  return !isCalled || isKnown || own.has(name) ? undefined : featureOfName(name);
}

/** Members that scripts themselves make. */
function ownMembers(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMade = ts.isObjectLiteralElement(node) || ts.isClassElement(node);
    if (isMade && node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      if (ts.isPropertyAccessExpression(node.left)) names.push(node.left.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isOfBrowser = (node: ts.Declaration) =>
  /\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

/** Names of the interfaces that declare it; `declare var URL: {…}` declares the statics of URL. */
function ownersOf(property: ts.Symbol): string[] {
  return (property.declarations ?? []).flatMap(({ parent }) => {
    if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
    const holder = ts.isTypeLiteralNode(parent) && parent.parent;
    return holder && ts.isVariableDeclaration(holder) ? `${holder.name.getText()}Constructor` : [];
  });
}

/** A member that lib.dom keeps in a mixin stands under an interface that has it. */
function basesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => {
    const own = part.symbol ? [part.symbol.name] : [];
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : [];
    return [...own, ...bases.flatMap((base) => basesOf(base, checker))];
  });
}

function isExpression(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent))
    return parent.initializer === node;
  return (
    ts.isExpression(parent) ||
    ts.isStatement(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isHeritageClause(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isSpreadElement(parent)
  );
}

function programOf(files: Record<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    allowJs: true,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name in files || fileExists(name);
  host.readFile = (name) => files[name] ?? readFile(name);
  const read = host.getSourceFile;
  host.getSourceFile = (name, version, ...rest) => {
    const text = files[name];
    return text === undefined
      ? read(name, version, ...rest)
      : ts.createSourceFile(name, text, version, true);
  };
  return ts.createProgram(Object.keys(files), options, host);
}
