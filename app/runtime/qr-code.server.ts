import { encode } from "uqr";

/**
 * An SVG path of the dark squares, and how many stand in a row: drawn on the server, to work without
 * scripts, with a border as wide as scanners need.
 */
export function qrCode(text: string) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  return { size, path: runs.join("") };
}

function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
