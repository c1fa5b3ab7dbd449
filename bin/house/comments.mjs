import ts from "typescript";

/**
 * The physical lines of a file that hold nothing but comment. In a script without types the annotations of
 * JSDoc are its types (`@param {string} name`): a line of them counts as code, as it would in TypeScript.
 * @param {ts.SourceFile} source
 */
export function commentLines(source) {
  const text = source.text;
  let count = 0;
  for (const { pos, end } of commentsOf(source)) {
    const before = text.slice(text.lastIndexOf("\n", pos - 1) + 1, pos);
    const [after = ""] = text.slice(end).split("\n", 1);
    const lines = text.slice(pos, end).split("\n");
    // An expression of JSX that is a comment has braces around it.
    if (!/^\s*\{?$/.test(before)) lines.shift();
    if (lines.length > 0 && !/^\}?\s*$/.test(after)) lines.pop();
    const prose = source.fileName.endsWith(".mjs") ? withoutTypes(lines) : lines;
    count += prose.length;
  }
  return count;
}

/** @param {ts.SourceFile} source @returns {ts.CommentRange[]} */
function commentsOf(source) {
  /** @type {Map<number, ts.CommentRange>} */
  const found = new Map();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJSDoc(node) || ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    if (node.getChildCount(source) === 0) for (const range of ranges) found.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

/**
 * The lines of a comment that are not there for its types; around types its delimiters are.
 * @param {string[]} lines
 */
function withoutTypes(lines) {
  let depth = 0;
  const prose = lines.filter((line) => {
    const isType = depth > 0 || /@\w+ (?:\w+ @\w+ )?\{/.test(line);
    if (isType) depth += line.split("{").length - line.split("}").length;
    return !isType;
  });
  return prose.length < lines.length ? prose.filter((line) => /\w/.test(line)) : prose;
}
