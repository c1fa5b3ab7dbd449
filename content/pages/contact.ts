import type { Scripture } from "../scripture";

/** Wherever it is said that a request is private, it is said in these words. */
export const privateRequest =
  "Only the leaders of the prayer team read it. If someone may be in serious danger, we may tell people who can protect them.";

/** Above the button that sends a request: what must not be missed. */
export const beforeAsking = [
  "Nothing is made public unless you say so.",
  "It may be tomorrow before anyone reads this.",
  "Is it about someone on our team? Tell someone outside, or the police, and don’t send it here.",
];

/** Behind “Who reads this?” */
export const aboutAsking = `Private? ${privateRequest} If it isn’t private, we may ask if we can share it. A program looks for signs that someone may be in danger, and puts those requests first. It can miss some.`;

/** Said to whoever asks for prayer. */
export const burdens: Scripture = {
  reference: "Galatians 6:2",
  verses: "Carry one another’s burdens, and in this way you will fulfill the law of Christ.",
};

/** The label becomes the message's first line. */
export const topics = [
  { value: "general", label: "General Inquiry" },
  { value: "support", label: "Technical Support" },
  { value: "feedback", label: "Feedback" },
  { value: "partnership", label: "Partnership" },
  { value: "billing", label: "Billing Question" },
] as const;

/** On the page of a request. */
export const storyTitles = {
  note: "A note from the prayer team",
  help: "The prayer team is thinking of you, and wants you to have the help lines on this page",
  update: "You wrote",
  answer: "How it turned out, in your words",
} as const;

export const toldWords = "You’ve told us how it turned out. Thank you.";

export const notPrayedYet = "You’ll see it here as soon as somebody has.";

export function prayedWords(times: number): string {
  if (times === 0) return "Nobody has prayed for it yet";
  return times === 1 ? "We have prayed for you once" : `We have prayed for you ${times} times`;
}

const fullName = {
  name: "fullName",
  label: "Your Name",
  autoComplete: "name",
  required: "Please enter your name",
  maxLength: 100,
} as const;

/** What the forms ask beside an email address, and what is said of them. */
export const contactForms = {
  request: {
    fields: {
      fullName,
      prayerRequest: {
        label: "Your Prayer Request",
        required: "Please write your prayer request",
        maxLength: 5000,
      },
      isPrivate: { label: "Keep my request private", type: "checkbox", maxLength: 10 },
    },
    missing: { title: "Missing Information", description: "Please fill out all required fields." },
    failure: {
      title: "Submission Error",
      description: "There was a problem submitting your request. Please try again.",
    },
    failureWithoutText: "Failed to submit prayer request",
    success: {
      title: "Prayer Request Submitted",
      description: "Our prayer team will be praying for you.",
    },
    inPage: {
      success: "Your prayer request has been submitted. Our prayer team will be praying for you.",
      failure: "There was a problem submitting your request. Please try again later.",
    },
  },
  message: {
    fields: {
      name: { ...fullName, name: "name" },
      phone: { label: "Phone Number (Optional)", type: "tel", autoComplete: "tel", maxLength: 40 },
      topic: { label: "Topic", required: "Please choose a topic", maxLength: 40 },
      message: { label: "Message", required: "Please write a message", maxLength: 5000 },
    },
    missing: { title: "Missing information", description: "Please fill out all required fields." },
    failure: {
      title: "Something went wrong",
      description: "Failed to send your message. Please try again.",
    },
    success: {
      title: "Message Sent!",
      description: "We've received your message and will respond shortly.",
    },
  },
} as const;

/** Characters; a CHECK in the tables has the same number. */
const longestNote = 2000;

export const fullWords = "You’ve written to this request as often as we can keep.";

const words = (label: string) => ({
  name: "words",
  label,
  required: "Please write a few words",
  maxLength: longestNote,
});

export const receiptParts = {
  update: { heading: "An update from you", button: "Send the update" },
  answer: { heading: "How it turned out", button: "Tell the team" },
};

/** Of the private page of a request. */
export const receiptForms = {
  update: {
    fields: { words: words("How is it going?") },
    success: { title: "Sent", description: "We’ll read it, but it may be tomorrow." },
  },
  answer: {
    fields: { words: words("What happened?") },
    success: {
      title: "Thank you for telling us",
      description: "We’ll read it, but it may be tomorrow.",
    },
  },
};

/** Of the link to it: where it is kept, and from whom. */
export const receiptWords = {
  about:
    "There you’ll see when somebody has prayed, and a note if one is written to you. You can tell us how it goes on, or withdraw your request.",
  listed: "My Prayers leads to it while you’re logged in.",
  once: "Save this link now: we show it only this once.",
  sent: " If you’ve confirmed your address with us before, we send it there, too.",
  copied: { title: "Link copied", description: "Put it where only you can open it." },
  notCopied: {
    title: "It wasn’t copied",
    description: "Please select the link and copy it.",
    variant: "destructive",
  },
  guard:
    " Whoever has it can open the page: keep it to yourself, and don’t save it where someone checks your phone.",
} as const;

/** Under the words of a form that nothing came back to. */
export const seemsOffline = "You seem to be offline. Your words are still here.";
