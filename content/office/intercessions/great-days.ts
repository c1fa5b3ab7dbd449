import type { Intercessions } from "./set";

export type { Intercessions } from "./set";

export const onChristmasDay: Intercessions = {
  about: "For all the people He came to",
  petitions: [
    "For babies born today, in hospitals, in tents, and on the way to somewhere. Bring each of them in out of the cold.",
    "For those who are working so that the rest of us can sit down. Let it be quiet on the ward.",
    "For Bethlehem as it is now. Give it peace, Lord, and give its children a whole night’s sleep.",
    "For those who can’t bear the carols this year, and for the ones they miss. Sit with them, and don’t sing.",
    "For anyone who’s afraid of someone in their own home today. Open a way out, and put a kind face at the end of it.",
  ],
  unsafeHome: true,
};

export const onEpiphany: Intercessions = {
  about: "For all who are on the way",
  petitions: [
    "For those who are following one small light, and don’t know yet whose it is. Bring them all the way.",
    "For astronomers, navigators, and children who lie on the grass and ask how far it goes. You made them curious.",
    "For people who live under a frightened ruler. Warn them in time, and show them another road.",
    "For those who’ve come a long way with a gift, and find a plainer house than they’d expected. Let them kneel anyway.",
    "For every nation, ours and the ones we couldn’t find on a map. Rise on all of them.",
  ],
};

export const onGoodFriday: Intercessions = {
  about: "From the foot of the cross",
  petitions: [
    "For all who’ll die today, and for those who’ll die alone. You’ve gone that way Yourself, Lord. Go with them.",
    "For anyone who says, My God, why? You’ve said it, too. Don’t let them think that they’re the only one.",
    "For mothers who have to stand and watch. Give them someone to go home with.",
    "For the Jewish people, Your own family, who’ve been hunted in Your name. Keep them safe, and keep Your church honest about it.",
    "For those who give the orders, and those who only carry them out. They don’t know what they’re doing. Father, have mercy.",
  ],
  needsHelpLines: true,
};

export const onEasterDay: Intercessions = {
  about: "For the world He rose in",
  petitions: [
    "For the church that shouts it this morning, and the church that has to whisper.",
    "For women who bring good news and aren’t believed. Send Peter running after them.",
    "For all who’ve stood at a grave this year. Call them by name, Lord, as You called Mary.",
    "For places where it’s still Friday: the front, the cell, the ward. Roll away what we can’t move.",
    "For those who came today because their mother asked them to. Surprise them.",
  ],
};

export const onPentecost: Intercessions = {
  about: "For every tongue, and all that breathes",
  petitions: [
    "For each church that sings today in a language we don’t know. You understood it first.",
    "For the shy, and for those who’ve lost their voice. Give them words, Holy Spirit, and people who’ll wait for them.",
    "For interpreters, and for children who explain the mail to their parents.",
    "For those in whom the fire has burned low. Breathe on it gently.",
    "For the whole earth, every lung and leaf of it. Make its face new.",
  ],
};

export const onAllSaints: Intercessions = {
  about: "With those who’ve gone ahead",
  petitions: [
    "For those who taught us to pray, and for those who never said a word about it and showed us how, thank You.",
    "For saints whom nobody wrote down: who stayed, who told the truth, who were the first to make peace. We bless You for each one.",
    "For all who suffer for Your name today. Don’t let fear have the last word with them, or hate with us.",
    "For those who miss someone so much that the singing hurts. You’ve promised to wipe away every tear. Begin with theirs.",
    "For those who’ll come after us, and will need us to have been faithful. Make us so.",
  ],
};

/** On the days that have their own; the four weeks go on beneath them. */
export const ofGreatDays = [
  onChristmasDay,
  onEpiphany,
  onGoodFriday,
  onEasterDay,
  onPentecost,
  onAllSaints,
];
