/** Characters, also of the answer. */
const longestPrayer = 5000;

const text = {
  name: "text",
  label: "Your prayer",
  required: "Please write your prayer",
  maxLength: longestPrayer,
} as const;

const ofPerson = { hint: "Like May 14. It’s on your list that day.", maxLength: 40 } as const;

const weekday = <Name extends string>(name: Name, label: string) =>
  ({ name, label, type: "checkbox", maxLength: 2 }) as const;

export const weekdayFields = {
  Sun: weekday("Sun", "Sunday"),
  Mon: weekday("Mon", "Monday"),
  Tue: weekday("Tue", "Tuesday"),
  Wed: weekday("Wed", "Wednesday"),
  Thu: weekday("Thu", "Thursday"),
  Fri: weekday("Fri", "Friday"),
  Sat: weekday("Sat", "Saturday"),
} as const;

const fields = {
  text,
  title: { name: "title", label: "A name for it (optional)", maxLength: 120 },
  reference: { name: "reference", label: "Scripture (optional)", maxLength: 120 },
  person: { name: "person", label: "Who it is for (optional)", maxLength: 100 },
  rhythm: { name: "rhythm", label: "How often it comes up", maxLength: 8 },
  prayUntil: { name: "prayUntil", label: "Until a day (optional)", type: "date", maxLength: 10 },
  birthday: { name: "birthday", label: "Birthday (optional)", ...ofPerson },
  anniversary: { name: "anniversary", label: "Anniversary (optional)", ...ofPerson },
  ...weekdayFields,
} as const;

export const daysWords = {
  legend: "Days of the week (optional)",
  hint: "It comes up on these days. Leave all blank, and it takes its turn: every day, or less often in a long list.",
};

/** Without a rhythm, and without days. */
export const inTurnWords = "In turn with the others";

/** Where a prayer was written as names alone. */
export const asNamesWords = {
  title: "Are these names?",
  text: (names: readonly string[]) =>
    `${new Intl.ListFormat("en").format(names)} can each be on your list, with a passage of their own.`,
  button: "Put each on my list",
};

export const answerLeads = {
  leaves: "It leaves your list and stays under Answered, to be read with thanks.",
  name: "The answer stays under Answered, to be read with thanks.",
  hint: "An answer may be a yes, a no, or something that you did not ask for.",
};

export const deletePrayerWords = {
  title: "Delete this prayer?",
  lead: "This deletes the prayer and its notes for good. A backup made before may hold it until a newer one takes its place.",
};

export const restWords = {
  page: {
    title: "Let it rest",
    lead: "You may lay a prayer down for a while. God does not forget it.",
  },
  hint: "It comes back to your prayers on that day. You can bring it back sooner.",
};

/** Without any, it takes its turn. */
export const rhythms = {
  daily: "Every day",
  third: "Every third day",
  monthly: "Once a month",
  saved: "Not on my list",
};

const failure = {
  title: "Not saved yet",
  description: "We could not reach the server. Your words are still here; please try again.",
};

const missing = { title: "Nothing is written yet", description: "A few words are enough." };

/** What the forms of My Prayers ask, and what is said when they were saved. */
export const prayerForms = {
  prayer: {
    fields,
    missing,
    failure,
    success: { title: "Saved in My Prayers", description: "Other people here can’t see it." },
  },
  names: {
    fields: {
      person: {
        name: "person",
        label: "Who do you pray for?",
        hint: "Like Daniel, Emma, Tom, Lena and the baby. Put a comma between them.",
        required: "Please write a name",
        maxLength: 2000,
      },
    },
    failure,
    success: { title: "On your list", description: "Each name has a passage." },
  },
  edit: {
    fields,
    missing,
    failure,
    success: { title: "Changes saved", description: "Its words and days are saved." },
  },
  answer: {
    fields: {
      answeredOn: {
        name: "answeredOn",
        label: "When was it answered?",
        type: "date",
        required: "Please choose the day",
        maxLength: 10,
      },
      answer: {
        name: "answer",
        label: "How was it answered? (optional)",
        maxLength: longestPrayer,
      },
      /** Of somebody by name, who has more than one answer. */
      keep: { name: "keep", label: "Keep this name on my list", type: "checkbox", maxLength: 2 },
    },
    failure,
    success: {
      title: "Thanks be to God",
      description: "It’s kept here, for a day that needs\u00a0it.",
    },
  },
  note: {
    fields: {
      note: {
        name: "note",
        label: "Add a note",
        required: "Please write a few words",
        maxLength: 2000,
      },
    },
    failure,
    success: { title: "Noted", description: "It stands under today’s date." },
  },
  rest: {
    fields: {
      restsUntil: {
        name: "restsUntil",
        label: "Let it rest until",
        type: "date",
        required: "Please choose a day",
        maxLength: 10,
      },
    },
    failure,
    success: { title: "It may rest now", description: "It comes back by itself on its day." },
  },
} as const;

export const notesFull =
  "This prayer holds no more notes. Write what follows as a new prayer, please.";

/** Before its day; some write a prayer down only once it is answered. */
export function writtenWords(isAnswered: boolean, isWrittenLater: boolean): string {
  if (isWrittenLater) return "Written down on";
  return isAnswered ? "Asked on" : "On your list since";
}

/** Among the answered prayers, where there is none. */
export const stillWaiting =
  "Waiting is no sign of little faith. When an answer comes, in whatever shape, press “It is answered” at the prayer and write down what happened. You can read it here on a day that needs it.";

export const nothingAsked =
  "Write one prayer down, however short. When an answer comes, it is kept here, to be read on a day that needs it.";

/** Where a note is changed. */
export const noteOf = (day: string) => (day ? `Your note of ${day}` : "Your note");

export const noteRemoved = { title: "Note taken away", description: "The prayer itself stays." };

export const sharedIsCut = {
  title: "The end is missing",
  description:
    "A prayer holds 5,000 characters. What you shared was longer, so its end isn’t here.",
};

export const editedMeanwhile = {
  text: "This prayer was edited in another place meanwhile. Your words are still here: save again, and they take the place of the others.",
  label: "See the other words",
};

/** By the name of the button. */
export const prayerIntents = {
  prayed: { title: "Prayed today", description: "It comes again after all the others." },
  unprayed: { title: "Taken back", description: "It’s back on today’s list." },
  listed: { title: "On your list", description: "It takes its turn with the others." },
  again: { title: "Among your prayers again", description: "You can pray for it as before." },
  wake: { title: "Brought back", description: "It’s among your prayers again." },
  delete: {
    title: "Prayer deleted",
    description: "A backup made before may hold it a while longer.",
  },
};

type Counted = { open: number; today: number; due: number; round: number };

/** Over a person's list. */
export function listInWords({ open, today, due, round }: Counted): string {
  if (open === 0) return "Write their names. Each has a passage to pray.";
  if (today === 0) return "Nothing comes up today.";
  if (due === 0) return "You’ve prayed your list today. It’s here again tomorrow.";
  const turns =
    round > 1 ? ` Your list takes turns: in ${round} days everybody is prayed for.` : "";
  return `${numerals[due - 1] ?? due} ${due < today ? "left for today" : "for today"}.${turns}`;
}

export function foundInWords(count: number, words: string): string {
  if (count === 0) return `None of your prayers has “${words}” in it.`;
  return count === 1
    ? `One prayer has “${words}” in it.`
    : `${count} prayers have “${words}” in them.`;
}

export function leftInWords(count: number): string {
  if (count === 1) return "The last on your list for today.";
  return `${numerals[count - 2] ?? count - 1} more after this one.`;
}

/** Where an answer was written down in the midst of a list. */
export const goOnInWords = (count: number): string =>
  `Go on praying: ${count === 1 ? "one" : (numerals[count - 1]?.toLowerCase() ?? count)}\u00a0more\u00a0today`;

/** Where the end of a list was reached, and some of it was left for later. */
export const restMayWait = (isPrayed: boolean): string =>
  isPrayed
    ? "The rest of your list may wait. God has heard all of it."
    : "Your list may wait. God knows all that is on it.";

/** Where nothing is left to be prayed. */
export function emptyListWords(isNew: boolean, isPrayed: boolean): string {
  if (isNew) return "Nothing is on your list yet.";
  return isPrayed ? "You’ve prayed your list today." : "Nothing on your list comes up today.";
}

export const numerals = "One Two Three Four Five Six Seven Eight Nine Ten".split(" ");

/** What becomes of words where the session ended meanwhile. */
export const endedTitles = {
  none: "You were signed out",
  other: "Somebody else is signed in here",
  shared: "Log in to go on with what you shared",
};

export const cantCarry =
  "We can’t carry your words through the login. Please copy them, then log in.";
