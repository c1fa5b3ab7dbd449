import { crisisLine, type HelpPart, unsafeHomeLine } from "#content/help-lines";
import { blessings } from "#content/office/scriptures";
import type { PlanDay } from "#content/plans/plan";
import type { Plan } from "#content/plans/plans";
import type { LetterKind } from "#db/letters/outbox.server";
import { planLetterById } from "#db/letters/plan-letters.server";
import { hourName } from "~/forms/time-zones";
import { namedDayPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import {
  type Block,
  type Compose,
  gone,
  host,
  letterTo,
  listHeaders,
  paragraphs,
  pleaseConfirm,
  type Span,
  say,
  scripture,
} from "./letter.server";
import { letterLink } from "./letter-links.server";
import { linkLifetimes } from "./link-lifetimes";
import { lettersOf, planOfLetter } from "./mornings.server";

/** To whoever asked for a plan by letter. */
export const planLetters = {
  async "confirm-plan"(db, { planLetterId }) {
    const asked = await planLetterById(db, planLetterId);
    const ofYear = asked && planOfLetter(asked);
    if (asked?.state !== "asked" || !ofYear) return gone;
    const { plan } = ofYear;
    const { handle, email, hour } = asked;
    const until = now() + linkLifetimes.confirm.lasts;
    return letterTo(email, {
      subject: `Shall we send you “${plan.title}”?`,
      preview: "Say yes, and one day comes each morning. Do nothing, and none does.",
      blocks: [
        say.heading("One day each morning?"),
        say.paragraph(
          `Somebody, most likely you, asked at ${host()} for `,
          say.strong(plan.title),
          ` at this address: ${lettersOf(ofYear)}, at ${hourName(hour)} each morning.`,
        ),
        ...pleaseConfirm("Yes, send it to me", letterLink("plan", { handle, until }, email)),
      ],
    });
  },

  /** A paused or changed plan's day comes another morning. */
  async "plan-day"(db, { handle, planLetterId, item }) {
    const row = await planLetterById(db, planLetterId);
    const plan = row && planOfLetter(row)?.plan;
    const number = Number(item);
    const day = plan?.days[number - 1];
    if (row?.state !== "running" || row.day !== number || !plan || !day) return gone;
    const manage = letterLink("plan", row, row.email);
    const isLast = number === plan.dayCount;
    const words = {
      subject: `Day ${number}: ${day.title}`,
      preview: `${plan.title}, day ${number} of ${plan.dayCount}`,
      blocks: [
        say.note(`${plan.title} · Day ${number} of ${plan.dayCount}`),
        say.heading(day.title),
        ...scripture(day.scripture),
        ...dayBlocks(day),
        ...helpBlocks(plan, day),
        ...(isLast ? farewell(plan) : []),
        say.button("Mark this day prayed", letterLink("prayed", { handle }, row.email)),
        say.paragraph(
          say.link(
            "Read it on our website",
            `${settings().ORIGIN}${namedDayPath(plan.id, number)}#day`,
          ),
        ),
      ],
      footer: [
        [
          isLast
            ? `This was the last letter of this plan. You asked for it at ${host()}.`
            : `You get this each morning because you asked for it at ${host()}. Been away? Nothing is counted. The next day waits for you.`,
        ],
        [say.link(isLast ? "Your plan" : "Pause, another hour, or leave", manage)],
      ],
    };
    return letterTo(row.email, words, listHeaders("plans", manage));
  },
} satisfies Partial<Record<LetterKind, Compose>>;

function dayBlocks({ pause, questions, carry, prayer, reflection }: PlanDay): Block[] {
  const part = (title: string, text: string) => [
    say.subheading(title),
    ...paragraphs(text).map((each) => say.paragraph(each)),
  ];
  if (!questions) return [...part("Prayer", prayer), ...part("Reflection", reflection)];
  const line: Block[] = [
    say.subheading("A Line to Carry"),
    { type: "quote", spans: [carry ?? ""] },
  ];
  return [
    ...(pause ? part("Pause", pause) : []),
    ...part("Reflection", reflection),
    say.subheading(questions.length > 1 ? "Two Questions" : "A Question"),
    { type: "list", items: questions.map((question) => [question]) },
    ...part("Prayer", prayer),
    ...(carry ? line : []),
  ];
}

function helpBlocks({ needsHelpLines, unsafeHome }: Plan, day: PlanDay): Block[] {
  const lines = [
    ...(needsHelpLines || day.needsHelpLines ? [crisisLine()] : []),
    ...(unsafeHome ? [unsafeHomeLine()] : []),
  ];
  return lines.map((line) => say.note(...line.map(helpSpan)));
}

const helpSpan = (part: HelpPart): Span =>
  typeof part === "string" ? part : say.link(part.words, part.to);

function farewell({ title }: Plan): Block[] {
  const [blessing] = blessings;
  return [
    { type: "rule" },
    say.paragraph(
      `This was the last day of ${title}. Thank you for giving these days to God. He goes with you from here.`,
    ),
    ...(blessing ? scripture(blessing) : []),
  ];
}
