import { defineForm, emailField, unreached } from "~/forms/form";
import { linkLifetimes } from "~/letters/link-lifetimes";

export const forgotten = defineForm("forgotten", {
  fields: { email: emailField },
  failure: { title: "No letter was sent", description: unreached },
  success: {
    title: "Look into your mail",
    description: `If an account has that address, a letter is on its way. The link in it works once, and for ${linkLifetimes.reset.words}.`,
  },
});
