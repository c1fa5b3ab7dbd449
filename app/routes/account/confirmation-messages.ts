/** How an account's address stands: no letters are sent, its owner said yes, or has not yet. */
export type ConfirmationState = "off" | "confirmed" | "open";

/** What the button says once it was pressed, whatever was sent before. */
export const confirmationAsked = {
  title: "Look into your mail",
  description:
    "The letter that asks you to confirm your address is on its way, or came before: we send it once in 30 days.",
};
