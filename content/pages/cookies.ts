export type Cookie = {
  name: string;
  purpose: string;
  duration: string;
  type: "Essential" | "Functionality" | "Analytics" | "Performance";
  /** What is true of this site now; change it together with the code. */
  today: "No" | `Yes, when ${string}`;
};

/** Our own, beside those that the product has a name for. */
export const preferenceCookies: readonly Cookie[] = [
  {
    name: "preferences",
    purpose: "Remembers the colors, text size, and calm mode you chose",
    duration: "1 year",
    type: "Functionality",
    today: "Yes, when you choose how pages look while you’re signed out",
  },
];

/** Every cookie that the product has a name for. */
export const cookies: readonly Cookie[] = [
  {
    name: "session_id",
    purpose: "Keeps you signed in, and remembers the message we show you next",
    duration: "Session",
    type: "Essential",
    today:
      "Yes, when you log in, send a form, or press a button whose answer shows on the next page",
  },
  {
    name: "lang_pref",
    purpose: "Remembers the language you chose",
    duration: "1 year",
    type: "Functionality",
    today: "No",
  },
  {
    name: "_ga",
    purpose: "Tells visitors apart so they can be counted",
    duration: "2 years",
    type: "Analytics",
    today: "No",
  },
  {
    name: "_gid",
    purpose: "Tells one day’s visits apart",
    duration: "24 hours",
    type: "Analytics",
    today: "No",
  },
  {
    name: "pl_perf",
    purpose: "Measures how fast pages load",
    duration: "30 days",
    type: "Performance",
    today: "No",
  },
];
