import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { namedDay } from "#content/year/named-days";
import { todayPath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { button, heading, type LetterWords, note, paragraph } from "./letter";
import { subscriberFooter } from "./letter-words.server";
import { scripture } from "./plan-letter-words.server";

/** The verse of a day (yyyy-mm-dd), which may stand for its week. */
export function verseWords(
  day: string,
  weekly: boolean,
  { leave, preferences }: { leave: string; preferences: string },
): LetterWords {
  const verse = getVerse(day);
  const name = namedDay(day)?.title;
  const date = dayInWords(day, "weekday");
  const title = weekly ? "A verse for this week" : "A verse for today";
  return {
    subject: `${title}: ${verse.reference}`,
    preview: verse.line,
    blocks: [
      note(name ? `${date} · ${name}` : date),
      heading(title),
      ...scripture(verse),
      paragraph(verse.line),
      button(
        weekly ? "Open the day's page" : "Pray with today's page",
        settings().ORIGIN + todayPath(day),
      ),
    ],
    footer: subscriberFooter(leave, preferences),
  };
}
