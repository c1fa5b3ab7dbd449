/** The four questions with which a day is looked back on, each to be followed by a silence. */
export const examen: readonly [string, string, string, string] = [
  "Where did something good come to you today? Thank God for it by name.",
  "When did you feel far from God, or from yourself? You don’t have to fix it. Just tell Him.",
  "Is there something you’d take back? Ask to be forgiven, and notice who else may need to hear it.",
  "What’s waiting for you tomorrow? Hand it over until the morning.",
];

/** The closing prayers of the night, Sunday first. */
export const nightPrayers: readonly string[] = [
  "Lord, it’s been Your day, and it was good to have one. Keep what we heard in us while we sleep. Watch over our town, and wake us ready for work.",
  "Father, Monday’s over. Some of it went well. Take the rest off our hands, shut the door on it softly, and stay with us until it’s light.",
  "Guard us while we sleep, God, and guard those who can’t. Be with the night nurse and the truck driver. Be with the mother who’s up again.",
  "Jesus, we’re halfway through the week, and we’re worn thin. Put Your hand on our heads. Quiet our thoughts, and let our bodies mend.",
  "Bless this house tonight, Lord, and whoever’s missing from it. Cover the children. Calm what was said too loudly. Bring us all to morning.",
  "Holy One, the world is wide awake and full of noise. We’re closing our eyes now. We trust You with the part we can’t do, and that’s most of it.",
  "The week is done, Father, and You’re still at work. We’ll stop. Hold the world for us tonight, and wake us up for Your day.",
];
