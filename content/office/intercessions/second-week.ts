import type { Intercessions } from "./set";

export const secondWeek: readonly Intercessions[] = [
  {
    about: "For those who learn and teach",
    petitions: [
      "For children who open a book today and can’t make the letters hold still. Give them time, and a teacher who has some.",
      "For teachers, aides, bus drivers, and the lunch line.",
      "For students far from home, counting their money and the weeks.",
      "For the man who’s learning a new language at fifty, and practices it at the checkout.",
      "For scientists and scholars. Let them love the truth more than their own idea of it.",
    ],
  },
  {
    about: "For those in power",
    petitions: [
      "For presidents, ministers, and mayors. Give them honest friends, and make them glad to be corrected.",
      "For judges and juries, and for the people whose lives are in the file before them.",
      "For police and soldiers. Keep them from harm, Lord, and from doing it.",
      "For voters, clerks, and those who count. Make our quarrels fair.",
      "For people who live under a ruler they didn’t choose. Be their justice until there’s some.",
    ],
  },
  {
    about: "For those whose minds are ill",
    petitions: [
      "For those who woke today and wished they hadn’t. Keep them alive, God, and bring them to people who can help.",
      "For those whose thoughts race, or won’t stop counting, or speak in a stranger’s voice.",
      "For those who drink, or use, or starve, to make it quiet. Have mercy, and give them one clear hour.",
      "For therapists, night nurses, and the voice on the other end of a hotline.",
      "For families who love them and don’t know what to say. Teach them to listen, and let them sleep tonight.",
    ],
    needsHelpLines: true,
  },
  {
    about: "For children and the young",
    petitions: [
      "For babies born today, and for their parents, who are terrified. Bless them all.",
      "For children who carry too much: a sick mother, two addresses, a secret. Send them a grown-up who’ll listen, and act.",
      "For teenagers, watched by everyone and seen by so few.",
      "For children who had to leave their own home because it wasn’t safe, and for those who open the door to them at midnight.",
      "For all who long for a child, and all who’ve buried one.",
    ],
    unsafeHome: true,
  },
  {
    about: "For people we disagree with",
    petitions: [
      "For the relative whose politics we can’t bear. Make us curious, Lord, before we’re right.",
      "For neighbors with the loud music, and for the neighbor who thinks the loud ones are us.",
      "For churches that have split. Heal what can be healed, and keep us from sneering at the rest.",
      "For those who speak of us with contempt. Keep their words from becoming ours.",
      "For whoever lives with cruelty, and has been told that it’s a difference of opinion. Show them it isn’t, and bring them help.",
    ],
    unsafeHome: true,
  },
  {
    about: "For those far from home",
    petitions: [
      "For people crossing a desert or a sea today. Bring them to land, and to a welcome.",
      "For the father who sends his pay home and sees his children on a screen.",
      "For those in detention, waiting for a hearing in a language they half know.",
      "For people who’ve lost a country, and can’t find its food here, or its songs.",
      "For those so homesick that they’ve stopped wanting to be anywhere. Keep them alive, Lord, until there’s a table they know.",
    ],
    needsHelpLines: true,
  },
];
