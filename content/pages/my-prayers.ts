import type { Scripture } from "../scripture";
import { dayInWords, ordinal } from "../year/day-in-words";

/** Said where it is shown how large words are. */
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
  /** The name stands in place of {name}. */
  words: [
    "Lord, You know {name} better than I do. Be close today.",
    "Father, thank You for {name}. Give what this day needs, and let Your kindness be felt.",
    "Jesus, go before {name} into this day, and stay near where it is hard.",
    "God of peace, keep {name} in body, mind, and heart.",
    "Father, into Your hands I give {name}, and all that I can’t carry myself.",
  ],
};

/** Of the page where lists and files come in, and go out. */
export const importWords = {
  title: "Bring prayers in, take them along",
  list: "Your list, one prayer on each line",
  listHint:
    "Bullets and numbers before a line are taken away. You see what was found before anything is saved.",
  file: "Or a file",
  fileHint:
    "Text, CSV with a column named “Prayer”, or what you took along from here. Up to 2 MB; of a file the words come into the field above.",
  nothing: "Nothing new to save",
  saved: "Saved in My Prayers",
  there: "All of it was there already.",
  along:
    "All of your prayers with their answers, as text or as a table. You can bring both in again, here or in another account. Whoever has the file can read it.",
  markdown: "As text (Markdown)",
  csv: "As a table (CSV)",
};

/** Why something isn’t saved. */
export const reasons = {
  known: "already in My Prayers",
  double: "there more than once",
  empty: "empty",
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
