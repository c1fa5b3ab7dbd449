/** Lists of the desk, and what is said of a request that something was done with. */
export const listNames = {
  waiting: { label: "Waiting", empty: "Nothing waits. Thank you." },
  leaders: { label: "For leaders", empty: "Nothing waits for the leaders." },
  mine: { label: "Yours", empty: "You have none just now. Take one from those that wait." },
  taken: { label: "Taken", empty: "Nobody has one just now." },
  notes: { label: "Notes to look at", empty: "No note waits for a second look." },
  repeated: {
    label: "More from one sender",
    empty: "Nobody has more than three waiting at a time.",
  },
  suspected: { label: "Possible spam", empty: "Nothing looks like spam." },
  answered: { label: "Answered", empty: "Answers people share will show up here." },
  closed: { label: "Closed", empty: "Nothing is closed yet." },
} as const;

const toDesk = { label: "Back to the desk", to: "/team" };

export const requestMessages = {
  claim: { title: "It’s yours", description: "Nobody else takes it while you have it." },
  release: { title: "Given back", description: "Somebody else can take it now.", action: toDesk },
  prayed: { title: "Thank you", description: "They see on their page that you prayed." },
  close: { title: "Closed", description: "It has left the list.", action: toDesk },
  reopen: { title: "Open again", description: "It waits on the desk." },
  heavy: {
    title: "It’s off your shoulders",
    description: "Leaders take it from here. Some things are too much for one person.",
    action: { label: "Care for yourself", to: "/team/care" },
  },
  calm: {
    title: "The mark is gone",
    description: "These words don’t bring it back. New ones from them may.",
  },
  help: {
    title: "Sent",
    description: "The help lines are on their private page. No email goes out.",
  },
  "release-note": { title: "Sent", description: "They see the note on their page now." },
  "discard-note": { title: "Set aside", description: "The note was not sent." },
} as const;
