import type { Scripture } from "../scripture";

/** The scripture of the home page. */
export const homeScripture: Scripture = {
  reference: "Romans 15:13",
  verses:
    "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope by the power of the Holy Spirit.",
};
