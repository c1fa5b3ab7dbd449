/** Kinds of danger as the desk names them: what may be meant, never what is so. */
export const kindWords: Readonly<Record<string, string>> = {
  suicide: "thoughts of suicide",
  "self-harm": "self-harm",
  overdose: "an overdose",
  "domestic-violence": "violence at home",
  strangling: "being choked",
  stalking: "being followed or watched",
  "sexual-assault": "a sexual assault",
  "child-sexual-abuse": "sexual abuse of a child",
  "child-physical-abuse": "violence against a child",
  "clergy-abuse": "abuse by someone in a church",
  trafficking: "being held or trafficked",
  "elder-abuse": "an older person being hurt",
  "eating-disorder": "not eating, or an eating disorder",
  "harm-to-others": "hurting someone else",
  postpartum: "despair after a birth",
  runaway: "being away from home with no safe place",
};

type Step = { title: string; words: string };

const call: Step = {
  title: "Call",
  words:
    "Is someone hurt, about to be, or about to end their life? Call the emergency number now. Say what you know, and where they may be. Then tell a leader (another one, if you are one), but never someone they name: see the last step. If you have only a name, do that now. Don’t carry this alone.",
};

const lines: Record<"request" | "message", Step> = {
  request: {
    title: "Send the help lines, then pray",
    words:
      "The lines go on their private page. No email goes out, and they see them only if they open that page, so never count on that alone. You can write back, too: say that you read it, that you’re glad they told us, and ask if they’re safe. A leader can email them, too: if the danger may be someone near them, only if they said it’s safe, with nothing about it in the subject.",
  },
  message: {
    title: "Answer with the help lines, then pray",
    words:
      "Could the danger be someone near them? Then email or call only if they said it’s safe. If they didn’t, ask another leader first. Otherwise answer now. Use the team’s address or phone, not your own. Say that you read it, that you’re glad they told us, and ask if they’re safe. Give them the lines below.",
  },
};

const afterwards: readonly Step[] = [
  {
    title: "Don’t promise",
    words:
      "Don’t promise to keep it secret, to meet, or that all will be well. Don’t ask what was done. Whoever hurts them may read what you write: name nothing they told us, and never write to that person.",
  },
  {
    title: "Ask about reporting",
    words:
      "If a child is being hurt, or an adult who can’t protect themselves, someone may have a duty to report it. Don’t settle that alone: ask two leaders now. We can’t give legal advice.",
  },
  {
    title: "If it’s about one of us",
    words:
      "Do they name someone on this team? Then don’t hand it over or write here: that person may be able to read it. Go to someone outside the team, and to the police if anyone is in danger. Whoever runs this site can take a person off the team.",
  },
];

/** What to do in one minute, for whoever of the team reads it first. */
export const inOneMinute = (what: "request" | "message"): readonly Step[] => [
  call,
  lines[what],
  ...afterwards,
];
