import { linkLifetimes, unanswered } from "./link-lifetimes";

type LetterWords = { subject: string; preview?: string; text: string };

const unlessYou =
  "If it wasn’t, [choose a new password]({origin}/auth/forgotten) now. That signs you out everywhere.";

/** The end of a letter that says how to take an account back. */
const wayBack = `signs everyone out, and lets you choose a new password. It works for ${linkLifetimes.undo.words}.`;

/** The end of a letter that asks whether its address is right. */
const pleaseConfirm = `If that was you, please tell us so. The link works for ${linkLifetimes.confirm.words}.`;
const unlessAsked = `If it wasn’t you, you don’t have to do anything. We won’t write to you again, and we forget the address after ${unanswered.words}.`;

/**
 * Letters that say the same to everybody: `# ` is the heading, `> ` a note, a link alone a button. What is
 * another’s or a moment’s own stands in the places that are kept for it: `{name}`.
 */
export const letterWords = {
  /** The address may be a stranger’s: nothing that anybody typed stands in it. */
  "confirm-address": {
    subject: "Please confirm your email address",
    preview: "So that we can reach you when it matters.",
    text: `# Is this your address?

You, or someone using this address, gave it for an account at {host}.

If that’s you, please confirm it. Then we can help you back in when you forget your password, and tell you when something about your account changes. The link works for ${linkLifetimes.address.words}.

[Yes, this is mine]({url})

> If it isn’t you, you don’t have to do anything.`,
  },
  "password-reset": {
    subject: "A new password for {site}",
    preview: `The link works once, and for ${linkLifetimes.reset.words}.`,
    text: `# Choose a new password

You, or someone using this address, asked for a new password for your account{ofName}.

[Choose a new password]({url})

> The link works once, and for ${linkLifetimes.reset.words}. If you didn’t ask for it, you don’t have to do anything: your password stays as it is.`,
  },
  "new-sign-in": {
    subject: "A new login to your account",
    text: `# A login from somewhere new

Someone logged in to your account, {name}, on {at}, from a network it hasn’t been used from before.

If that was you, all is well. ${unlessYou}`,
  },
  "password-changed": {
    subject: "Your password was changed",
    text: `# Your password was changed

Your account, {name}, has had a new password since {at}.

If that was you, all is well. ${unlessYou}`,
  },
  "factor-off": {
    subject: "Two-step login was turned off",
    text: `# Two-step login was turned off

Your account, {name}, has asked for the password alone since {at}.

If you did that, or asked us to because your phone was lost, all is well. You can set it up again in your settings. ${unlessYou}`,
  },
  "team-invited": {
    subject: "Come and pray with us",
    preview: `The link works once, and for ${linkLifetimes.invitation.words}.`,
    text: `# You’re invited to the prayer team

A leader of the prayer team at {host} has made an account for you, {name}. Choose a password for it, and log in. Then you set up a second step, an app on your phone that makes codes: people trust the team with a great deal.

[Choose a password]({url})

> The link works once, and for ${linkLifetimes.invitation.words}. If you don’t know what this is about, you don’t have to do anything.`,
  },
  "team-joined": {
    subject: "You’re on the prayer team",
    text: `# You’re on the prayer team

A leader has put your account, {name}, on the prayer team on {at}. You find the desk on your page "Account". The first time, you set up a second step there.

If you’d rather not, tell the leader.`,
  },
  "team-left": {
    subject: "You’re no longer on the prayer team",
    text: `# Thank you for praying with us

A leader has taken your account, {name}, off the prayer team on {at}. What you had taken on has gone back to the others. Your account, and all that is yours in it, stays.

If you think it’s a mistake, tell the leader.`,
  },
  "factor-on": {
    subject: "Two-step login was turned on",
    text: `# Two-step login was turned on

Your account, {name}, has asked for a code from a phone beside the password since {at}.

If that was you, all is well. Keep your recovery codes where you find them without your phone. If it wasn’t, take your account back:

[Take my account back]({url})

> That turns it off, ${wayBack}`,
  },
  locked: {
    subject: "Your prayers were locked",
    text: `# Your prayers were locked

Since {at}, the prayers in your account, {name}, open only with its password or its recovery code.

If that was you, all is well. Keep the code somewhere safe: after ${linkLifetimes.undo.words} nobody can bring your prayers back without the password or the code, and neither can we.

If it wasn’t you, or you’ve lost both already, take your account back:

[Take my account back]({url})

> That unlocks your prayers, ${wayBack}`,
  },
  /** Does not name the new address. */
  "email-changed": {
    subject: "Your account has another email address",
    text: `# Your account has another address

On {at}, the address of your account, {name}, was changed. This one no longer belongs to it.

If that was you, all is well. If it wasn’t, take your account back:

[Take my account back]({url})

> That brings this address back, ${wayBack}`,
  },
  "confirm-subscription": {
    subject: "Please confirm your address",
    preview: "One press, and we’ll write to you. Do nothing, and we won’t.",
    text: `# Shall we write to you?

You (or someone using this address) asked at {host} for {wanted} at this address.

${pleaseConfirm}

[Yes, write to me]({url})

> ${unlessAsked}`,
  },
  "confirm-plan": {
    subject: "Shall we send you “{title}”?",
    preview: "Say yes, and one day comes each morning. Do nothing, and none does.",
    text: `# One day each morning?

You (or someone using this address) asked at {host} for {plan} at this address: {letters}, at {hour} each morning.

${pleaseConfirm}

[Yes, send it to me]({url})

> ${unlessAsked}`,
  },
  "request-receipt": {
    subject: "We received your prayer request",
    preview: "See there when somebody has prayed.",
    text: `# We received your prayer request

You (or someone using this address) asked for prayer at {host}. Our prayer team will be praying for you.

On a private page you see when somebody has prayed, and a note if one is written to you. You can tell us there how it goes on, or withdraw your request.

[Open your private page]({url})

> Whoever has this link can open the page, so keep it to yourself. We can’t send it again. If you didn’t ask for prayer, somebody typed your address; you don’t have to do anything.`,
  },
  "group-news": {
    subject: "{news} in {group}",
    text: `# {news} in {group}

Someone in {name} asked for prayer since you last heard from us. Email isn’t private, so what they wrote stands on the group’s page alone.

[Open the group’s page]({origin}{path})`,
  },
  "group-plan": {
    subject: "Today in {group}: {title}",
    preview: "The day that you pray together.",
    text: `# {title}

{day}, which you pray with {name}. Read {reference}.

[Read this day]({origin}{path})`,
  },
  /** To a stranger: what was typed stands in the text alone. */
  "group-invitation": {
    subject: "An invitation to pray together",
    preview: "From someone who gave us your address for this letter.",
    text: `# Would you pray with them?

{by} invites you to {group} at {host}. In a prayer group, people ask each other for prayer, and pray. Only they can read what’s written there; whoever runs the site could open it, too.

[Look at the invitation]({url})

The link lets one person in, until {until}.

> If you don’t know who this is, or don’t want to join, you don’t have to do anything: nothing more comes of this invitation, and we don’t keep your address.`,
  },
  bell: {
    subject: "Your list is ready",
    preview: "For a quiet moment, now or later.",
    text: `# Your list is ready

Here are today’s prayers, for a quiet moment with God, now or whenever it comes.

[Pray my list]({origin}{path})`,
  },
  digest: {
    subject: "{first}{news}",
    text: `# Someone wrote to you

{parts} came since the last of these emails.{hidden}{urgent}

Read them on [the desk]({origin}/team), or where the site runs, with "prayer-life inbox". Email isn’t private, so we leave out what people wrote.`,
  },
  "backup-overdue": {
    subject: "The last backup is {days} days old",
    text: `# No backup is being made

The last backup of {host} was made {days} days ago.

Where the site runs, "systemctl list-timers" shows whether the timer still runs, and "journalctl -u prayer-life-backup" why it failed. "prayer-life doctor" looks at the rest, a full disk too.

> This email comes once a week until there is a new backup.`,
  },
} as const satisfies Record<string, LetterWords>;
