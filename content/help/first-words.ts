/** Said below the thanks: to whoever may be in danger, and where nobody can tell. */
export const afterSending = {
  inDanger: "Please don’t wait to hear from us.",
  unknown: "If you or someone else is in danger, please don’t wait to hear from us.",
};

/** The same, to one who asked a group: people who know them read it. */
export const afterAsking = {
  inDanger: "Please don’t wait for your group to read this.",
  unknown: "If you or someone else is in danger, please don’t wait for your group to read this.",
};

const hurtChild =
  "If someone hurts you, or touches you in a way that isn’t okay, now or long ago: it isn’t your fault, and you’re not in trouble. If you’re a child, tell an adult you trust, at school or anywhere else, and keep telling until someone helps. If a child told you, believe them, keep them away from whoever does it, and call. Don’t confront that person yourself.";

/**
 * What somebody in danger of a kind needs to hear first, in words for the one in danger. Who speaks is
 * never sure: whoever tells of somebody else must find themselves in them, too.
 */
export const firstWords: Readonly<Record<string, string>> = {
  suicide:
    "You matter, and you don’t have to get through this alone. Call or text now, ask someone to stay with you, and put what you could hurt yourself with out of reach. Is it someone you love? Stay with them, and call together.",
  "self-harm":
    "You don’t have to carry this alone. You can call or text right now, and you don’t have to explain it well. If a wound is deep or won’t stop bleeding, call for emergency help now.",
  overdose:
    "If you or someone else took too much, call for emergency help now, even if it feels all right. Say what was taken, and how much.",
  emergency:
    "If your chest hurts, or it’s hard to breathe, or one side is suddenly weak, call for emergency help now, even if you aren’t sure. It may be fear, and it’s still right to call.",
  addiction:
    "You don’t have to stop alone. Someone can help you find the next step, whenever you’re ready.",
  "domestic-violence":
    "If someone is hurting you, it isn’t your fault, and God doesn’t ask you to stay. If leaving feels dangerous, plan it first with someone you trust, or with the people on these lines.",
  strangling:
    "Anyone who was choked can be injured inside, with no mark to show it. Please see a doctor today. If it’s hard to breathe, swallow or talk, call for emergency help now.",
  stalking:
    "Trust your fear. If they’re near you now, call for emergency help first. Tell someone you trust where you are, and don’t meet them alone.",
  "sexual-assault":
    "If someone did this to you, it wasn’t your fault, and it doesn’t change what you’re worth. On the phone you can say as much or as little as you want. If it just happened, a hospital can care for you.",
  "child-sexual-abuse": hurtChild,
  "child-physical-abuse": hurtChild,
  "clergy-abuse":
    "If this happened to you, it isn’t your fault, whatever their role. You can tell someone outside that church or ministry, or the police.",
  trafficking:
    "If someone forces you or controls you, it isn’t your fault. Ask for help as soon as it’s safe to.",
  "elder-abuse":
    "If it happens to you, it isn’t your fault, whoever does it. Tell someone you trust who isn’t the one hurting you. If you’re worried about someone, ask them when nobody else is in the room.",
  "eating-disorder":
    "Your body can be in danger before you feel it. Please tell a doctor, or someone who’ll take you to one. If you faint or your chest hurts, call for emergency help now.",
  "harm-to-others":
    "If someone is hurt, or may be soon, call for emergency help now. If you’ve hurt someone, or you’re afraid you will: get away from them first, then call, and tell someone who’ll stay with you. It can stop, and people will help you stop it.",
  postpartum:
    "You’re not a bad parent, and you’re not the only one. If you’re afraid for yourself or the baby, put the baby down somewhere safe, and call.",
  runaway:
    "You deserve a safe place. Call, and say that you have nowhere safe to sleep. If a child is missing, call for emergency help now.",
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

/** Where nobody else reads what was written. */
export const sentToNobody = "What you wrote was sent to nobody. Please don’t stay alone with it.";
