import { readHouse } from "./house/census.mjs";
import { at, attempt } from "./project.mjs";
import { printTable } from "./table.mjs";

/** How large the code is, and into how many parts it is cut: of this checkout, or of the one named. */
await attempt(() => {
  const { sizes, small, near, comments } = readHouse(process.argv[2] ?? at());
  const rows = Object.entries(sizes).map(([folder, { files, lines, median, p90, max }]) =>
    [folder, files, lines, median, p90, max].map(String),
  );
  printTable("Physical lines", ["", "files", "lines", "median", "p90", "max"], rows);
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`;
  printTable(
    "Parts",
    ["of app and db", ""],
    [
      ["files under 50 lines with one importer", String(small.length)],
      ["exports used in one place of the same folder", String(near.length)],
      ["lines that are comments", percent(comments.house)],
      ["lines of bin that are comments", percent(comments.bin)],
    ],
  );
});
