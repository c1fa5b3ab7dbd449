import { linkLifetimes } from "#content/link-lifetimes";
import { findWayBack, wayBackLasts } from "#db/accounts/email-changes.server";
import { accountOf } from "#db/letters/notices.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { now } from "~/runtime/clock.server";
import { isolated } from "~/ui/reading/isolated";
import { type Compose, gone, say } from "./letter.server";
import { letterLink } from "./letter-links.server";
import { letterOf } from "./letter-words.server";

const nameOf = ({ username }: { username: string }) => say.strong(isolated(username));

/** To the owner of an account. */
export const accountLetters = {
  async "confirm-address"(db, { handle, userId }) {
    const account = await accountOf(db, userId);
    if (!account || account.isConfirmed) return gone;
    const { email } = account;
    const until = now() + linkLifetimes.address.lasts;
    return letterOf("confirm-address", email, {
      url: letterLink("address", { handle, until }, email),
    });
  },

  async "password-reset"(db, { handle, userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account) return gone;
    const { lasts } = linkLifetimes.reset;
    if (createdAt.getTime() < now() - lasts) return { dropped: "too late" };
    const { email, password, isConfirmed } = account;
    return letterOf("password-reset", email, {
      url: letterLink("reset", { handle, until: now() + lasts }, email, password),
      ofName: isConfirmed ? [", ", nameOf(account)] : [],
    });
  },

  "new-sign-in": notice("new-sign-in"),
  "password-changed": notice("password-changed"),
  "factor-off": notice("factor-off"),
  "factor-on": noticeWithWayBack("factor-on"),
  locked: noticeWithWayBack("locked"),
  "email-changed": noticeWithWayBack("email-changed"),
} satisfies Partial<Record<LetterKind, Compose>>;

/** Only to a confirmed address. */
function notice(kind: "new-sign-in" | "password-changed" | "factor-off"): Compose {
  return async (db, { userId, createdAt }) => {
    const account = await accountOf(db, userId);
    if (!account?.isConfirmed) return gone;
    return letterOf(kind, account.email, { name: nameOf(account), at: minute(createdAt) });
  };
}

/** To the address before the change. */
function noticeWithWayBack(kind: "factor-on" | "locked" | "email-changed"): Compose {
  return async (db, { handle, userId, emailChangeId }) => {
    const account = await accountOf(db, userId);
    const change = await findWayBack(db, emailChangeId);
    if (!account || !change) return gone;
    const { oldEmail, changedAt } = change;
    const until = changedAt.getTime() + wayBackLasts;
    const url = letterLink("undo", { handle, until }, oldEmail, changedAt.getTime());
    return letterOf(kind, oldEmail, { name: nameOf(account), at: minute(changedAt), url });
  };
}

function minute(at: Date): string {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(at)} UTC`;
}
