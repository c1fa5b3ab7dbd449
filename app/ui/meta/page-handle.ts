/** What a route tells the document around it, as its `handle`. */
export type PageHandle = {
  /** False for a page with nothing to enhance: a visitor gets it without a script. */
  scripts: boolean;
};

/**
 * The handle of a page without scripts. Its path must stand in `documentPages` of site-links.ts,
 * so that links to it load it anew: reached by a script it would lose its place on Back.
 */
export const withoutScripts: PageHandle = { scripts: false };
