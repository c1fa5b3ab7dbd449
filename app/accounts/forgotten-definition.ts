import { emailField, type FormDefinition, unreached } from "~/forms/form";
import { linkLifetimes } from "~/letters/link-lifetimes";

export const forgotten = {
  name: "forgotten",
  fields: { email: emailField },
  failure: { title: "No letter was sent", description: unreached },
  success: {
    title: "Look into your mail",
    description: `If an account has that address, a letter is on its way. The link in it works once, and for ${linkLifetimes.reset.words}.`,
  },
} as const satisfies FormDefinition;
