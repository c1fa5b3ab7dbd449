/** Kinds of danger as the desk names them: what may be meant, never what is so. */
export const kindWords: Readonly<Record<string, string>> = {
  suicide: "thoughts of suicide",
  "self-harm": "hurting oneself",
  overdose: "an overdose",
  "domestic-violence": "violence at home",
  strangling: "strangling",
  stalking: "being followed or watched",
  "sexual-assault": "a sexual assault",
  "child-sexual-abuse": "sexual abuse of a child",
  "child-physical-abuse": "violence against a child",
  "clergy-abuse": "abuse by someone in a church",
  trafficking: "being held or sold by others",
  "elder-abuse": "an older person being hurt",
  "eating-disorder": "not eating, or an eating disorder",
  "harm-to-others": "hurting someone else",
  postpartum: "despair after a birth",
  runaway: "being away from home with no safe place",
};

/** For whoever of the team reads it first. */
export const inOneMinute: readonly { title: string; words: string }[] = [
  {
    title: "Write",
    words:
      "Send the help lines first; they go at once. Then say that you read it, that you’re glad they told us, and ask whether they’re safe right now.",
  },
  {
    title: "Call",
    words:
      "If someone may be hurt now, call the emergency number with what you know. Then tell a leader. Don’t carry it alone.",
  },
  {
    title: "Don’t promise",
    words:
      "Don’t promise to keep it secret, or that all will be well. Don’t ask for details. If somebody may be hurting them, don’t write to that person.",
  },
  {
    title: "Ask about reporting",
    words:
      "If a child is being hurt, or an adult who can’t protect themselves, somebody may have a duty to report it. Rules differ from place to place, and we can’t give legal advice: ask a leader today.",
  },
];
