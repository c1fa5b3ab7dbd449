import { getDocumentProxy } from "unpdf";

/** A run of words as it lies on a sheet, in points; `y` is its baseline, from the sheet's foot. */
export type Run = {
  sheet: number;
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
};

/** @returns the runs of words of a PDF, sheet by sheet from top to foot, and how wide the sheets are. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const runs: Run[] = [];
  let wide = 0;
  for (let sheet = 1; sheet <= document.numPages; sheet++) {
    const page = await document.getPage(sheet);
    wide = page.view[2] ?? 0;
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const [, , , , x = 0, y = 0] = item.transform;
      const size = Math.round(Math.hypot(item.transform[0], item.transform[1]) * 100) / 100;
      runs.push({ sheet, text: item.str, x, y, width: item.width, size });
    }
  }
  runs.sort((one, other) => one.sheet - other.sheet || other.y - one.y || one.x - other.x);
  return { sheets: document.numPages, wide, runs };
}

/** Pairs of runs of which one lies over the other. */
export function overlaps(runs: readonly Run[]): string[] {
  const found: string[] = [];
  for (const [index, one] of runs.entries()) {
    for (const other of runs.slice(index + 1)) {
      if (other.sheet !== one.sheet || other.y + other.size < one.y) break;
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      if (across > 1 && upTo(other) > one.y + 0.5 && upTo(one) > other.y + 0.5)
        found.push(`${one.text} / ${other.text}`);
    }
  }
  return found;
}

/** As high as a small letter; ascenders may reach between the feet of the line above. */
const upTo = ({ y, size }: Run) => y + size * 0.45;

/** Runs that stand on one line of a sheet, from left to right. */
export function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.find((runs) => runs.some((each) => isBeside(each, run)));
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.sort((one, other) => one.x - other.x));
}

/** Marks of notes stand a little higher. */
function isBeside(one: Run, other: Run): boolean {
  return (
    one.sheet === other.sheet && Math.abs(one.y - other.y) < Math.max(one.size, other.size) / 2
  );
}
