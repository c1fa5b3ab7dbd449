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
    purpose: "Remembers the colors, the text size, and the calm you chose",
    duration: "1 year",
    type: "Functionality",
    today: "Yes, when you choose how pages look without being signed in",
  },
];

/** Every cookie that the product has a name for. */
export const cookies: readonly Cookie[] = [
  {
    name: "session_id",
    purpose: "Keeps you signed in, and carries a short answer to the next page",
    duration: "Session",
    type: "Essential",
    today: "Yes, when you log in or send a form",
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
    purpose: "Tells visitors apart in order to count them",
    duration: "2 years",
    type: "Analytics",
    today: "No",
  },
  {
    name: "_gid",
    purpose: "Tells the visits of one day apart",
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
