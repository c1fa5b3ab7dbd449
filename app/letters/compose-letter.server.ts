import { findWayBack, wayBackLasts } from "#db/accounts/email-changes.server";
import type { Db } from "#db/engines/database";
import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { newHandle } from "#db/handle.server";
import { accountOf } from "#db/letters/account-letters.server";
import { stillWants } from "#db/letters/campaign-recipients.server";
import { getCampaign } from "#db/letters/campaigns.server";
import type { Letter } from "#db/letters/delivery.server";
import { digestCounts } from "#db/letters/digest.server";
import { subscriptionById } from "#db/letters/letter-wishes.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { receiptAddress } from "#db/letters/receipt-letters.server";
import { teamLetterTo } from "#db/letters/team-letters.server";
import { day } from "#db/time";
import { receiptPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { confirmPlan, planDay, verse } from "./compose-mornings.server";
import { type Compose, type Composed, type Dropped, gone, listHeaders } from "./composed.server";
import type { Block, LetterWords } from "./letter";
import { letterLink } from "./letter-links.server";
import { digestPause } from "./letter-times.server";
import {
  backupOverdueWords,
  confirmAddressWords,
  confirmSubscriptionWords,
  digestWords,
  receiptWords,
  resetWords,
  subscriberFooter,
  teamDailyWords,
  teamDangerWords,
  wantedWords,
} from "./letter-words.server";
import { linkLifetimes } from "./link-lifetimes";
import {
  emailChangedWords,
  factorOffWords,
  factorOnWords,
  newSignInWords,
  passwordChangedWords,
} from "./notice-words.server";
import { openAddress, openReceipt } from "./orders.server";

/** Makes a letter's words, at the moment it is sent: what has changed since it was ordered counts. */
export function composeLetter(db: Db, letter: Letter): Promise<Composed | Dropped> {
  const compose = Object.hasOwn(kinds, letter.kind) ? kinds[letter.kind as LetterKind] : undefined;
  return compose ? compose(db, letter) : Promise.resolve({ dropped: "unknown kind" });
}

const kinds: Record<LetterKind, Compose> = {
  async "confirm-subscription"(db, { handle, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId ?? 0);
    const wanted = entry && wantedWords(entry);
    if (!entry?.isActive || !wanted || !entry.letters.askedAt) return gone;
    const { email } = entry;
    const until = now() + linkLifetimes.confirm.lasts;
    const asked = entry.letters.askedAt.getTime();
    const url = letterLink("confirm", { handle, until }, email, asked);
    return { to: email, words: confirmSubscriptionWords(wanted, url) };
  },
  async "confirm-address"(db, { handle, userId }) {
    const account = await accountOf(db, userId ?? 0);
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
    const account = await accountOf(db, userId ?? 0);
    if (!account) return gone;
    if (createdAt.getTime() < now() - linkLifetimes.reset.lasts) return { dropped: "too late" };
    const { username, email, password, isConfirmed } = account;
    const until = now() + linkLifetimes.reset.lasts;
    const url = letterLink("reset", { handle, until }, email, password);
    return { to: email, words: resetWords(isConfirmed ? username : undefined, url) };
  },
  async "new-sign-in"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId ?? 0);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: newSignInWords(account.username, createdAt) };
  },
  async "password-changed"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId ?? 0);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: passwordChangedWords(account.username, createdAt) };
  },
  "email-changed": (db, letter) => changeLetter(db, letter, emailChangedWords),
  async digest(db, letter) {
    const to = settings().OPERATOR_EMAIL?.[Number(letter.item)];
    if (!to) return gone;
    return { to, words: digestWords(await digestCounts(db, letter, digestPause)) };
  },
  async "backup-overdue"(_, { item }) {
    const { OPERATOR_EMAIL, DATA_DIR, DATABASE_URL } = settings();
    const to = OPERATOR_EMAIL?.[Number(item)];
    const at = DATABASE_URL ? undefined : lastBackup(DATA_DIR);
    if (!to || at === undefined || now() - at < backupGrowsOld) return gone;
    return { to, words: backupOverdueWords(Math.floor((now() - at) / day)) };
  },
  async campaign(db, { campaignId, subscriptionId }) {
    const entry = await subscriptionById(db, subscriptionId ?? 0);
    const campaign = await getCampaign(db, campaignId ?? 0);
    if (!entry || !campaign) return gone;
    if (!(await stillWants(db, entry.id, campaign.tag, now()))) return gone;
    return { to: entry.email, ...campaignWords(campaign, entry.letters.handle, entry.email) };
  },
  async test(db, { campaignId, sealed }) {
    const campaign = await getCampaign(db, campaignId ?? 0);
    const to = sealed && openAddress(sealed);
    return to && campaign ? { to, ...campaignWords(campaign, newHandle(), to) } : gone;
  },
  "factor-on": (db, letter) => changeLetter(db, letter, factorOnWords),
  async "factor-off"(db, { userId, createdAt }) {
    const account = await accountOf(db, userId ?? 0);
    if (!account?.isConfirmed) return gone;
    return { to: account.email, words: factorOffWords(account.username, createdAt) };
  },
  async "request-receipt"(db, { requestId, sealed }) {
    const email = await receiptAddress(db, requestId ?? 0);
    const token = sealed && openReceipt(sealed);
    if (!email || !token) return gone;
    return { to: email, words: receiptWords(settings().ORIGIN + receiptPath(token)) };
  },
  async "team-danger"(db, { userId }) {
    const told = await teamLetterTo(db, userId ?? 0, "team-danger", now());
    return told ? { to: told.email, words: teamDangerWords(told) } : gone;
  },
  async "team-daily"(db, { userId }) {
    const told = await teamLetterTo(db, userId ?? 0, "team-daily", now());
    return told ? { to: told.email, words: teamDailyWords(told) } : gone;
  },
  "confirm-plan": confirmPlan,
  "plan-day": planDay,
  verse,
};

/** To the address that an account had when it changed, whatever it has by now, with the way back. */
async function changeLetter(
  db: Db,
  { handle, userId, emailChangeId }: Letter,
  toWords: (username: string, at: Date, url: string) => LetterWords,
): Promise<Composed | Dropped> {
  const account = await accountOf(db, userId ?? 0);
  const change = await findWayBack(db, emailChangeId ?? 0);
  if (!account || !change) return gone;
  const { oldEmail, changedAt } = change;
  const until = changedAt.getTime() + wayBackLasts;
  const url = letterLink("undo", { handle, until }, oldEmail, changedAt.getTime());
  return { to: oldEmail, words: toWords(account.username, changedAt, url) };
}

/** A letter to many as one of them gets it, with the ways to leave. */
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
