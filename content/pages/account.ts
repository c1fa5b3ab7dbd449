/** Said on the settings. */
export const settingsWords = {
  lead: "Your email and password, your time zone, a bell for your prayers, and how our pages look to you.",
  privacy: "See what we hold, take it with you, or delete your account.",
  day: "Your list, your plans, and your calendar start a new day at midnight there.",
  unconfirmed:
    "Not confirmed yet. Once it is, we can send you a link to a new password, and tell you when something about your account changes.",
  email: "A newsletter that you turned on while signed in moves with it.",
  password:
    "A long one is best, and one you use nowhere else. Saving it signs you out everywhere else.",
  zone: "Your device can only tell where JavaScript runs.",
};

/** Of what is changed on the settings. */
export const settingsOutcomes = {
  email: {
    failed: "Email not changed",
    success: {
      title: "Email changed",
      description: "Your account has the new address from now on.",
    },
  },
  password: {
    failed: "Password not changed",
    success: {
      title: "Password changed",
      description: "This browser stays signed in. Everywhere else you’re signed out.",
    },
  },
  zone: {
    failed: "Time zone not saved",
    success: { title: "Time zone saved", description: "Your days go by it from now on." },
  },
};

export const sessionEnds = {
  "end-session": { title: "Signed out there", description: "That browser is signed out." },
  "sign-out-everywhere": {
    title: "Signed out everywhere else",
    description: "Only this browser is still signed in.",
  },
};

export const confirmationAsked = {
  title: "Check your email",
  description:
    "The email that asks you to confirm your address is on its way, or came before: we send it once a day at the most.",
};

/** Of two-step login. */
export const factorWords = {
  team: "People trust the prayer team with a great deal. So its members log in with a second step.",
  steps: [
    {
      name: "1. Open an app that makes codes",
      words:
        "Your phone’s password manager can be one. It works without a connection, and nothing is sent to your phone.",
    },
    {
      name: "2. Scan our square",
      words: "We show it once you press “Set it up.” Then type the six digits that the app shows.",
    },
    {
      name: "3. Keep the spare codes on paper",
      words: "If your phone is lost, each of them lets you in once.",
    },
  ],
  codes: {
    title: "Here are your recovery codes",
    description:
      "Each works once, if your phone is lost or broken. Print them or write them down now: we can’t show them again.",
  },
  tell: {
    heading: "1. Tell your app",
    note: "Scan the picture with your authenticator app. Don’t show it to anybody: whoever has it can make your codes.",
  },
  show: { heading: "2. Show that it works", note: "You’ll be signed out everywhere else." },
  renew: {
    heading: "New recovery codes",
    note: "You get ten new ones. Those from before stop working.",
  },
  remove: { heading: "Turn it off", note: "For a new phone, turn it off and set it up again." },
};

/** Where an account is deleted. */
export const deletionWords = {
  goes: {
    heading: "What will be deleted",
    note: "All of it at once. A backup made before may hold it until a newer one takes its place. We can’t bring it back for you, so download it first if you may want it. What was sent while nobody was signed in, to our newsletter too, isn’t linked to an account and stays.",
  },
  yes: {
    heading: "Yes, delete it",
    note: "You will be signed out everywhere. You may come back with a new account whenever you like.",
  },
};

/**
 * Of an address that nobody confirmed, "off" ends only this account's subscription, and says so whatever
 * was there.
 */
export const newsletterTurns = (confirmed: boolean) => ({
  "newsletter-on": { title: "Newsletter on", description: "It comes to your account’s address." },
  "newsletter-off": {
    title: "Newsletter off",
    description: confirmed
      ? "Nothing more is sent to your account’s address."
      : "Your account no longer asks for it. If it still comes, write to us from the address that gets it.",
  },
});

/** Of the privacy choices. */
export const privacyWords = {
  notLinked:
    "Messages, prayer requests, and newsletter sign‑ups sent while signed out aren’t linked to your account, because anybody can write any address into a form. To see or delete yours, write to",
  signedUp:
    "If you signed up while signed out, it isn’t shown here. To stop it, use the link at the end of every email, or write to",
  held: {
    heading: "What we hold",
    note: "This is everything that is linked to your account. We show none of it to anybody else.",
  },
  download:
    "All that we hold about you: as a page for you and your printer, or as a file for other programs to read.",
  deletion:
    "Your account and everything that we hold about you are removed at once, and for good. We ask once more before that.",
};

/** Where nothing was saved yet. */
export const nothingSaved =
  "When a plan or a theme speaks to you, press “Save plan” or “Add to Favorites” on its page. You’ll find it here. A prayer that you save is in My Prayers.";

export function recoveryCodesLeft(left: number): string {
  if (left === 0) return "No recovery code is left. Please make new ones.";
  return left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
}

/** Of a year, or of months by their names. */
export function daysOfPrayer(count: number, names?: string): string {
  if (count === 0) return names === undefined ? "" : everyDay;
  return `${count === 1 ? "One day" : `${count} days`} of prayer${names ? ` in ${names}` : ""}.`;
}

/** Beside days that have their light. */
const everyDay = "Every day you pray keeps its light.";

/** Where no day was prayed yet. */
const noLightYet =
  "A day gets its sun when you say Amen, mark a day of a plan, or pray for something on your list.";

export const lightWords = (any: boolean): string => (any ? everyDay : noLightYet);

/** Over the overview. */
export const overviewLead = (isNew: boolean): string =>
  isNew
    ? "A quiet place of your own. It begins with one prayer."
    : "Your days of prayer, what God answered, and what is kept for you.";
