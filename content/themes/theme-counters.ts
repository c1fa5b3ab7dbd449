// samples: replace before publishing

/** Counters that a theme begins with (invented samples); what visitors really do here is added to them. */
export type ThemeCounters = { completions: number; saved: number };

/** By theme id; completions are shown as "times prayed". */
export const themeCounters: Readonly<Record<string, ThemeCounters>> = {
  "theme-1": { completions: 2184, saved: 513 },
  "theme-2": { completions: 1926, saved: 477 },
  "theme-3": { completions: 1352, saved: 318 },
  "theme-4": { completions: 1418, saved: 362 },
  "theme-5": { completions: 1237, saved: 294 },
  "theme-6": { completions: 1164, saved: 271 },
  "theme-7": { completions: 843, saved: 206 },
  "theme-8": { completions: 1079, saved: 325 },
  "theme-9": { completions: 967, saved: 238 },
  "theme-10": { completions: 891, saved: 219 },
  "theme-11": { completions: 928, saved: 247 },
  "theme-12": { completions: 1043, saved: 286 },
  "theme-13": { completions: 1761, saved: 432 },
  "theme-14": { completions: 654, saved: 183 },
  "theme-15": { completions: 576, saved: 141 },
  "theme-16": { completions: 1295, saved: 357 },
  "theme-17": { completions: 1108, saved: 379 },
  "theme-18": { completions: 632, saved: 174 },
};
