import { getPlan } from "#content/plans/plans";
import { productName } from "#content/product";
import { findWayBack, wayBackLasts } from "#db/accounts/email-changes.server";
import type { Db } from "#db/engines/database";
import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { newHandle } from "#db/handle.server";
import { accountOf } from "#db/letters/account-letters.server";
import { getCampaign, stillWants } from "#db/letters/campaigns.server";
import { subscriptionById, versesOf } from "#db/letters/letter-wishes.server";
import { stillWantsVerses } from "#db/letters/mornings.server";
import type { Letter, LetterKind } from "#db/letters/outbox.server";
import { planLetterById } from "#db/letters/plan-letters.server";
import { receiptAddress } from "#db/letters/receipt-letters.server";
import { digestCounts, teamLetterTo } from "#db/letters/team-letters.server";
import { day } from "#db/time";
import { receiptPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import {
  confirmAddressWords,
  emailChangedWords,
  factorOffWords,
  factorOnWords,
  newSignInWords,
  passwordChangedWords,
  resetWords,
} from "./account-words.server";
import type { Block, LetterWords } from "./letter";
import { letterLink } from "./letter-links.server";
import {
  backupOverdueWords,
  confirmSubscriptionWords,
  digestWords,
  receiptWords,
  subscriberFooter,
  teamDailyWords,
  teamDangerWords,
  wantedWords,
} from "./letter-words.server";
import { linkLifetimes } from "./link-lifetimes";
import { confirmPlanWords, dayAddress, planDayWords, verseWords } from "./morning-words.server";
import { openAddress, openReceipt } from "./orders.server";

export type Composed = {
  to: string;
  words: LetterWords;
  headers?: Record<string, string>;
};

type Dropped = { dropped: string };

type Compose = (db: Db, letter: Letter) => Promise<Composed | Dropped>;

const gone: Dropped = { dropped: "not wanted any more" };

/** RFC 2369, RFC 8058. */
function listHeaders(list: "letters" | "plans", leave: string): Record<string, string> {
  return {
    "List-Id": `${productName} <${list}.${new URL(settings().ORIGIN).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

const confirmPlan: Compose = async (db, { planLetterId }) => {
  const asked = await planLetterById(db, planLetterId);
  const plan = getPlan(asked?.planId ?? "");
  if (asked?.state !== "asked" || !plan) return gone;
  const until = now() + linkLifetimes.confirm.lasts;
  const url = letterLink("plan", { handle: asked.handle, until }, asked.email);
  return { to: asked.email, words: confirmPlanWords(plan, asked.hour, url) };
};

/** A paused or changed plan's day comes another morning. */
const planDay: Compose = async (db, { handle, planLetterId, item }) => {
  const row = await planLetterById(db, planLetterId);
  const plan = getPlan(row?.planId ?? "");
  const number = Number(item);
  if (row?.state !== "running" || row.day !== number || !plan?.days[number - 1]) return gone;
  const manage = letterLink("plan", { handle: row.handle, until: 0 }, row.email);
  const prayed = letterLink("prayed", { handle, until: 0 }, row.email);
  const words = planDayWords(plan, number, { day: dayAddress(plan, number), prayed, manage });
  return { to: row.email, words, headers: listHeaders("plans", manage) };
};

const verse: Compose = async (db, { subscriptionId, item }) => {
  const entry = await subscriptionById(db, subscriptionId);
  if (!entry || !item || !(await stillWantsVerses(db, entry.id, now()))) return gone;
  const weekly = (await versesOf(db, entry.id))?.rhythm === "weekly";
  const { handle } = entry.letters;
  const leave = letterLink("leave", { handle, until: 0 });
  const preferences = letterLink("preferences", { handle, until: 0 }, entry.email);
  const words = verseWords(item, weekly, { leave, preferences });
  return { to: entry.email, words, headers: listHeaders("letters", leave) };
};

/** When it is sent: changes since it was ordered count. */
export function composeLetter(db: Db, letter: Letter): Promise<Composed | Dropped> {
  const compose = Object.hasOwn(kinds, letter.kind) ? kinds[letter.kind as LetterKind] : undefined;
  return compose ? compose(db, letter) : Promise.resolve({ dropped: "unknown kind" });
}

const kinds: Record<LetterKind, Compose> = {
  async "confirm-subscription"(db, { handle, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId);
    const wanted = entry && wantedWords(entry);
    if (!entry?.isActive || !wanted || !entry.letters.askedAt) return gone;
    const { email } = entry;
    const until = now() + linkLifetimes.confirm.lasts;
    const asked = entry.letters.askedAt.getTime();
    const url = letterLink("confirm", { handle, until }, email, asked);
    return { to: email, words: confirmSubscriptionWords(wanted, url) };
  },
  async "confirm-address"(db, { handle, userId }) {
    const account = await accountOf(db, userId);
    if (!account || account.isConfirmed) return gone;
    const { email } = account;
    const url = letterLink(
      "address",
      { handle, until: now() + linkLifetimes.address.lasts },
      email,
    );
    return { to: email, words: confirmAddressWords(url) };
  },
  async "password-reset"(db, { handle, userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account) return gone;
    if (createdAt.getTime() < now() - linkLifetimes.reset.lasts) return { dropped: "too late" };
    const { username, email, password, isConfirmed } = account;
    const until = now() + linkLifetimes.reset.lasts;
    const url = letterLink("reset", { handle, until }, email, password);
    return { to: email, words: resetWords(isConfirmed ? username : undefined, url) };
  },
  async "new-sign-in"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: newSignInWords(account.username, createdAt) };
  },
  async "password-changed"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: passwordChangedWords(account.username, createdAt) };
  },
  "email-changed": (db, letter) => changeLetter(db, letter, emailChangedWords),
  async digest(db, letter) {
    const to = settings().OPERATOR_EMAIL?.[Number(letter.item)];
    if (!to) return gone;
    return { to, words: digestWords(await digestCounts(db, letter)) };
  },
  async "backup-overdue"(_, { item }) {
    const { OPERATOR_EMAIL, DATA_DIR, DATABASE_URL } = settings();
    const to = OPERATOR_EMAIL?.[Number(item)];
    const at = DATABASE_URL ? undefined : lastBackup(DATA_DIR);
    if (!to || at === undefined || now() - at < backupGrowsOld) return gone;
    return { to, words: backupOverdueWords(Math.floor((now() - at) / day)) };
  },
  async campaign(db, { campaignId, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId);
    const campaign = await getCampaign(db, campaignId);
    if (!entry || !campaign) return gone;
    if (!(await stillWants(db, entry.id, campaign.tag, now()))) return gone;
    return { to: entry.email, ...campaignWords(campaign, entry.letters.handle, entry.email) };
  },
  async test(db, { campaignId, sealed }) {
    const campaign = await getCampaign(db, campaignId);
    const to = sealed && openAddress(sealed);
    return to && campaign ? { to, ...campaignWords(campaign, newHandle(), to) } : gone;
  },
  "factor-on": (db, letter) => changeLetter(db, letter, factorOnWords),
  async "factor-off"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: factorOffWords(account.username, createdAt) };
  },
  async "request-receipt"(db, { requestId, sealed }) {
    const email = await receiptAddress(db, requestId);
    const token = sealed && openReceipt(sealed);
    if (!email || !token) return gone;
    return { to: email, words: receiptWords(settings().ORIGIN + receiptPath(token)) };
  },
  async "team-danger"(db, { userId }) {
    const told = await teamLetterTo(db, userId, "team-danger", now());
    return told ? { to: told.email, words: teamDangerWords(told) } : gone;
  },
  async "team-daily"(db, { userId }) {
    const told = await teamLetterTo(db, userId, "team-daily", now());
    return told ? { to: told.email, words: teamDailyWords(told) } : gone;
  },
  "confirm-plan": confirmPlan,
  "plan-day": planDay,
  verse,
};

/** To the address before the change, with the way back. */
async function changeLetter(
  db: Db,
  { handle, userId, emailChangeId }: Letter,
  toWords: (username: string, at: Date, url: string) => LetterWords,
): Promise<Composed | Dropped> {
  const account = await accountOf(db, userId);
  const change = await findWayBack(db, emailChangeId);
  if (!account || !change) return gone;
  const { oldEmail, changedAt } = change;
  const until = changedAt.getTime() + wayBackLasts;
  const url = letterLink("undo", { handle, until }, oldEmail, changedAt.getTime());
  return { to: oldEmail, words: toWords(account.username, changedAt, url) };
}

export function campaignWords(
  { subject, blocks }: { subject: string; blocks: unknown[] },
  handle: string,
  email: string,
): Omit<Composed, "to"> {
  const leave = letterLink("leave", { handle, until: 0 });
  const preferences = letterLink("preferences", { handle, until: 0 }, email);
  return {
    words: { subject, blocks: blocks as Block[], footer: subscriberFooter(leave, preferences) },
    headers: listHeaders("letters", leave),
  };
}
