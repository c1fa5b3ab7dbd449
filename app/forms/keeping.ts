import type { Words, WordsToAct } from "./form";

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
