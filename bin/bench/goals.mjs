import { printTable } from "./table.mjs";

/** @typedef {Record<string, Record<string, import("./rounds.mjs").Figures>>} Found */

/**
 * Holds what was measured against what was set out.
 * @param {{
 *   reading: Found,
 *   posting: Found,
 *   resting?: { memory: Record<string, number> },
 * }} results
 */
export function judge({ reading, posting, resting }) {
  const home = reading.home ?? {};
  const rate = (/** @type {string} */ name) => home[name]?.rate ?? Number.NaN;
  const form = posting["the newsletter's form"]?.ours;
  /** @type {[what: string, figure: number, goal: number, least: boolean][]} */
  const goals = [
    ["home, of what nginx with 1 worker does", rate("ours") / rate("nginx, 1 worker"), 0.35, true],
    ["home, of what nginx with auto workers does", rate("ours") / rate("nginx, auto"), 0.35, true],
    ["home, times what remix-serve does", rate("ours") / rate("remix-serve"), 60, true],
    ["home, p99 at 32 connections, ms", home.ours?.p99 ?? Number.NaN, 10, false],
    ["the newsletter's form, synced, a second", form?.rate ?? Number.NaN, 700, true],
    [
      "idle memory with the unit's settings, MB",
      resting?.memory["with the unit's settings"] ?? Number.NaN,
      110,
      false,
    ],
  ];
  const judged = goals.map(([what, figure, goal, least]) => {
    const met = Number.isNaN(figure) ? undefined : least ? figure >= goal : figure <= goal;
    return { what, figure, goal, met };
  });
  printTable(
    "Goals",
    ["", "measured", "goal", ""],
    judged.map(({ what, figure, goal, met }, i) => [
      what,
      figure,
      `${goals[i]?.[3] ? "≥" : "≤"} ${goal}`,
      met === undefined ? "not measured" : met ? "met" : "missed",
    ]),
  );
  return judged;
}
