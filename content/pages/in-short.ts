import { privateRequest } from "./contact";

/** The privacy policy for who has ten seconds; the page itself says how each of these is meant. */
export const privacyInShort = [
  "You can read everything here without an account, and reading sets no cookie.",
  "We don’t track you: no analytics, no ads, and nothing of yours is sold.",
  "Other people here can’t see My Prayers. The people who run this site could read them; where prayers are sealed, a copy or a later backup shows nothing of them.",
  `A prayer request is read by our prayer team. Is it private? ${privateRequest}`,
  "You can see, download, and delete what is linked to your account, at any time.",
] as const;

/** The cookie policy, as short. */
export const cookiesInShort = [
  "If you only read, this site sets no cookie at all.",
  "Logging in or sending a form sets one. It keeps you signed in, or carries our answer to the next page.",
  "Choosing how pages look, without an account, sets a second one that remembers your choice.",
  "No other company sets a cookie here: no analytics, no ads, no banner to click away.",
] as const;

/** The terms, as short. */
export const termsInShort = [
  "This website costs nothing, and you can read everything on it without an account.",
  "You need to be at least 13. If you’re not an adult yet, ask a parent or guardian before you create an account.",
  "What you write stays yours. We publish nothing you send us without asking you first.",
  "You may copy and share what you read here with your family, your group, or your church. Just don’t sell it, and say where it comes from.",
  "What you read here can’t take the place of a doctor, a counselor, or a lawyer.",
] as const;

/** Accessibility, as short. */
export const accessibilityInShort = [
  "Everything here works with a keyboard, a screen reader, and large text, with scripts or without.",
  "We hold ourselves to WCAG 2.2, level AA, and check it with every change.",
  "Is something in your way? Tell us. A person reads it.",
] as const;

/** The notice for California, as short. */
export const californiaInShort = [
  "We don’t sell what we know about you, and we don’t share it for advertising.",
  "You may ask what we have about you, get a copy, and have it corrected or deleted.",
  "With an account, do it yourself at once in Privacy Choices. Or write to us, and we answer within 45\u00a0days.",
  "Asking costs nothing, and nobody is treated differently for it.",
] as const;
