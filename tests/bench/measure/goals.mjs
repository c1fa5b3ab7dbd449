import { printTable } from "../../../bin/table.mjs";

/** @typedef {Record<string, Record<string, import("./rounds.mjs").Measures>>} Found */

/**
 * @param {{ reading: Found, posting: Found, resting: { memory: Record<string, number> } }} results
 */
export function judge({ reading, posting, resting }) {
  const home = reading.home ?? {};
  const ours = home.ours?.rate ?? Number.NaN;
  const times = (/** @type {string} */ name) => ours / (home[name]?.rate ?? Number.NaN);
  const form = posting["the newsletter's form"]?.ours ?? { rate: Number.NaN, p99: Number.NaN };
  const idle = resting.memory["with the unit's settings"] ?? Number.NaN;
  /** @type {[what: string, figure: number, sign: "≥" | "≤", goal: number][]} */
  const goals = [
    ["home, of what node:http alone does", times("node:http alone"), "≥", 0.5],
    ["home, times what remix-serve does", times("remix-serve"), "≥", 60],
    ["home, p99 at 32 connections, ms", home.ours?.p99 ?? Number.NaN, "≤", 10],
    ["the newsletter's form, synced, a second", form.rate, "≥", 1_000],
    ["the same, p99 at 32 connections, ms", form.p99, "≤", 100],
    ["idle memory with the unit's settings, MB", idle, "≤", 110],
  ];
  const rows = goals.map(([what, figure, sign, goal]) => {
    const met = sign === "≥" ? figure >= goal : figure <= goal;
    return [what, figure, `${sign} ${goal}`, met ? "met" : "missed"];
  });
  printTable("Goals", ["", "measured", "goal", ""], rows);
  return rows;
}
