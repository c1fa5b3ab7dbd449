/** What to do about what a site should not tell the public. */
export const advices = {
  "sample people": 'Hide them by "samples: off", or write your own: team.yaml, voices.yaml.',
  "sample claims": "Put true ones behind claims: in site.yaml, or none.",
  "sample addresses": "Nobody is reached there. Put yours under contact: in site.yaml.",
  "help lines of another country": "Put operator: country: and help: into site.yaml.",
  "help lines nobody tried for a year": "Try each anew, and put the day behind confirmed:.",
  "an app release in the past": "Put another one, the stores, or none behind app: in site.yaml.",
  "a privacy policy older than what is kept": "Our own policy has these passages. Say yours.",
};

/**
 * What the program keeps, as our privacy policy names it, and since when it keeps it: an operator's own
 * policy of an earlier day cannot say it.
 */
export const keptSince: Readonly<Record<string, string>> = {
  "Signing up": "2026-11-21",
  "My Prayers": "2026-11-21",
  "Reading comfort": "2026-11-21",
  "A message by the contact form": "2026-11-21",
  "A prayer request": "2026-11-21",
  "A signed-in session": "2026-11-21",
  Forms: "2026-11-21",
  "With a message or a request": "2026-11-21",
  Addresses: "2026-11-21",
  "The server’s log": "2026-11-21",
  "On your device only": "2026-11-29",
  "A bell for your prayers": "2026-11-29",
  Counts: "2026-11-21",
  "The newsletter": "2026-11-21",
  Logins: "2026-11-22",
  "Emails to you": "2026-11-22",
  "Plans and themes": "2026-11-22",
  "Two-step login": "2026-11-23",
  "A prayer lock": "2026-11-28",
  "Verses and plans by email": "2026-11-23",
  "The page of your request": "2026-11-23",
  "If you are on our prayer team": "2026-11-23",
  "Your time zone": "2026-11-28",
  Drafts: "2026-11-28",
  "Signs of danger": "2026-11-28",
  "A wrong mark": "2026-11-28",
  "Prayer groups": "2026-11-29",
  "In a prayer group": "2026-11-29",
  "An invitation by email": "2026-11-29",
};
