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

const version = { name: "version", label: "Version", type: "hidden", maxLength: 12 } as const;
const longestNote = 2000;

/** What the forms of the desk ask, and what is said when they were saved. */
export const deskForms = {
  note: {
    fields: {
      version,
      words: {
        label: "A short note back",
        required: "Please write a few words",
        maxLength: longestNote,
      },
    },
    success: {
      title: "Thank you",
      description: "You’ll find your note under So far, and whether it has gone.",
    },
  },
  handOver: {
    fields: { version, why: { label: "Why? (Optional)", maxLength: longestNote } },
    success: { title: "Handed over", description: "From now on only the leaders read it." },
  },
  returned: {
    fields: {
      version,
      word: { label: "A word to the team (Optional)", maxLength: longestNote },
    },
    success: { title: "Back with the whole team", description: "Everybody on it reads it again." },
  },
  message: {
    fields: {
      version,
      state: { label: "Status", required: "Please choose a status", maxLength: 10 },
      note: { label: "Note", maxLength: longestNote },
    },
    success: { title: "Saved", description: "The message is up to date." },
  },
  limit: {
    fields: {
      requests: {
        label: "Requests you take in a day, at the most",
        required: "Please give a number from 1 to 50",
        maxLength: 2,
      },
    },
    success: { title: "Saved", description: "We’ll tell you when it’s enough for the day." },
  },
  wishes: {
    fields: {
      letters: { label: "What we tell you by email", required: "Please choose one", maxLength: 10 },
      awayUntil: { label: "Away until (Optional)", type: "date", maxLength: 10 },
    },
    success: { title: "Saved", description: "That’s how it stands from now on." },
  },
} as const;
