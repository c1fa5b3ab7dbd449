import { linkLifetimes } from "#content/link-lifetimes";
import { dayInWords } from "#content/year/day-in-words";
import { findWayBack, wayBackLasts } from "#db/accounts/email-changes.server";
import { findLock } from "#db/accounts/locks.server";
import { countNewRequests, wantedLetter } from "#db/groups/group-letters.server";
import { findInvitation } from "#db/groups/groups.server";
import { groupsToPray } from "#db/groups/groups-to-pray.server";
import { wantedBell } from "#db/letters/bells.server";
import { accountOf, type NoticeKind } from "#db/letters/notices.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { countDue, listDue } from "#db/prayers/prayer-days.server";
import { groupPath, invitationPath, namedDayPath, prayListPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { hashToken } from "~/runtime/secret.server";
import { isolated } from "~/ui/reading/isolated";
import { type Compose, gone, host, listHeaders, paragraphs, say } from "./letter.server";
import { letterLink } from "./letter-links.server";
import { letterOf } from "./letter-words.server";
import { dayOfBell, dayOfGroup } from "./mornings.server";
import { sealedInvitation } from "./orders.server";

const nameOf = ({ username }: { username: string }) => say.strong(isolated(username));

/** To members of a group, and to whom its owners invite. Email isn't private: no word of a request stands in one. */
const groupLetters = {
  async "group-news"(db, { groupLetterId, createdAt }) {
    const wanted = await wantedLetter(db, groupLetterId);
    const count = wanted ? await countNewRequests(db, wanted.letter, createdAt) : 0;
    if (!wanted || count === 0) return gone;
    const news = count === 1 ? "A new request" : `${count} new requests`;
    const path = groupPath(wanted.group.handle);
    return toMember("group-news", wanted, { news, path });
  },

  async "group-plan"(db, { groupLetterId, item }) {
    const wanted = await wantedLetter(db, groupLetterId);
    const { plan, number, day } = (wanted && item && dayOfGroup(wanted.group, item)) || {};
    if (!wanted || !plan || !day) return gone;
    return toMember("group-plan", wanted, {
      title: day.title,
      day: `${plan.title}, day ${number} of ${plan.dayCount}`,
      reference: day.scripture.reference,
      path: `${namedDayPath(plan.id, number ?? 1)}#day`,
    });
  },

  async "group-invitation"(db, { sealed }) {
    const [token = "", to = ""] = (sealed && sealedInvitation.open(sealed)?.split(" ")) || [];
    const found = to ? await findInvitation(db, hashToken(token), now()) : undefined;
    if (!found) return gone;
    const { group, by, expiresAt } = found;
    return letterOf("group-invitation", to, {
      by: unlessAddress(by, "Someone"),
      group: unlessAddress(group.name, "a prayer group"),
      until: dayInWords(expiresAt.toISOString().slice(0, 10), "date"),
      url: settings().ORIGIN + invitationPath(token),
    });
  },
} satisfies Partial<Record<LetterKind, Compose>>;

/** Rings not where nothing is left to pray that day: it would send people to an empty page. */
const bell: Compose = async (db, { userId, createdAt }) => {
  const wanted = await wantedBell(db, userId);
  const today = wanted && dayOfBell(wanted, createdAt);
  if (!today) return gone;
  const { email, bell } = wanted;
  const count = await countDue(db, bell.userId, today);
  if (count === 0 && (await groupsToPray(db, bell.userId, today)).length === 0) return gone;
  const leave = letterLink("leave", bell);
  const footer = [
    [`You get this because you set a bell at ${host()}.`],
    [say.link("Rest for a week, or unsubscribe", leave)],
    [say.link("Change its days and hours", `${settings().ORIGIN}/account/settings#bell`)],
  ];
  const letter = letterOf("bell", email, { path: prayListPath }, footer);
  if (bell.withWords && !(await findLock(db, bell.userId))) {
    const { prayers } = await listDue(db, bell.userId, today, { limit: 10, offset: 0 });
    const own = prayers.flatMap(({ title, text }) => [
      title ? say.subheading(title) : say.note("* * *"),
      ...paragraphs(text).map((each) => say.paragraph(each)),
    ]);
    letter.words.blocks.splice(-1, 0, ...own);
  }
  return { ...letter, headers: listHeaders("bells", leave) };
};

/** To the owner of an account, and by people of groups. */
export const accountLetters = {
  ...groupLetters,
  bell,

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

  async "team-invited"(db, { handle, userId, createdAt }) {
    const account = await accountOf(db, userId);
    const until = createdAt.getTime() + linkLifetimes.invitation.lasts;
    if (!account) return gone;
    if (until < now()) return { dropped: "too late" };
    return letterOf("team-invited", account.email, {
      url: letterLink("reset", { handle, until }, account.email, account.password),
      name: nameOf(account),
    });
  },

  "team-joined": notice("team-joined"),
  "team-left": notice("team-left"),
  "new-sign-in": notice("new-sign-in"),
  "password-changed": notice("password-changed"),
  "factor-off": notice("factor-off"),
  "factor-on": noticeWithWayBack("factor-on"),
  locked: noticeWithWayBack("locked"),
  "email-changed": noticeWithWayBack("email-changed"),
} satisfies Partial<Record<LetterKind, Compose>>;

/** Mail programs make a link of whatever looks like one: strangers get none that anybody typed. */
const unlessAddress = (name: string, instead: string) =>
  /\S\.\S|@|:\//.test(name) ? instead : say.strong(isolated(name));

type Wanted = NonNullable<Awaited<ReturnType<typeof wantedLetter>>>;

function toMember(
  kind: "group-news" | "group-plan",
  { letter, group, email }: Wanted,
  facts: Record<string, string>,
) {
  const leave = letterLink("leave", letter);
  const footer = [
    ["You get this because you asked for it in this group’s settings."],
    [say.link("Unsubscribe", leave)],
  ];
  const name = isolated(group.name);
  const words = letterOf(kind, email, { ...facts, group: name, name: say.strong(name) }, footer);
  return { ...words, headers: listHeaders("groups", leave) };
}

/** Only to a confirmed address. */
function notice(kind: NoticeKind): Compose {
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
