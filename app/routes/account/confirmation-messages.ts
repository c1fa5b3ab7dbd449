/** How an account's address stands: no letters are sent, its owner said yes, or has not yet. */
export type ConfirmationState = "off" | "confirmed" | "open";

/** What the button says once it was pressed, whatever was sent before. */
export const confirmationAsked = {
  title: "Check your email",
  description:
    "The email that asks you to confirm your address is on its way, or came before: we send it once a day at the most.",
};
