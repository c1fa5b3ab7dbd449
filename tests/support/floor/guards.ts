import ts from "typescript";

/** Whether a node only looks whether there is such a thing: what is missing is undefined there. */
export function isTest(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  if (ts.isIdentifier(node)) return false;
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken) return true;
  if (ts.isCallExpression(parent) && parent.expression === node)
    return parent.questionDotToken !== undefined;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return parent.questionDotToken !== undefined;
  return isCondition(node);
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  return parent.left === node && choices.has(parent.operatorToken.kind);
}

const choices = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Whether something that leads to the node looked for what has this name first. */
export function isAskedFor(node: ts.Node, name: string): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if (conditionsBefore(at).some((condition) => mentions(condition, name))) return true;
  }
  return false;
}

function conditionsBefore(node: ts.Node): ts.Node[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression !== node) return [parent.expression];
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return [parent.condition];
  if (ts.isBinaryExpression(parent) && parent.right === node)
    return choices.has(parent.operatorToken.kind) ? [parent.left] : [];
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent)) return [];
  const before = parent.statements.slice(0, parent.statements.indexOf(node as ts.Statement));
  return before
    .filter(ts.isIfStatement)
    .filter(leaves)
    .map(({ expression }) => expression);
}

function leaves({ thenStatement }: ts.IfStatement): boolean {
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}

/** A test calls nothing of that name but `CSS.supports`: it reads it, asks its type, or has it in quotes. */
function mentions(condition: ts.Node, name: string): boolean {
  const names = (ts.isStringLiteralLike(condition) || ts.isIdentifier(condition)) && condition.text;
  if (names === name) {
    const outer = ts.isPropertyAccessExpression(condition.parent) ? condition.parent : condition;
    const isCalled = ts.isCallExpression(outer.parent) && outer.parent.expression === outer;
    return !isCalled && !ts.isNewExpression(outer.parent);
  }
  return ts.forEachChild(condition, (child) => mentions(child, name) || undefined) ?? false;
}
