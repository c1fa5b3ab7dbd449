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

/** For whoever of the team reads it first. */
export const inOneMinute: readonly { title: string; words: string }[] = [
  {
    title: "Call",
    words:
      "Someone hurt, or about to be? Call the emergency number now with what you know, and tell a leader at once. If you have only a name, hand it to the leaders now. Don’t carry it alone.",
  },
  {
    title: "Write",
    words:
      "Send the help lines. They stand on the person’s page, and they see them only if they open it, so never count on that alone. Then say that you read it, that you’re glad they told us, and ask whether they’re safe.",
  },
  {
    title: "Don’t promise",
    words:
      "Don’t promise to keep it secret, or that all will be well. Don’t ask what was done. Whoever hurts them may read what you write: name nothing they told us, and don’t write to that person.",
  },
  {
    title: "Ask about reporting",
    words:
      "If a child is being hurt, or an adult who can’t protect themselves, somebody may have a duty to report it. Don’t settle that alone: ask two leaders now, never the one it’s about. We can’t give legal advice.",
  },
];
