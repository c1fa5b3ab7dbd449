import { productName } from "#content/product";
import { settings } from "~/runtime/env.server";
import { isolated } from "~/ui/reading/isolated";
import {
  type Block,
  button,
  heading,
  type LetterWords,
  link,
  note,
  paragraph,
  type Span,
  strong,
} from "./letter";
import { from, site } from "./letter-words.server";
import { linkLifetimes } from "./link-lifetimes";

/** The address may be a stranger's: nothing that anybody typed stands in it. */
export function confirmAddressWords(url: string): LetterWords {
  return {
    subject: "Please confirm your email address",
    preview: "So that we can reach you when it matters.",
    blocks: [
      heading("Is this your address?"),
      paragraph(`You, or someone using this address, gave it for an account at ${site()}.`),
      paragraph(
        `If that's you, please confirm it. Then we can help you back in when you forget your password, and tell you when something about your account changes. The link works for ${linkLifetimes.address.words}.`,
      ),
      button("Yes, this is mine", url),
      note("If it isn't you, you don't have to do anything."),
    ],
    footer: [from()],
  };
}

/** @param username only where the address is confirmed. */
export function resetWords(username: string | undefined, url: string): LetterWords {
  return {
    subject: `A new password for ${productName}`,
    preview: `The link works once, and for ${linkLifetimes.reset.words}.`,
    blocks: [
      heading("Choose a new password"),
      paragraph(
        "You, or someone using this address, asked for a new password for your account",
        ...(username === undefined ? [] : [", ", strong(isolated(username))]),
        ".",
      ),
      button("Choose a new password", url),
      note(
        `The link works once, and for ${linkLifetimes.reset.words}. If you didn't ask for it, you don't have to do anything: your password stays as it is.`,
      ),
    ],
    footer: [from()],
  };
}

const wasNotYou = (): Span[] => [
  "If it wasn't, ",
  link("choose a new password", `${settings().ORIGIN}/auth/forgotten`),
  " now. That signs you out everywhere.",
];

export function newSignInWords(username: string, at: Date): LetterWords {
  return notice("A new sign-in to your account", [
    heading("A sign-in from somewhere new"),
    paragraph(
      "Your account, ",
      strong(isolated(username)),
      `, was signed in to on ${minute(at)} from a network that it hasn't been used from before.`,
    ),
    paragraph("If that was you, all is well. ", ...wasNotYou()),
  ]);
}

export function passwordChangedWords(username: string, at: Date): LetterWords {
  return notice("Your password was changed", [
    heading("Your password was changed"),
    paragraph(
      "Your account, ",
      strong(isolated(username)),
      `, has had a new password since ${minute(at)}.`,
    ),
    paragraph("If that was you, all is well. ", ...wasNotYou()),
  ]);
}

export function factorOnWords(username: string, at: Date, url: string): LetterWords {
  return notice("Two-step sign-in was turned on", [
    heading("Two-step sign-in was turned on"),
    paragraph(
      "Your account, ",
      strong(isolated(username)),
      `, has asked for a code from a phone beside the password since ${minute(at)}.`,
    ),
    paragraph(
      "If that was you, all is well. Keep your recovery codes where you find them without your phone. If it wasn't, take your account back:",
    ),
    button("Take my account back", url),
    note(
      `That turns it off, signs everybody out, and lets you choose a new password. It works for ${linkLifetimes.undo.words}.`,
    ),
  ]);
}

export function factorOffWords(username: string, at: Date): LetterWords {
  return notice("Two-step sign-in was turned off", [
    heading("Two-step sign-in was turned off"),
    paragraph(
      "Your account, ",
      strong(isolated(username)),
      `, has asked for the password alone since ${minute(at)}.`,
    ),
    paragraph(
      "If you did that, or asked us to because your phone was lost, all is well. You can set it up again in your settings. ",
      ...wasNotYou(),
    ),
  ]);
}

/** To the old address; does not name the new one. */
export function emailChangedWords(username: string, at: Date, url: string): LetterWords {
  return notice("Your account has another email address", [
    heading("Your account has another address"),
    paragraph(
      "On ",
      minute(at),
      ", the address of your account, ",
      strong(isolated(username)),
      ", was changed. This one no longer belongs to it.",
    ),
    paragraph("If that was you, all is well. If it wasn't, take your account back:"),
    button("Take my account back", url),
    note(
      `That brings this address back, signs everybody out, and lets you choose a new password. It works for ${linkLifetimes.undo.words}.`,
    ),
  ]);
}

function notice(subject: string, blocks: Block[]): LetterWords {
  return { subject, blocks, footer: [from()] };
}

function minute(at: Date): string {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(at)} UTC`;
}
