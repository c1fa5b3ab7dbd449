import { printTable } from "../../../bin/table.mjs";
import { median } from "../measure/rounds.mjs";

/** @typedef {import("./visit.mjs").Visit} Visit */
/** @typedef {Visit & { path: string, photos: string }} Result */
/** @typedef {{ what: string, figure: number | string, goal: string, met: boolean }} Goal */

const scores = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);
const times = /** @type {const} */ (["fcp", "lcp", "tbt", "cls", "bytes"]);

/**
 * The middle of some visits to one page: measures that a busy machine sways are medians; faults are
 * all that any visit met.
 * @param {Visit[]} visits @returns {Visit}
 */
export function medians(visits) {
  const measures = [...scores, ...times].map((key) => [key, median(visits.map((one) => one[key]))]);
  return {
    .../** @type {Visit} */ (Object.fromEntries(measures)),
    largest: [...new Set(visits.map(({ largest }) => largest))].join(" or "),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  };
}

/**
 * The weight of a first visit is held by tests/request/weight.test.ts.
 * @param {Result[]} results @returns {Goal[]}
 */
export function judge(results) {
  return results.flatMap(({ path, photos, largest, faults, cls, ...result }) => {
    const page = photos === "on" ? `${path} with photos` : path;
    return [
      ...scores.map((name) => {
        const goal = name === "performance" ? 98 : 100;
        const [figure, met] = [result[name], result[name] >= goal];
        return { what: `${page}, ${name}`, figure, goal: `≥ ${goal}`, met };
      }),
      { what: `${page}, layout shift`, figure: cls, goal: "≤ 0.02", met: cls <= 0.02 },
      {
        what: `${page}, largest paint`,
        figure: largest.slice(0, 60),
        goal: "text or art in the HTML",
        met: !largest.includes("https://") && largest !== "unknown",
      },
      { what: `${page}, faults`, figure: faults.join(), goal: "none", met: faults.length === 0 },
    ];
  });
}

/** @param {Result[]} results @param {Goal[]} goals those that were missed are listed */
export function print(results, goals) {
  const columns = [...scores, ...times];
  printTable(
    "Lighthouse's phone, medians",
    ["", "photos", ...columns],
    results.map((result) => [
      result.path,
      result.photos,
      ...columns.map((name) => (name === "cls" ? result.cls.toFixed(3) : Math.round(result[name]))),
    ]),
  );
  const missed = goals.filter(({ met }) => !met);
  const rows = missed.map(({ what, figure, goal }) => [what, figure, goal]);
  if (rows.length > 0) printTable("Goals missed", ["", "measured", "goal"], rows);
  process.stdout.write(`\n${goals.length - missed.length} of ${goals.length} goals met\n`);
}
