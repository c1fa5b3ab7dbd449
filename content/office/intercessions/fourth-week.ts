import type { Intercessions } from "./set";

export const fourthWeek: readonly Intercessions[] = [
  {
    about: "For work that isn’t seen",
    petitions: [
      "For those who clean the building after we’ve gone, and know us by our wastebaskets.",
      "For dispatchers, dishwashers, and whoever reads the meters.",
      "For people who work all night, and try to sleep while the street’s awake.",
      "For parents at home with small children, whose work is undone by noon.",
      "For those between jobs, and those who’ve retired and miss being asked.",
    ],
  },
  {
    about: "For the earth",
    petitions: [
      "For the soil, and the small lives in it that we’ll never name.",
      "For the oceans, and for those who live by them and are losing ground.",
      "For the animals that we eat, or keep, or have nearly finished off. Make us merciful.",
      "For those who study the weather, and those who have to live in it.",
      "For children who aren’t born yet. Let there be birds.",
    ],
  },
  {
    about: "For hospitals, and all who are in them",
    petitions: [
      "For the emergency room today: quick eyes, steady voices, and enough beds.",
      "For a mother in labor, and the midwife who says that it’s going well. Let it be so.",
      "For the man who was told today. Sit by him, Jesus, until the words make sense.",
      "For those on a locked ward, and for all who are afraid of themselves. Keep them safe and alive, God, until they’re glad of it.",
      "For chaplains, orderlies, and the one who brings the ice.",
    ],
    needsHelpLines: true,
  },
  {
    about: "For the people we live with",
    petitions: [
      "For those who share our address, and for what they put up with.",
      "For brothers and sisters who don’t speak. Let one of them pick up the phone.",
      "For old parents who repeat themselves, and children who answer as if it were the first time.",
      "For people who fear a footstep in their own home. Bring them out to safety, Lord, and soon.",
      "For those who eat alone today. Let there be a call, or a good book, and You.",
    ],
    unsafeHome: true,
  },
  {
    about: "For peace with others, and in ourselves",
    petitions: [
      "For whoever would be glad to see us fail. We’re told to bless them, so here it is: bless them.",
      "For the rival we can’t stop measuring ourselves against. Take the yardstick away.",
      "For nations that call each other enemy. Let their mothers meet.",
      "For those who have to keep far away from a dangerous person. Make the distance hold, and don’t let them be shamed for it; they can forgive, or not yet, from there.",
      "For the part of us that enjoys a grudge. Christ, have mercy.",
    ],
    unsafeHome: true,
  },
  {
    about: "For those who aren’t free",
    petitions: [
      "For those in prison, guilty and innocent, on both sides of the same wall.",
      "For guards on a long shift. Keep them fair, and get them home safe.",
      "For people who are trafficked, cheated, or worked without pay. Set them free, and put the law on their side.",
      "For those who can’t stop drinking, or betting, or looking, and are so tired that they’d rather not wake up. Hold them, Lord: one day, then another.",
      "For those who came home this week after years inside, and can’t work the new phones. Give them a first friend.",
    ],
    needsHelpLines: true,
  },
];
