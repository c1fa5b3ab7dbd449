import type { Intercessions } from "./set";

export const thirdWeek: readonly Intercessions[] = [
  {
    about: "For those who feed us and build for us",
    petitions: [
      "For farmers looking at the sky, and pickers bent over in the rows. Send rain, Lord, and fair pay.",
      "For people on fishing boats, in bakeries, on the kill floor, and on a double shift at the grill.",
      "For those who build the roads and roofs, and those who mend the pipes underneath.",
      "For people who lend, people who owe, and those who lie awake adding it up.",
      "For bosses who are kind when it costs them. Raise up more.",
    ],
  },
  {
    about: "For what the world needs",
    petitions: [
      "For the hungry: bread, Lord, and honest people to carry it there.",
      "For the thirsty: clean water, near enough for a child to fetch.",
      "For those in fire, flood, storm, or drought: rescue, shelter, and neighbors.",
      "For those at war: an end to it, and then the patience that peace takes.",
      "For the sick of every country: medicine, at a price the poor can pay.",
    ],
  },
  {
    about: "For bodies that hurt",
    petitions: [
      "For those whose pain has no name yet. Let the next doctor listen.",
      "For people with an illness that won’t leave: good days, God, and company on the bad ones.",
      "For those who can’t walk, or see, or hear, and for a world that would make room.",
      "For whoever’s in surgery this morning, and the family in the waiting room with the television on.",
      "For those who nurse their own, and are tired past what sleep can mend. Send them a week of relief.",
    ],
    needsHelpLines: true,
  },
  {
    about: "For those who love each other",
    petitions: [
      "For couples newly married, and couples who’ve stopped talking. Give them one true sentence to begin with.",
      "For those who are single and content, and those who are single and aren’t.",
      "For the divorced, and for children with two toothbrushes.",
      "For those who are told that it’s love while they’re being hurt in their own home. Tell them the truth, Father, and get them out.",
      "For grandmothers who are raising children again, and friends who are all the family there is.",
    ],
    unsafeHome: true,
  },
  {
    about: "For those who’ve been harmed",
    petitions: [
      "For victims of violence, and for those who sit beside them in court.",
      "For people whom a church has hurt and told to be quiet. Let them be heard.",
      "For those whose trust was used against them by a parent, a coach, a priest, a boss.",
      "For the ones who did it. Stop them, Lord, bring it into the light, and keep hatred out of us.",
      "For ourselves, where we knew and looked away. Forgive us, and make us braver.",
    ],
    unsafeHome: true,
  },
  {
    about: "For those who grieve",
    petitions: [
      "For whoever woke this week beside an empty pillow.",
      "For parents who’ve outlived a child. There aren’t words, Lord. Be there without them.",
      "For those whose loss nobody counts: a child miscarried, a friend no one knew about, a love kept quiet.",
      "For families after a suicide, with all their questions. Comfort them, and keep every one of them safe.",
      "For those who’ll die before tomorrow morning, in every time zone. Receive them in mercy.",
    ],
    needsHelpLines: true,
  },
];
