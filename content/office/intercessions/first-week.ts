import type { Intercessions } from "./set";

export const firstWeek: readonly Intercessions[] = [
  {
    about: "For work, and for those without it",
    petitions: [
      "For all who are starting the week tired. Go in with them, Lord.",
      "For nurses and cleaners, drivers and cooks, and those who work while we’re asleep.",
      "For people who hire and people who fire. Make them fair.",
      "For those who look for work, and have heard no so often. Let one of them hear yes this week.",
      "For work that nobody pays for: the wash, the meals, the long hours beside a bed.",
    ],
  },
  {
    about: "For the world",
    petitions: [
      "For places at war today. Stop the guns, God, and bring the children up out of the cellars.",
      "For those who govern, here and everywhere. Help them to listen before they decide.",
      "For people on the road with all they own in one bag. Bring them somewhere safe.",
      "For rivers and forests, for farms and fish. Teach us to take no more than we need.",
      "For the judges, the reporters, and the aid workers who tell the truth when it’s risky.",
    ],
  },
  {
    about: "For the sick, and those who care for them",
    petitions: [
      "For everyone in pain. Come near, Jesus, and ease it.",
      "For those who are waiting for a test, or for the phone to ring.",
      "For anyone whose mind is dark or full of noise. Lead them to good help, and keep them with us.",
      "For doctors and nurses, and for the daughter who drives across town each night.",
      "For the dying. Keep hold of them, Lord, and of those who sit with them.",
    ],
    needsHelpLines: true,
  },
  {
    about: "For family and friends",
    petitions: [
      "For the people under this roof, by name. Bless each one.",
      "For our parents, and for those we had in place of parents.",
      "For children, ours and all of them. Keep them safe, and keep them laughing.",
      "For anyone who’s afraid in their own home. Give them a way out, Lord, and someone to call.",
      "For friends far off, and for the one we keep meaning to write to.",
    ],
    unsafeHome: true,
  },
  {
    about: "For our enemies",
    petitions: [
      "For the one whose name makes us tense. You love them, Father, and we’re trying to want what’s good for them.",
      "For those who’ve lied about us. Set the record straight, and keep us from lying back.",
      "For people who do real harm. Stop them, Lord, and turn them around.",
      "For all who’ve been hurt and aren’t ready to forgive. Be patient with them, and keep them safe from whoever did it.",
      "For anyone to whom we’ve been the enemy. Show us how to make it right.",
    ],
    unsafeHome: true,
  },
  {
    about: "For those the world forgets",
    petitions: [
      "For people in prison, and for their kids on visiting day.",
      "For those who’ll sleep outside tonight. Send them food, God, and a dry place.",
      "For the very old, when the phone doesn’t ring.",
      "For those who think that no one would miss them. You would. Send a friend today to say so.",
      "For the lost and the missing, and for those who still set a place for them.",
    ],
    needsHelpLines: true,
  },
];
