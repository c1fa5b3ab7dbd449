/**
 * A text, or the first words of a long one, with its quotation marks in pairs: whoever speaks in it may
 * have begun in an earlier verse, or speak on in the next.
 * @param longest letters that are shown
 */
export function excerpt(text: string, longest = Number.POSITIVE_INFINITY): string {
  return withPairedMarks(
    text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, "")} …` : text,
  );
}

const closing: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };
const opening: Readonly<Record<string, string>> = { "”": "“", "’": "‘" };

const marks = /[“‘”’]/g;

function withPairedMarks(text: string): string {
  const open: string[] = [];
  let before = "";
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const pair = opening[mark];
    // A speech has an opening mark again at the head of each of its paragraphs.
    if (!pair && open.at(-1) !== mark) open.push(mark);
    if (!pair || isApostrophe(text, index, open)) continue;
    if (open.includes(pair)) open.length = open.lastIndexOf(pair);
    else before = pair + before;
  }
  const after = open.reverse().map((mark) => closing[mark]);
  return before + text + after.join("");
}

/** As in "don’t", and in "Jesus’ feet" where no quotation is open that it may close. */
function isApostrophe(text: string, index: number, open: readonly string[]): boolean {
  if (!/^\p{L}’/u.test(text.slice(Math.max(index - 1, 0)))) return false;
  const rest = text.slice(index + 1);
  return /^\p{L}/u.test(rest) || !(open.includes("‘") || /^[?!]?”/.test(rest));
}
