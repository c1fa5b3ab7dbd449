import { crisisLine, type HelpPart, unsafeHomeLine } from "#content/help-lines";
import { linkLifetimes } from "#content/link-lifetimes";
import { blessings } from "#content/office/scriptures";
import type { PlanDay } from "#content/plans/plan";
import type { Plan } from "#content/plans/plans";
import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { namedDay } from "#content/year/named-days";
import { newHandle } from "#db/handle.server";
import { getCampaign, stillWants } from "#db/letters/campaigns.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { planLetterById } from "#db/letters/plan-letters.server";
import {
  type LetterSubscription,
  subscriptionById,
  versesOf,
} from "#db/letters/subscription-letters.server";
import { waitlistTag } from "#db/subscriptions/subscribers.server";
import { hourName } from "~/forms/time-zones";
import { namedDayPath, todayPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import {
  type Block,
  type Compose,
  type Composed,
  gone,
  host,
  type LetterWords,
  letterTo,
  listHeaders,
  paragraphs,
  type Span,
  say,
  scripture,
} from "./letter.server";
import { letterLink } from "./letter-links.server";
import { letterOf } from "./letter-words.server";
import { lettersOf, planOfLetter } from "./mornings.server";
import { sealedAddress } from "./orders.server";

/** To whoever asked for a plan by letter. */
export const planLetters = {
  async "confirm-plan"(db, { planLetterId }) {
    const asked = await planLetterById(db, planLetterId);
    const ofYear = asked && planOfLetter(asked);
    if (asked?.state !== "asked" || !ofYear) return gone;
    const { plan } = ofYear;
    const { handle, email, hour } = asked;
    const until = now() + linkLifetimes.confirm.lasts;
    return letterOf("confirm-plan", email, {
      title: plan.title,
      plan: say.strong(plan.title),
      letters: lettersOf(ofYear),
      hour: hourName(hour),
      url: letterLink("plan", { handle, until }, email),
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
            ? `This was the last email of this plan. You asked for it at ${host()}.`
            : `You get this each morning because you asked for it at ${host()}. Been away? Nothing is counted. The next day waits for you.`,
        ],
        [say.link(isLast ? "Your plan" : "Pause, change the hour, or stop", manage)],
      ],
    };
    return letterTo(row.email, words, listHeaders("plans", manage));
  },
} satisfies Partial<Record<LetterKind, Compose>>;

function dayBlocks({ more = [], pause, questions, carry, prayer, reflection }: PlanDay): Block[] {
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
    ...more.flatMap(({ when, passage }) => [say.subheading(when), ...scripture(passage)]),
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

/** To whoever asked for the newsletter, for verses, or for word of the app. */
export const subscriberLetters = {
  async "confirm-subscription"(db, { handle, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId);
    const wanted = entry && wantedWords(entry);
    if (!entry?.isActive || !wanted || !entry.letters.askedAt) return gone;
    const { email } = entry;
    const until = now() + linkLifetimes.confirm.lasts;
    const url = letterLink("confirm", { handle, until }, email, entry.letters.askedAt.getTime());
    return letterOf("confirm-subscription", email, { wanted, url });
  },

  async campaign(db, { campaignId, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId);
    const campaign = await getCampaign(db, campaignId);
    if (!entry || !campaign) return gone;
    if (!(await stillWants(db, entry.id, campaign.tag, now()))) return gone;
    return campaignLetter(campaign, entry.letters.handle, entry.email);
  },

  async test(db, { campaignId, sealed }) {
    const campaign = await getCampaign(db, campaignId);
    const to = sealed && sealedAddress.open(sealed);
    return to && campaign ? campaignLetter(campaign, newHandle(), to) : gone;
  },

  async verse(db, { subscriptionId, item: date }) {
    const entry = await subscriptionById(db, subscriptionId);
    const isPaused = (entry?.letters.pausedUntil?.getTime() ?? 0) > now();
    if (!date || !entry?.isActive || !entry.isConfirmed || isPaused) return gone;
    const wish = await versesOf(db, entry.id);
    if (!wish) return gone;
    const weekly = wish.rhythm === "weekly";
    const verse = getVerse(date);
    const name = namedDay(date)?.title;
    const named = dayInWords(date, "weekday");
    const title = weekly ? "A verse for this week" : "A verse for today";
    return subscriberLetter(entry.email, entry.letters.handle, {
      subject: `${title}: ${verse.reference}`,
      preview: verse.line,
      blocks: [
        say.note(name ? `${named} · ${name}` : named),
        say.heading(title),
        ...scripture(verse),
        say.paragraph(verse.line),
        say.button(
          weekly ? "Open the day’s page" : "Pray with today’s page",
          settings().ORIGIN + todayPath(date),
        ),
      ],
    });
  },
} satisfies Partial<Record<LetterKind, Compose>>;

/** What an entry waits for; undefined where nothing has to be confirmed. */
export function wantedWords(entry: LetterSubscription): string | undefined {
  const { letters, tags, isConfirmed } = entry;
  const wanted = isConfirmed ? letters.pending : { news: letters.wantsNews, tags };
  if (!wanted) return undefined;
  const app = wanted.tags.includes(waitlistTag);
  const what = [wanted.news && "our newsletter", app && "word of the app’s launch"];
  return what.filter(Boolean).join(" and ") || "our emails";
}

export const campaignLetter = (
  { subject, blocks }: { subject: string; blocks: unknown[] },
  handle: string,
  to: string,
): Composed => subscriberLetter(to, handle, { subject, blocks: blocks as Block[] });

function subscriberLetter(to: string, handle: string, words: Omit<LetterWords, "footer">) {
  const leave = letterLink("leave", { handle });
  const footer = [
    [`You get this because you asked for it at ${host()}.`],
    [say.link("Unsubscribe", leave)],
    [say.link("Get fewer emails, or pause them", letterLink("preferences", { handle }, to))],
  ];
  return letterTo(to, { ...words, footer }, listHeaders("letters", leave));
}
