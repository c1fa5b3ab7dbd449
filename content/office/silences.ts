/** What to do in the silence of the morning, one day after another. */
export const silences: readonly string[] = [
  "Be quiet for a minute or two. If a word from the reading has stayed with you, stay with it.",
  "Read it once more, slowly, and stop where it stops you. You don’t have to reach the end.",
  "For a minute or two, say nothing and ask for nothing. If your mind wanders off, come back; it’s no failure to come back ten times.",
  "Picture yourself there, if the reading has a there: what you’d hear, where you’d stand. Then be still.",
  "Breathe out slowly, three times. Then put to God the one question that this reading leaves you with, and leave it unanswered for a minute.",
];

/** What Christians of the East have said under their breath for some fifteen hundred years. */
export const jesusPrayer = {
  text: "Lord Jesus Christ, Son of God, have mercy on me, a sinner.",
  note: "An old prayer of the Eastern churches, from two cries in Luke 18:13 and 18:38. Say it ten times or more, the first half as you breathe in, the second as you breathe out. Then be quiet.",
};
