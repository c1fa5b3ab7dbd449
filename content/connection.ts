/** Toasts of a page with scripts that is without a connection, or has it back. */
export const noConnection = {
  title: "No connection",
  description: "This page is still here. Please try again when you are online.",
  variant: "destructive",
} as const;

/** Of what a device sends later. */
export const keptHere = {
  title: "Kept on this device",
  description: "It’s sent by itself when the connection is back.",
} as const;

export const sentNow = {
  title: "Sent",
  description: "What you did without a connection has reached the site.",
} as const;
