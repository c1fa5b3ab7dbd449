import type { Scripture } from "../scripture";
import { dayInWords, ordinal } from "../year/day-in-words";

/** Said where nothing is on the list. */
export const firstPrayer: Scripture = {
  reference: "Psalm 62:8",
  verses:
    "Trust in Him at all times, O people; pour out your hearts before Him. God is our refuge.",
};

/** Said over the prayers that were answered. */
export const thanksgiving: Scripture = {
  reference: "Psalm 126:3",
  verses: "The LORD has done great things for us; we are filled with joy.",
};

/** Offered in turn with a name that has no words of its own: as many as no rhythm of days meets again soon. */
export const forNames = {
  passages: [
    "Numbers 6:24-26",
    "Psalm 121:7-8",
    "Romans 15:13",
    "Deuteronomy 31:8",
    "2 Thessalonians 3:16",
    "Psalm 34:18",
    "Zephaniah 3:17",
    "Isaiah 41:10",
    "Psalm 91:11",
    "1 Thessalonians 5:23",
    "Lamentations 3:22-23",
    "John 14:27",
    "Psalm 145:18",
  ],
  /** One for each of the passages, in its words. The name stands in place of {name}. */
  words: [
    "Father, bless {name} today. Let Your face shine there, and give peace.",
    "Lord, watch over {name}, coming and going, today and every day.",
    "God of hope, fill {name} with joy and peace, until hope overflows.",
    "Jesus, go before {name} into this day, and stay near where it is hard.",
    "Lord of peace, give {name} Your own peace today, in every way.",
    "Father, be near to {name} wherever the heart is broken or the spirit low.",
    "Father, You delight in {name}. Let Your love be heard today over everything else.",
    "God, be with {name}. Where there is fear, hold on with Your right hand.",
    "Lord, put Your angels in charge of {name}, on every road today.",
    "God of peace, keep {name} in spirit, soul, and body.",
    "Father, let {name} find Your mercies new this day, and again tomorrow.",
    "Jesus, leave Your peace with {name}, and let no trouble or fear take it away.",
    "Lord, You’re near to all who call on You. Be near to {name}, and let it be felt.",
  ],
  birthday: {
    passage: "Psalm 90:14",
    words: "Father, thank You for the day {name} was born. Bless the year that begins today.",
  },
};

/** After a name. */
export const birthdayOf = ({ birthday }: { birthday: string | null }, day: string) =>
  birthday === day.slice(5) ? ", whose birthday is today" : "";

export const birthdayToday = (name: string) => `Today is ${name}’s birthday`;

/** Of the page where lists and files come in, and go out. */
export const importWords = {
  title: "Import or export",
  lead: "Bring a list from elsewhere, or take yours along.",
  heading: "Import a list",
  list: "Paste your list, one prayer on each line",
  listHint:
    "We leave out bullets and numbers. You’ll see what we found before anything is saved. For example:",
  example: "Daniel’s exam\nEmma’s new job\nRest for Mom",
  file: "Or choose a file",
  fileHint:
    "Text, CSV with a column named “Prayer”, or a file you exported here. Up to 2 MB. Its text comes into the box above.",
  preview: "Preview",
  again: "Preview again",
  change: "To leave something out, change the text below and preview again.",
  nothing: "Nothing new to save",
  empty: "Paste your list or choose a file first.",
  none: "No prayer was found in it. Put one on each line.",
  export: "Export My Prayers",
  saved: "Saved in My Prayers",
  there: "All of it was there already.",
  along:
    "All of your prayers with their answers, as text or as a table. You can import either one again, here or in another account. Whoever has the file can read it.",
  markdown: "As text (Markdown)",
  csv: "As a table (CSV)",
};

/** Why something isn’t saved. */
export const reasons = {
  known: "already in My Prayers",
  double: "there more than once",
  empty: "no words in it",
  heading: "a heading",
  long: "too long (5,000 characters for a prayer, 120 for its name)",
  locked: "locked when the file was made",
};

/** Of what somebody asked others to pray for. */
export const sentWords = {
  title: "You asked others to pray",
  team: "The prayer team",
  answered: "Answered",
  /** In the place of words that are not for every eye. */
  hidden: (on: string) => `A request of ${on}`,
};

export function prayedByOthers(times: number, last?: string): string {
  if (times === 0) return "Nobody has prayed for it yet";
  const often = times === 1 ? "Somebody has prayed for it" : `Prayed for ${times} times`;
  return last ? `${often}, ${times === 1 ? "on" : "last on"} ${last}` : often;
}

/** "Asked in March, answered Friday the 12th", or only the second. */
export function askedAndAnswered(asked: string, answered: string): string {
  const day = `${dayInWords(answered, "weekdayAlone")} the\u00a0${ordinal(Number(answered.slice(8)))}`;
  // Some are written down only later.
  if (asked.slice(0, 7) >= answered.slice(0, 7)) return `Answered ${day}`;
  const isOneYear = asked.slice(0, 4) === answered.slice(0, 4);
  return `Asked in ${isOneYear ? dayInWords(asked, "monthAlone") : dayInWords(asked, "month")}, answered ${day}`;
}

/** "3 prayers answered this year." */
export function answersInWords(count: number, first: string, thisYear: string): string {
  const isNew = first === thisYear;
  if (count === 1) return `One prayer answered ${isNew ? "this year" : `in ${first}`}.`;
  return `${count} prayers answered ${isNew ? "this year" : `since ${first}`}.`;
}

/** What a file says of a prayer, and by which name. Days are yyyy-mm-dd. */
export const columns = {
  text: "Prayer",
  title: "Name",
  reference: "Scripture",
  person: "For",
  weekdays: "Days",
  rhythm: "How often",
  prayUntil: "Until",
  birthday: "Birthday",
  anniversary: "Anniversary",
  writtenOn: "Written",
  prayedOn: "Prayed",
  answeredOn: "Answered",
  answer: "Answer",
  restsUntil: "Rests until",
  source: "From",
  notes: "Notes",
} as const;

/** What other programs call them. */
export const otherColumns = {
  text: "text",
  request: "text",
  description: "text",
  title: "title",
} as const;

/** Of the lock, in the settings and on its page. */
export const lockWords = {
  heading: "Prayer lock",
  about: "With it, only your password or a recovery code opens your prayers.",
  lead: "Prayers that open with your password or your code alone.",
  /** Where the words of a site aren’t sealed, nothing can be locked. */
  unsealed: {
    heading: "Keep your prayers private",
    lead: "What keeps your prayers from other eyes today.",
    verse: "Matthew 6:6",
    parts: [
      {
        id: "factor",
        to: "/account/factor",
        heading: "A second step",
        words: "Whoever learns your password still can’t get in without a code from your phone.",
        link: "Set up two-step login",
      },
      {
        id: "sessions",
        to: "/account/settings#sessions",
        heading: "Other devices",
        words: "A phone you lent, a computer you left: log out wherever you’re still signed in.",
        link: "Where you’re signed in",
      },
      {
        id: "paper",
        to: "/account/prayers/print",
        heading: "Paper",
        words: "What is only on paper is only yours. Print your list, and keep it where you pray.",
        link: "A sheet to print",
      },
    ],
    yet: "A lock with a code of your own isn’t available here yet.",
  },
  noLetters:
    "This site sends no email. Without it nobody could undo a lock that somebody else put on your prayers, so it isn’t offered here.",
  code: {
    heading: "1. Write down your code",
    note: "On paper, where you’ll find it. We can’t show it again once your prayers are locked.",
  },
  anew: "You can go on without them. New prayers aren’t locked. The locked ones stay until you delete them, and your code still opens them.",
  /** By the names of their forms. */
  outcomes: {
    "begin-lock": { failed: "Nothing is locked yet", success: undefined },
    lock: {
      failed: "Nothing is locked yet",
      success: {
        title: "Your prayers are locked",
        description: "You’re signed out everywhere else, and we’re emailing you about it.",
      },
    },
    unlock: {
      failed: "Still locked",
      success: {
        title: "Your prayers are unlocked",
        description: "This site’s key opens them again. Your recovery code is worth nothing now.",
      },
    },
    "open-lock": {
      failed: "Not opened",
      success: { title: "Your prayers are open again", description: "You have all of them back." },
    },
    "delete-locked": {
      failed: "Nothing was deleted",
      success: { title: "Deleted", description: "The locked prayers are gone for good." },
    },
  },
  parts: {
    "begin-lock": {
      heading: "Lock my prayers",
      note: "You get your code first. Nothing is locked until you’ve shown that you have it.",
      button: "Lock my prayers",
    },
    lock: {
      heading: "2. Show that you have it",
      note: "Then your prayers are locked, and you’re signed out everywhere else. After seven days, nobody can bring them back without your password or this code.",
      button: "Lock my prayers now",
    },
    unlock: {
      heading: "Unlock them",
      note: "This site’s key opens them again. Is your code lost? Unlock them, then lock them again: you get a new one.",
      button: "Unlock my prayers",
    },
    "open-lock": {
      heading: "Open them with your code",
      note: "The twelve words you wrote down. The first four letters of each are enough.",
      button: "Open my prayers",
    },
    "delete-locked": {
      heading: "Delete the locked ones",
      note: "This deletes them for good, with their answers.",
      button: "Delete the locked prayers",
    },
  },
  consequences: [
    "If you lock them, they open with your password, or with a recovery code of twelve words. After seven days, the site’s key no longer opens them.",
    "If you forget your password, a new one doesn’t open them. Only the code does. If you lose both, they’re gone, and nobody can bring them back.",
    "We email you. For seven days, the link in that email takes the lock off, in case it wasn’t you.",
    "You’re signed out everywhere else.",
    "While you’re signed in, the site has to read your prayers to show them to you. Whoever changes its program could read them then. And backups from before still open with the site’s key.",
  ],
};

/** Where no script runs that could open the printer’s window. */
export const printWords = "To print it, use your browser’s Print.";

/** Over a list to print. */
export const sheetWords =
  "A sheet to take along. Whoever finds it can read it, so keep it where you keep private things.";
