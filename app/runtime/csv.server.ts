/** What a spreadsheet would run; an apostrophe more keeps it from that. */
const isFormula = /^'*(?:[\s\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n])/;

/** RFC 4180. */
export const csvLine = (cells: readonly string[]): string => cells.map(writtenCell).join(",");

function writtenCell(cell: string): string {
  const words = isFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

const plainCell = (cell: string) => (isFormula.test(cell) ? cell.replace(/^'/, "") : cell);

/** Each cell as it was before `csvLine` wrote it; lines end in `\\n`. */
export function csvRows(words: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < words.length; at += 1) {
    const mark = words[at];
    if (mark === '"' && quoted && words[at + 1] === '"') cell += words[at++];
    else if (mark === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (quoted || (mark !== separator && mark !== "\n")) cell += mark;
    else {
      row.push(plainCell(cell));
      cell = "";
      if (mark !== "\n") continue;
      rows.push(row);
      row = [];
    }
  }
  return row.length > 0 || cell ? [...rows, [...row, plainCell(cell)]] : rows;
}
