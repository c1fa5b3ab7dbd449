import { passageOf } from "../bible/passage.server";
import type { GuidedDay } from "./plan";

type Row = readonly [
  title: string,
  reading: string,
  note: string,
  question: string,
  prayer: string,
  help?: "needsHelpLines",
];

/**
 * Days on which a book of the Bible is read through; the words of a passage come from the Bible itself. Of
 * several passages "+" parts one from the next, and "|" what is for the morning from what is for the evening.
 */
export const readingDays = (rows: readonly Row[]): readonly GuidedDay[] =>
  rows.map(([title, reading, reflection, question, prayer, help]) => {
    const [morning = [], evening = []] = reading.split(" | ").map((half) => half.split(" + "));
    const [first = "", ...others] = morning;
    const more = [
      ...others.map((reference) => further("This morning, too", reference)),
      ...evening.map((reference) => further("In the evening", reference)),
    ];
    return {
      title,
      scripture: passageOf(first),
      ...(more.length > 0 && { more }),
      reflection,
      questions: [question],
      prayer,
      ...(help && { [help]: true as const }),
    };
  });

const further = (when: string, reference: string) => ({
  when: `${when}: ${reference}`,
  passage: passageOf(reference),
});
