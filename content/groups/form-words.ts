import { leftInWords, numerals } from "#content/pages/prayer-forms";

const box = (label: string) => ({ label, type: "checkbox", maxLength: 2 }) as const;

const title = {
  label: "Name of the group",
  required: "Please give the group a name",
  hint: "The people you invite see it.",
  maxLength: 60,
} as const;
const purpose = { label: "What it’s for (optional)", maxLength: 300 } as const;
const asksFirst = box("An owner says yes before anyone joins");

const ownName = {
  label: "Your first name in this group",
  required: "Please write a first name",
  hint: "Only this group sees it. We’ll greet you by it, too.",
  maxLength: 40,
} as const;
const isUnder18 = box("I’m under 18: nobody here can message me alone");
const isNamed = box("When I’ve prayed for someone here, they may see my name");

const words = {
  label: "What shall we pray for?",
  required: "Please write your request",
  maxLength: 2000,
} as const;
const person = { label: "Who it’s for (leave blank for yourself)", maxLength: 100 } as const;

/** What the forms of a group ask, and what is said when they were saved. */
export const groupForms = {
  begin: {
    fields: { title, purpose, asksFirst, ownName, isUnder18, isNamed },
    missing: {
      title: "Not begun yet",
      description: "A group needs a name, and the people in it yours.",
    },
    success: {
      title: "Your group is ready",
      description: "Now invite people to it.",
    },
  },
  edit: {
    fields: { title, purpose, asksFirst },
    success: { title: "Changes saved", description: "Everyone in the group sees them." },
  },
  join: {
    fields: { ownName, isUnder18, isNamed },
    success: { title: "You’re in", description: "Pray for someone here, or ask them to pray." },
  },
  own: {
    fields: {
      ownName,
      isUnder18,
      isNamed,
      takesLines: box("People may send me a short word when I ask for prayer"),
    },
    success: { title: "Changes saved", description: "They’re for this group alone." },
  },
  invite: {
    fields: {
      uses: {
        label: "How many people may use it? (optional)",
        hint: "Up to 60. Leave it blank for all 60.",
        inputMode: "numeric",
        maxLength: 3,
      },
    },
  },
  inviteByLetter: {
    fields: {
      email: {
        label: "Or send one person an email",
        type: "email",
        required: "Please enter an email address",
        hint: "It names you as you’re known here. We don’t keep the address.",
        maxLength: 78,
      },
    },
    success: {
      title: "Your invitation is on its way",
      description: "If it doesn’t arrive, make a link and send it yourself.",
    },
  },
  letters: {
    fields: {
      news: { label: "When someone asks for prayer", maxLength: 6 },
      planDay: box("Each morning, the day of the group’s plan"),
    },
    success: {
      title: "Changes saved",
      description: "You can unsubscribe here, or by the link in each email.",
    },
  },
  request: {
    fields: {
      words: {
        ...words,
        hint: "After 60 days without an update, we’ll ask whether you still want prayer.",
      },
      person,
    },
    success: { title: "Your group can see it", description: "They’ll pray with you." },
  },
  requestEdit: {
    fields: { words, person },
    success: { title: "Changes saved", description: "Your group sees the new words." },
  },
  update: {
    fields: { words: { ...words, label: "What’s new?", required: "Please write a few words" } },
    success: { title: "Update added", description: "Your group sees it." },
  },
  thanks: {
    fields: {
      words: { ...words, label: "How was it answered?", required: "Please write a few words" },
    },
    success: { title: "Thanks be to God", description: "Your group can thank Him with you." },
  },
  line: {
    fields: {
      words: {
        label: "A short word",
        hint: "One, of up to 280 characters. Nobody else sees it.",
        required: "Please write a few words",
        maxLength: 280,
      },
    },
    success: { title: "Sent", description: "They alone see it." },
  },
  report: {
    fields: { reason: { label: "What’s wrong? (optional)", maxLength: 500 } },
    success: {
      title: "Thank you for telling us",
      description: "Our leaders will look at it.",
    },
  },
  plan: {
    fields: {
      plan: { label: "Plan", required: "Please choose a plan", maxLength: 60 },
      startsOn: {
        label: "First day",
        type: "date",
        required: "Please choose a day",
        maxLength: 10,
      },
    },
    success: { title: "The plan is set", description: "You’ll find its day on the group’s page." },
  },
} as const;

export const groupWaits = {
  title: "You’ve asked to join",
  description: "The group shows up under Groups once its owner lets you in.",
};

export const groupReaders =
  "Only the people in it can read what’s written there. The people who run this site could open it, too.";

export const aboutGroups = `${groupReaders} Has someone invited you? Open the link they sent.`;

const outOfGroup =
  "Someone who looks after this group has taken you out of it, and what you asked there is erased. If you’d like to come back, talk with them: an owner can let you in again.";

/** To one who was removed, at its address and at a link that lets others in. */
export const notInGroup = (name: string, to: string) => ({
  title: `You’re not in ${name}`,
  text: outOfGroup,
  lead: outOfGroup,
  ways: [{ to, label: "Groups" }],
});

export const notAGroup = (to: string) => ({
  text: "What was here is gone, or its link has changed.",
  ways: [{ to, label: "Groups" }],
});

export const worryWords = (name: string) => `If you’re worried about ${name}`;

/** For whoever reads a request and is worried about who wrote it. */
export const aboutWorry = [
  "Call them, or go to them, as soon as they can talk freely. Ask plainly how bad it is, and listen. You don’t need the right words; stay until they aren’t alone with it.",
  "If a life is in danger, call for emergency help first. The help lines advise whoever helps, too: press Help now. If you’re under 18, tell an adult you trust.",
];

/** While nobody else is in it. */
export const askedAlone = {
  title: "It’s written here",
  description: "Invite someone, and they can pray with you.",
};

export const nobodyAsks = "Nobody is asking for prayer just now. You could be the first.";

export const aboutResting =
  "Nothing was added to this for 60 days, so your group doesn’t see it just now.";

export const rhythms = [
  { value: "daily", label: "Once a day" },
  { value: "weekly", label: "Once a week, on Sunday" },
];

/** Why a letter is not sent, or a wish for letters not saved. */
export const letterRefusals = {
  none: "This site can’t send email. Make a link and send it yourself.",
  unconfirmed: "Please confirm your own email address first, in your settings.",
  enough: "You’ve sent 10 invitations today. Make a link and send it yourself, or go on tomorrow.",
};

/** Of the button that copies an invitation's link, and the one that hands it to another app. */
export const linkMessages = {
  title: "An invitation",
  madeWords: "Here’s your link. Send it now: we can’t show it again.",
  made: { title: "Here’s your link", description: "Send it to the people you’re inviting." },
  about: "Whoever has the link sees the group’s name and yours, and can join for 14 days.",
  shared: "Will you pray with us?",
  copied: { title: "Link copied", description: "Paste it into a message to them." },
  notCopied: {
    title: "It wasn’t copied",
    description: "Please select the link and copy it.",
    variant: "destructive",
  },
} as const;

/** By the name of the button; what was prayed shows it itself. */
export const groupIntents = {
  keep: { title: "Still asking", description: "Your group keeps praying." },
  again: { title: "Asked again", description: "Your group can pray for it as before." },
  "take-back": { title: "Taken back", description: "It’s erased, with all that belonged to it." },
  "remove-line": { title: "Removed", description: "That word is gone." },
  "block-line": { title: "Blocked", description: "They can’t send you a word any more." },
  admit: { title: "Let in", description: "They’re in the group now." },
  promote: { title: "They’re an owner now", description: "They look after the group, too." },
  remove: { title: "Removed", description: "They’re out, and their requests are erased." },
  forgive: {
    title: "They may come back",
    description: "A link lets them in again. What they’d asked here stays erased.",
  },
  "end-link": { title: "Link ended", description: "It lets nobody in any more." },
  "end-plan": { title: "Plan ended", description: "You can start another one." },
  leave: { title: "You’ve left", description: "Your requests there are erased." },
  end: { title: "The group ends in 7 days", description: "Until then you can bring it back." },
  "bring-back": { title: "The group goes on", description: "Nothing was lost." },
};

/** Of what was written when the session had ended. */
export const labelsKept = {
  purpose: "What it’s for",
  words: "Your words",
  person: "For",
  reason: "Your words",
};

export const signedOut = {
  title: "You were signed out",
  description: "We can’t carry your words through the login. Please copy them, then log in.",
};

const listed = new Intl.ListFormat("en");

export function withWhom(others: readonly string[]): string {
  if (others.length === 0) return "Nobody else is in it yet.";
  const more = others.length > 5 ? [`${others.length - 4} more`] : [];
  return `With ${listed.format([...others.slice(0, 5 - more.length), ...more])}.`;
}

type Requests = readonly { isMine: boolean }[];

/** Where nothing is left to pray for. */
export function goingWords(isAlone: boolean, all: Requests): string {
  if (isAlone) return "Invite someone, and you can pray for each other.";
  if (all.length === 0) return nobodyAsks;
  const isAsked = all.some(({ isMine }) => !isMine);
  return isAsked
    ? "You’ve prayed for everyone who asked."
    : "Nobody else is asking for prayer just now.";
}

/** How much is left, and who else has prayed. */
export function prayingWords(others: number, left: number): string {
  const rest = left > 1 ? `${leftInWords(left)} ` : "";
  if (others === 0) return rest;
  const who = others === 1 ? "One other has" : `${numerals[others - 1] ?? others} others have`;
  return `${rest}${who} prayed for the group today.`;
}

/** How many prayed a day of its plan. */
export function planPrayedWords(count: number, isPrayed: boolean): string {
  if (count === 0) return "Be the first of the group to mark it prayed.";
  if (isPrayed) return count === 1 ? "You’ve prayed it." : `You’ve prayed it, ${count} of you.`;
  return count === 1 ? "One of you has prayed it." : `${count} of you have prayed it.`;
}

/** To whoever asked, in the list. */
export function toldWords(times: number, lines: number): string {
  const often =
    times === 1 ? "Someone prayed for this." : times > 0 && `Prayed for ${times} times.`;
  const words = lines === 1 ? "A word for you." : lines > 0 && `${lines} words for you.`;
  return [often, words].filter(Boolean).join(" ");
}

/** To whoever asked, by itself. */
export function prayedForYouWords(times: number, names: readonly string[]): string {
  if (times === 0) return "Not yet. You’ll see it here.";
  const often = times === 1 ? "Once" : `${times} times`;
  return names.length === 0 ? `${often}.` : `${often}: ${listed.format(names)}.`;
}

/** "Ann asks for Ellen", above a request by itself. */
export function asksWords(writer: string, person: string | null, isMine: boolean): string {
  const asking = isMine ? "Your request" : `${writer} asks`;
  return person ? `${asking} for ${person}` : asking;
}

/** In a list of people, before the day they came. */
export const memberStates = {
  waiting: "Wants to join, since",
  owner: "Owner, since",
  member: "Since",
  removed: "Removed. Came",
};

/** Where nobody else asks. */
export const prayedAlone = "You’ve prayed for all that’s written here.";

export const prayedWords = {
  rest: "The rest may wait. God has heard all of it.",
  all: "You’ve prayed for everyone who asked today.",
  alone: prayedAlone,
  last: "The last one for today.",
};
