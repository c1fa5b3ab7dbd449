/** The toast of a page with scripts that is without a connection. */
export const noConnection = {
  title: "No connection",
  description: "This page is still here. Please try again when you are online.",
  variant: "destructive",
} as const;
