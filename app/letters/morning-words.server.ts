import { crisisLine, type HelpPart, unsafeHomeLine } from "#content/help-lines";
import { blessings } from "#content/office/scriptures";
import type { PlanDay } from "#content/plans/plan";
import type { Plan } from "#content/plans/plans";
import type { Scripture } from "#content/scripture";
import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { namedDay } from "#content/year/named-days";
import { hourName } from "~/forms/time-zones";
import { todayPath } from "~/paths";
import { settings } from "~/runtime/env.server";
import {
  type Block,
  button,
  heading,
  type LetterWords,
  link,
  note,
  paragraph,
  quote,
  type Span,
  strong,
  subheading,
} from "./letter";
import { from, site, subscriberFooter } from "./letter-words.server";
import { linkLifetimes, unanswered } from "./link-lifetimes";

export function confirmPlanWords(
  { title, dayCount }: Plan,
  hour: number,
  url: string,
): LetterWords {
  return {
    subject: `Shall we send you “${title}”?`,
    preview: "Say yes, and one day comes each morning. Do nothing, and none does.",
    blocks: [
      heading("One day each morning?"),
      paragraph(
        `Somebody, most likely you, asked at ${site()} for `,
        strong(title),
        ` at this address: ${dayCount} days, at ${hourName(hour)} each morning.`,
      ),
      paragraph(
        `If that was you, please tell us so. The link works for ${linkLifetimes.confirm.words}.`,
      ),
      button("Yes, send it to me", url),
      note(
        `If it wasn't you, you don't have to do anything. We won't write to you again, and we forget the address after ${unanswered.words}.`,
      ),
    ],
    footer: [from()],
  };
}

type DayLinks = { day: string; prayed: string; manage: string };

export function planDayWords(plan: Plan, number: number, links: DayLinks): LetterWords {
  const day = plan.days[number - 1];
  if (!day) throw new Error(`Plan ${plan.id} has no day ${number}`);
  const isLast = number === plan.dayCount;
  return {
    subject: `Day ${number}: ${day.title}`,
    preview: `${plan.title}, day ${number} of ${plan.dayCount}`,
    blocks: [
      note(`${plan.title} · Day ${number} of ${plan.dayCount}`),
      heading(day.title),
      ...scripture(day.scripture),
      ...dayBlocks(day),
      ...helpBlocks(plan, day),
      ...(isLast ? farewell(plan) : []),
      button("Mark this day prayed", links.prayed),
      paragraph(link("Read it on our website", links.day)),
    ],
    footer: [
      [
        isLast
          ? `This was the last letter of this plan. You asked for it at ${site()}.`
          : `You get this each morning because you asked for it at ${site()}. Been away? Nothing is counted. The next day waits for you.`,
      ],
      [link(isLast ? "Your plan" : "Pause, another hour, or leave", links.manage)],
      from(),
    ],
  };
}

function scripture({ verses, reference }: Scripture): Block[] {
  return [...paragraphs(verses).map(quote), note(`${reference}, Berean Standard Bible`)];
}

function dayBlocks({ pause, questions, carry, prayer, reflection }: PlanDay): Block[] {
  const part = (title: string, text: string) => [
    subheading(title),
    ...paragraphs(text).map((each) => paragraph(each)),
  ];
  if (!pause || !questions || !carry)
    return [...part("Prayer", prayer), ...part("Reflection", reflection)];
  return [
    ...part("Pause", pause),
    ...part("Reflection", reflection),
    subheading("Two Questions"),
    { type: "list", items: questions.map((question) => [question]) },
    ...part("Prayer", prayer),
    subheading("A Line to Carry"),
    quote(carry),
  ];
}

function helpBlocks({ needsHelpLines, unsafeHome }: Plan, day: PlanDay): Block[] {
  const lines = [
    ...(needsHelpLines || day.needsHelpLines ? [crisisLine] : []),
    ...(unsafeHome ? [unsafeHomeLine] : []),
  ];
  return lines.map((line) => note(...line.map(helpSpan)));
}

const helpSpan = (part: HelpPart): Span =>
  typeof part === "string" ? part : link(part.words, part.to);

function farewell({ title }: Plan): Block[] {
  const [blessing] = blessings;
  return [
    { type: "rule" },
    paragraph(
      `This was the last day of ${title}. Thank you for giving these days to God. He goes with you from here.`,
    ),
    ...(blessing ? scripture(blessing) : []),
  ];
}

const paragraphs = (text: string) => text.split(/\n\s*\n/);

export const dayAddress = ({ id }: Plan, number: number) =>
  `${settings().ORIGIN}/plan/${id}${number > 1 ? `?day=${number}` : ""}#day`;

/** @param day yyyy-mm-dd */
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
