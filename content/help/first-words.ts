/** What somebody in danger of a kind needs to hear first, in words for the one in danger. */
export const firstWords: Readonly<Record<string, string>> = {
  suicide:
    "You matter, and you don’t have to get through tonight alone. Call or text now, and ask someone to stay with you.",
  "self-harm": "You don’t have to carry this alone. Someone is there now, and won’t be shocked.",
  overdose:
    "If you or someone else took too much, call for emergency help now, even if it feels all right. Don’t wait.",
  addiction:
    "You don’t have to stop alone. Someone can help you find the next step, whenever you’re ready.",
  "domestic-violence":
    "It isn’t your fault, and God doesn’t ask you to stay where you’re being hurt. If they check your phone, use a safer one.",
  strangling:
    "Hands on your throat can hurt you inside and leave no mark. Please let a doctor see you today.",
  stalking: "Trust your fear. If they’re near you now, call for emergency help first.",
  "sexual-assault":
    "It wasn’t your fault, and it doesn’t make you dirty. You decide whom to tell, and when.",
  "child-sexual-abuse":
    "If this happened to you: it isn’t your fault, and you’re not in trouble. Tell a grown-up you trust, and keep telling until somebody helps.",
  "child-physical-abuse":
    "If this happens to you: it isn’t your fault, and you’re not in trouble. Tell a grown-up you trust, and keep telling until somebody helps.",
  "clergy-abuse":
    "It wasn’t your fault, whoever did it. You can tell someone outside that church, and the police.",
  trafficking: "You’re not the one who did wrong. Ask for help when nobody is watching you.",
  "elder-abuse": "It isn’t your fault, whoever does it. Tell someone outside your home.",
  "eating-disorder":
    "Your body may be in danger before it feels so. Please tell a doctor this week.",
  "harm-to-others":
    "If somebody may be hurt, call for emergency help now. If you’re the one who might, walk away first, then call.",
  postpartum:
    "You’re not a bad parent, and you’re not the only one. If you’re afraid for yourself or the baby, don’t be alone now.",
  runaway: "You deserve a safe place tonight. Somebody can help you find one.",
};

/** For whoever cannot speak, or is overheard. */
export const unspoken = {
  title: "Can’t talk?",
  words: [
    "Text or chat instead. You can write: I need help and can’t talk.",
    "On a call you can say: I can’t speak freely. Ask me yes or no.",
    "If they check your phone, use a safer one.",
  ],
} as const;
