/**
 * @param {string} heading @param {string[]} columns
 * @param {(string | number)[][]} rows numbers are rounded
 */
export function printTable(heading, columns, rows) {
  const cells = [columns, ...rows.map((row) => row.map(shown))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const words = columns.map((_, i) => cells.slice(1).some((row) => /^[a-z]/i.test(row[i] ?? "")));
  const pad = (/** @type {string} */ cell, /** @type {number} */ i) =>
    words[i] ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  const lines = cells.map((row) => row.map(pad).join("  "));
  process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line.trimEnd()}\n`).join("")}`);
}

/**
 * Prints what some servers did with the same question, the first of them being ours.
 * @param {string} heading @param {Record<string, import("../tests/bench/measure/rounds.mjs").Measures>} found
 */
export function printMeasures(heading, found) {
  const mine = Object.values(found)[0]?.rate ?? 0;
  printTable(
    heading,
    ["", "a second", "p50 ms", "p99 ms", "CPU µs each", "failed", "ours is"],
    Object.entries(found).map(([server, { rate, p50, p99, cpu, failed }]) => [
      server,
      ...[rate, p50, p99, cpu],
      String(failed),
      `${shown(mine / rate)} ×`,
    ]),
  );
}

/** @param {string | number} cell */
function shown(cell) {
  if (typeof cell === "string") return cell;
  if (!Number.isFinite(cell)) return "-";
  if (Math.abs(cell) >= 100) return Math.round(cell).toLocaleString("en");
  return cell.toFixed(Math.abs(cell) >= 10 ? 1 : 2);
}
