import { median } from "../bench/rounds.mjs";

/** @typedef {import("./visit.mjs").Visit} Visit */

/**
 * The middle of some visits to one page: figures that a busy machine sways are medians; faults are
 * all that any visit met.
 * @param {Visit[]} visits
 * @returns {Visit}
 */
export function medians(visits) {
  const [first] = visits;
  if (!first) throw new Error("Nobody visited.");
  return {
    scores: middle(visits.map(({ scores }) => scores)),
    times: middle(visits.map(({ times }) => times)),
    largest: [...new Set(visits.map(({ largest }) => largest))].join(" or "),
    weight: middle(visits.map(({ weight }) => weight)),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
    machine: median(visits.map(({ machine }) => machine)),
  };
}

/**
 * @template {string} Key
 * @param {Record<Key, number>[]} all
 * @returns {Record<Key, number>}
 */
function middle(all) {
  const keys = /** @type {Key[]} */ (Object.keys(all[0] ?? {}));
  const rows = keys.map((key) => [key, median(all.map((each) => each[key]))]);
  return Object.fromEntries(rows);
}
