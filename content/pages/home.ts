import type { Scripture } from "../scripture";

/** The scripture of the home page. */
export const homeScripture: Scripture = {
  reference: "Romans 15:13",
  verses:
    "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope by the power of the Holy Spirit.",
};

/** What is said of the prayer that was generated. */
export const generatorWords = {
  saved: { title: "Prayer Saved", description: "Prayer has been saved to your account" },
  copied: {
    title: "Copied to clipboard",
    description: "Prayer has been copied to your clipboard",
  },
  notCopied: {
    title: "Copy failed",
    description: "Could not copy to clipboard",
    variant: "destructive",
  },
  cannotShare: {
    title: "Sharing not supported",
    description: "Your browser doesn't support sharing",
    variant: "destructive",
  },
} as const;
