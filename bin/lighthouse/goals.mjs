/** @typedef {import("./visit.mjs").Visit & { path: string, photos: "on" | "off" }} Result */
/** @typedef {{ what: string, figure: number | string, goal: string, met: boolean }} Goal */

/**
 * Holds what was measured against what was set out.
 * @param {Result[]} results
 * @returns {Goal[]}
 */
export function judge(results) {
  const home = results.find(({ path, photos }) => path === "/" && photos === "off");
  return [...results.flatMap(judgePage), ...judgeWeight(home)];
}

const kilobyte = 1024;

/** @param {Result} result @returns {Goal[]} */
function judgePage({ path, photos, scores, times, largest, faults }) {
  const page = photos === "on" ? `${path} with photos` : path;
  return [
    least(`${page}, performance`, scores.performance, 98),
    least(`${page}, accessibility`, scores.accessibility, 100),
    least(`${page}, best practices`, scores["best-practices"], 100),
    least(`${page}, SEO`, scores.seo, 100),
    most(`${page}, layout shift`, times.cls, 0.02),
    {
      what: `${page}, largest paint`,
      figure: largest,
      goal: "text or art in the HTML",
      met: !largest.includes("https://") && largest !== "unknown",
    },
    ...(faults.length > 0
      ? [{ what: `${page}, faults`, figure: faults.join(", "), goal: "none", met: false }]
      : []),
  ];
}

/** @param {Result | undefined} home @returns {Goal[]} */
function judgeWeight(home) {
  if (!home) return [];
  const { HTML, CSS, JS, fonts, art, other } = home.weight;
  const all = HTML + CSS + JS + fonts + art + other;
  return [
    most("home, KB", all / kilobyte, 300),
    most("home, HTML, KB", HTML / kilobyte, 14),
    most("home, CSS, KB", CSS / kilobyte, 14),
    most("home, JS, KB", JS / kilobyte, 115),
    most("home, fonts, KB", fonts / kilobyte, 100),
  ];
}

/** @param {string} what @param {number} figure @param {number} goal @returns {Goal} */
function least(what, figure, goal) {
  return { what, figure, goal: `≥ ${goal}`, met: figure >= goal };
}

/** @param {string} what @param {number} figure @param {number} goal @returns {Goal} */
function most(what, figure, goal) {
  return { what, figure, goal: `≤ ${goal}`, met: figure <= goal };
}
