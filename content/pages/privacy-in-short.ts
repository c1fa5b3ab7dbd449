/** The privacy policy for who has ten seconds; the page itself says how each of these is meant. */
export const privacyInShort = [
  "You can read everything here without an account, and reading sets no cookie.",
  "We don’t track you: no analytics, no ads, and nothing of yours is sold.",
  "No page of ours shows what is in My Prayers to anybody but you.",
  "A prayer request is read by our prayer team; a private one, only by its leaders.",
  "You can see, download, and delete what is linked to your account, at any time.",
] as const;
