import { linkLifetimes } from "#content/link-lifetimes";
import { site } from "#content/site.server";
import { findWayBack, wayBackLasts } from "#db/accounts/email-changes.server";
import { accountOf } from "#db/letters/account-letters.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { isolated } from "~/ui/reading/isolated";
import { type Block, type Compose, gone, host, letterTo, type Span, say } from "./letter.server";
import { letterLink } from "./letter-links.server";

const nameOf = ({ username }: { username: string }) => say.strong(isolated(username));

const wasNotYou = (): Span[] => [
  "If it wasn't, ",
  say.link("choose a new password", `${settings().ORIGIN}/auth/forgotten`),
  " now. That signs you out everywhere.",
];

/** To the owner of an account. */
export const accountLetters = {
  /** The address may be a stranger's: nothing that anybody typed stands in it. */
  async "confirm-address"(db, { handle, userId }) {
    const account = await accountOf(db, userId);
    if (!account || account.isConfirmed) return gone;
    const { email } = account;
    const until = now() + linkLifetimes.address.lasts;
    return letterTo(email, {
      subject: "Please confirm your email address",
      preview: "So that we can reach you when it matters.",
      blocks: [
        say.heading("Is this your address?"),
        say.paragraph(`You, or someone using this address, gave it for an account at ${host()}.`),
        say.paragraph(
          `If that's you, please confirm it. Then we can help you back in when you forget your password, and tell you when something about your account changes. The link works for ${linkLifetimes.address.words}.`,
        ),
        say.button("Yes, this is mine", letterLink("address", { handle, until }, email)),
        say.note("If it isn't you, you don't have to do anything."),
      ],
    });
  },

  async "password-reset"(db, { handle, userId, createdAt }) {
    const account = await accountOf(db, userId);
    if (!account) return gone;
    const { lasts, words } = linkLifetimes.reset;
    if (createdAt.getTime() < now() - lasts) return { dropped: "too late" };
    const { email, password, isConfirmed } = account;
    const url = letterLink("reset", { handle, until: now() + lasts }, email, password);
    return letterTo(email, {
      subject: `A new password for ${site().name}`,
      preview: `The link works once, and for ${words}.`,
      blocks: [
        say.heading("Choose a new password"),
        say.paragraph(
          "You, or someone using this address, asked for a new password for your account",
          ...(isConfirmed ? [", ", nameOf(account)] : []),
          ".",
        ),
        say.button("Choose a new password", url),
        say.note(
          `The link works once, and for ${words}. If you didn't ask for it, you don't have to do anything: your password stays as it is.`,
        ),
      ],
    });
  },

  "new-sign-in": notice("A new sign-in to your account", (name, at) => [
    say.heading("A sign-in from somewhere new"),
    say.paragraph(
      "Your account, ",
      name,
      `, was signed in to on ${at} from a network that it hasn't been used from before.`,
    ),
    say.paragraph("If that was you, all is well. ", ...wasNotYou()),
  ]),

  "password-changed": notice("Your password was changed", (name, at) => [
    say.heading("Your password was changed"),
    say.paragraph("Your account, ", name, `, has had a new password since ${at}.`),
    say.paragraph("If that was you, all is well. ", ...wasNotYou()),
  ]),

  "factor-off": notice("Two-step sign-in was turned off", (name, at) => [
    say.heading("Two-step sign-in was turned off"),
    say.paragraph("Your account, ", name, `, has asked for the password alone since ${at}.`),
    say.paragraph(
      "If you did that, or asked us to because your phone was lost, all is well. You can set it up again in your settings. ",
      ...wasNotYou(),
    ),
  ]),

  "factor-on": noticeWithWayBack(
    "Two-step sign-in was turned on",
    (name, at) => [
      say.heading("Two-step sign-in was turned on"),
      say.paragraph(
        "Your account, ",
        name,
        `, has asked for a code from a phone beside the password since ${at}.`,
      ),
      say.paragraph(
        "If that was you, all is well. Keep your recovery codes where you find them without your phone. If it wasn't, take your account back:",
      ),
    ],
    "turns it off",
  ),

  locked: noticeWithWayBack(
    "Your prayers were locked",
    (name, at) => [
      say.heading("Your prayers were locked"),
      say.paragraph(
        "Since ",
        at,
        ", the prayers in your account, ",
        name,
        ", open only with its password or its recovery code.",
      ),
      say.paragraph(
        `If that was you, all is well. Keep the code somewhere safe: after ${linkLifetimes.undo.words} nobody can bring your prayers back without the password or the code, and neither can we.`,
      ),
      say.paragraph("If it wasn't you, or you've lost both already, take your account back:"),
    ],
    "unlocks your prayers",
  ),

  /** Does not name the new address. */
  "email-changed": noticeWithWayBack(
    "Your account has another email address",
    (name, at) => [
      say.heading("Your account has another address"),
      say.paragraph(
        `On ${at}, the address of your account, `,
        name,
        ", was changed. This one no longer belongs to it.",
      ),
      say.paragraph("If that was you, all is well. If it wasn't, take your account back:"),
    ],
    "brings this address back",
  ),
} satisfies Partial<Record<LetterKind, Compose>>;

type Happened = (name: Span, at: string) => Block[];

/** Only to a confirmed address. */
function notice(subject: string, happened: Happened): Compose {
  return async (db, { userId, createdAt }) => {
    const account = await accountOf(db, userId);
    if (!account?.isConfirmed) return gone;
    const blocks = happened(nameOf(account), minute(createdAt));
    return letterTo(account.email, { subject, blocks });
  };
}

/** To the address before the change. @param undone what the way back does. */
function noticeWithWayBack(subject: string, happened: Happened, undone: string): Compose {
  return async (db, { handle, userId, emailChangeId }) => {
    const account = await accountOf(db, userId);
    const change = await findWayBack(db, emailChangeId);
    if (!account || !change) return gone;
    const { oldEmail, changedAt } = change;
    const until = changedAt.getTime() + wayBackLasts;
    const url = letterLink("undo", { handle, until }, oldEmail, changedAt.getTime());
    const blocks = [
      ...happened(nameOf(account), minute(changedAt)),
      say.button("Take my account back", url),
      say.note(
        `That ${undone}, signs everybody out, and lets you choose a new password. It works for ${linkLifetimes.undo.words}.`,
      ),
    ];
    return letterTo(oldEmail, { subject, blocks });
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
