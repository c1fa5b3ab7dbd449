/** What somebody in danger of a kind needs to hear first, in words for the one in danger. */
export const firstWords: Readonly<Record<string, string>> = {
  suicide:
    "You matter, and you don’t have to get through this alone. Call or text now, ask someone to stay with you, and put what you could hurt yourself with out of reach.",
  "self-harm":
    "You don’t have to carry this alone. You can call or text right now, and you don’t have to explain it well.",
  overdose:
    "If you or someone else took too much, call for emergency help now, even if it feels all right. Don’t wait.",
  addiction:
    "You don’t have to stop alone. Someone can help you find the next step, whenever you’re ready.",
  "domestic-violence":
    "If someone is hurting you, it isn’t your fault, and God doesn’t ask you to stay. If leaving feels dangerous, plan it with someone you trust, or call this line.",
  strangling:
    "Being choked can injure you inside and leave no mark. Please see a doctor today. If it’s hard to breathe, swallow or talk, call for emergency help now.",
  stalking: "Trust your fear. If they’re near you now, call for emergency help first.",
  "sexual-assault":
    "If someone did this to you, it wasn’t your fault, and it doesn’t change what you’re worth. On the phone you can say as much or as little as you want.",
  "child-sexual-abuse":
    "If this happened to you: it isn’t your fault, and you’re not in trouble. Tell an adult you trust, at school or anywhere else, and keep telling until someone helps.",
  "child-physical-abuse":
    "If this happens to you: it isn’t your fault, and you’re not in trouble. Tell an adult you trust, at school or anywhere else, and keep telling until someone helps.",
  "clergy-abuse":
    "If this happened to you, it isn’t your fault, whatever their role. You can tell someone outside that church, or the police.",
  trafficking: "You’re not the one who did wrong. Ask for help as soon as it’s safe to.",
  "elder-abuse":
    "It isn’t your fault, whoever does it. Tell someone you trust who isn’t the one hurting you.",
  "eating-disorder":
    "Your body can be in danger before you feel it. Please tell a doctor, or someone who’ll take you to one. If you faint or your chest hurts, call for emergency help now.",
  "harm-to-others":
    "If someone may be hurt, call for emergency help now. If you’re afraid you might hurt someone, walk away from them first, then call.",
  postpartum:
    "You’re not a bad parent, and you’re not the only one. If you’re afraid for yourself or the baby, put the baby down somewhere safe, and call.",
  runaway: "You deserve a safe place. Call, and say that you have nowhere safe to sleep.",
};

/** For whoever cannot speak, or is overheard. */
export const unspoken = {
  title: "Can’t talk?",
  words: [
    "Text or chat instead. You can write: I need help and can’t talk.",
    "On a call you can say: I can’t speak freely. Ask me yes or no.",
    "If someone checks your phone, use a safer one.",
  ],
} as const;
