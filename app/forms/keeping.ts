import type { Words } from "./form";

/** An act that keeps something with a person's account. */
export type KeepingAct = "save" | "favorite" | "start";

/** What each act says once it is done. */
export const kept: Record<KeepingAct, Words> = {
  save: { title: "Plan saved", description: "It is kept with your account." },
  favorite: { title: "Added to your favorites", description: "It is kept with your account." },
  start: { title: "Plan started", description: "That you began it is kept with your account." },
};

/** What saving or favouring says the second time, which lets go. */
export const letGo: Words = {
  title: "No longer kept",
  description: "You can keep it again whenever you like.",
};
