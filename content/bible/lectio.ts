/** The four steps of a slow reading: what each is called, and what one does in it. */
export const lectioSteps = [
  {
    name: "Read",
    words:
      "Read the words slowly, aloud if you can. Then read them once more, and listen for one word or line that stays with you.",
    next: "Next: Reflect",
  },
  {
    name: "Reflect",
    words:
      "Say that one line over a few times. What does it touch in your life today? You don’t have to explain it. Let it be about you.",
    next: "Next: Respond",
  },
  {
    name: "Respond",
    words:
      "Now talk to God about it in your own words: thanks, a question, a complaint, a name. There’s no wrong way to begin.",
    next: "Next: Rest",
  },
  {
    name: "Rest",
    words:
      "There’s nothing more to say or do. Stay a minute or two in God’s company. When your thoughts wander, come back to your one line.",
    next: undefined,
  },
] as const;
