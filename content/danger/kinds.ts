/** Kinds of danger that come from somebody near: whoever looks for help may be watched. */
export const byOthers: ReadonlySet<string> = new Set([
  "child-physical-abuse",
  "child-sexual-abuse",
  "clergy-abuse",
  "domestic-violence",
  "elder-abuse",
  "runaway",
  "sexual-assault",
  "stalking",
  "strangling",
  "trafficking",
]);
