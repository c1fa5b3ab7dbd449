import type { Words, WordsToAct } from "~/forms/form";

/** An act that keeps something with a person's account. */
export type KeepingAct = "save" | "favorite" | "start";

/** The act that lets go of a saved plan or a favourite. */
export const letGoAct = "let-go";

/** Where a person finds what they keep. */
export const savedPath = "/account/saved";

const action = { label: "See what you keep", to: savedPath };

/** What each act says once it is done. */
export const kept: Record<KeepingAct, WordsToAct> = {
  save: { title: "Plan saved", description: "It is kept with your account.", action },
  favorite: {
    title: "Added to your favorites",
    description: "It is kept with your account.",
    action,
  },
  start: { title: "Plan started", description: "Your place is kept with your account." },
};

/** What letting go says. */
export const letGo: Words = {
  title: "No longer kept",
  description: "You can keep it again whenever you like.",
};

/** Keeps a prayer or a verse of a page in My Prayers; the name tells apart which of them. */
export type KeepingPrayer = "keep" | `keep-verse${"" | `-${number}`}`;

/** The outcome of an act that found no room in My Prayers, as the page names it. */
export const fullOf = (act: string): string => `${act}-full`;

/** Where what was kept can be found. */
const toPrayers = { label: "See My Prayers", to: "/account/prayers" };

export const keptPrayer: WordsToAct = {
  title: "Kept in My Prayers",
  description: "It stands among your prayers, for you alone.",
  action: toPrayers,
};

export const keptBefore: WordsToAct = {
  title: "In My Prayers already",
  description: "You kept it before. It stands there once, as you left it.",
  action: toPrayers,
};
