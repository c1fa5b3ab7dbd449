import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { namedDay } from "#content/year/named-days";
import { newHandle } from "#db/handle.server";
import { getCampaign, stillWants } from "#db/letters/campaigns.server";
import type { LetterKind } from "#db/letters/outbox.server";
import {
  type LetterSubscription,
  subscriptionById,
  versesOf,
} from "#db/letters/subscription-letters.server";
import { waitlistTag } from "#db/subscriptions/subscribers.server";
import { todayPath } from "~/paths";
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
  pleaseConfirm,
  say,
  scripture,
} from "./letter.server";
import { letterLink } from "./letter-links.server";
import { linkLifetimes } from "./link-lifetimes";
import { sealedAddress } from "./orders.server";

/** To whoever asked for the newsletter, for verses, or for word of the app. */
export const subscriberLetters = {
  async "confirm-subscription"(db, { handle, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId);
    const wanted = entry && wantedWords(entry);
    if (!entry?.isActive || !wanted || !entry.letters.askedAt) return gone;
    const { email } = entry;
    const until = now() + linkLifetimes.confirm.lasts;
    const url = letterLink("confirm", { handle, until }, email, entry.letters.askedAt.getTime());
    return letterTo(email, {
      subject: "Please confirm your address",
      preview: "One press, and we'll write to you. Do nothing, and we won't.",
      blocks: [
        say.heading("Shall we write to you?"),
        say.paragraph(
          `Somebody, most likely you, asked at ${host()} for ${wanted} at this address.`,
        ),
        ...pleaseConfirm("Yes, write to me", url),
      ],
    });
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
          weekly ? "Open the day's page" : "Pray with today's page",
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
  const what = [wanted.news && "our newsletter", app && "word of the app's launch"];
  return what.filter(Boolean).join(" and ") || "our letters";
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
    [say.link("Leave", leave)],
    [say.link("Fewer letters, or a pause", letterLink("preferences", { handle }, to))],
  ];
  return letterTo(to, { ...words, footer }, listHeaders("letters", leave));
}
