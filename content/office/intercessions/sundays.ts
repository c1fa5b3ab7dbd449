import type { Intercessions } from "./set";

/** For seven Sundays: a number with which neither five examens nor six night prayers keep step. */
export const sundayIntercessions: readonly Intercessions[] = [
  {
    about: "For the church",
    petitions: [
      "For Your church in every country, Father: make it kind, make it brave, and make it one.",
      "For those who worship in secret today. Keep them safe, and keep them singing.",
      "For pastors and priests, and for whoever unlocks the building and sets out the chairs.",
      "For people the church has hurt. Bring the truth out, Lord, and bring them healing.",
      "For those who’ll come back this morning after a long time away. Let them be met at the door by a friendly face.",
    ],
  },
  {
    about: "For those who serve in church",
    petitions: [
      "For all who preach today, and for those who’d rather they kept it short. Say what You want said.",
      "For choirs and drummers, for whoever runs the sound, and the woman who’s played the organ for fifty years.",
      "For those who are trusted with children. Make them worthy of it, Lord, and keep the children safe.",
      "For churches with nine people in the pews, and churches where it’s easy to disappear.",
      "For congregations that meet in gyms and storefronts, and sing in two languages. Fill the room.",
    ],
  },
  {
    about: "For those who can’t come",
    petitions: [
      "For those who are too ill to come to church, or too far away, or have no ride. Join our prayer to theirs, Father.",
      "For whoever’s at work this morning, at the register or on the ward. Give them a minute with You.",
      "For parents who spent the last service out in the parking lot with a child who couldn’t sit still. Help us to be glad of the noise.",
      "For the woman in the nursing home who’s lost our names and has all four verses of the hymn. Sing along with her, Lord.",
      "For those who’d like to come and are afraid to, of the crowd or the questions, or of someone who’ll be there. Meet them where they’re safe.",
    ],
  },
  {
    about: "For those who aren’t sure",
    petitions: [
      "For the ones who’ll sit at the back this morning, near the exit. You’re glad they’re coming, and so are we.",
      "For people who’ve stopped believing, or think they have. You haven’t let go of them; help us not to.",
      "For those who ask hard questions. Spare them easy answers, and us from giving them.",
      "For our neighbors of other faiths, and of none. Bless them, and make us good neighbors to them.",
      "For us, on days when we say the words and feel nothing. Hear them anyway.",
    ],
  },
  {
    about: "For rest, and for those who get none",
    petitions: [
      "For people with two jobs and no Sunday. Give them an afternoon that’s theirs, and pay they can live on.",
      "For those who are looking after a husband, a mother, or a child, and haven’t sat down in weeks. Send someone to take a turn.",
      "For those of us who could stop and won’t. Hush us, Lord, as You hushed the sea.",
      "For the fields and the animals, who were given a sabbath, too. Teach us to let them have it.",
      "For those with nothing but time: the laid off, the ill, the lonely. Send them good company, and a reason to get up on Monday.",
    ],
  },
  {
    about: "For the church, and the world at its door",
    petitions: [
      "For Orthodox and Pentecostal, Catholic and Baptist, and those still deciding. Draw us nearer to each other, and to You.",
      "For translators, and the village that will hear Mark in its own language for the first time.",
      "For the sick whose names we’ll hear today, and the sick who’ve told no one. Jesus, put Your hand on each of them.",
      "For the town around us: the shelter, the jail, the school, the ward. Make us some use to it.",
      "For countries at war this Sunday, where people are praying on both sides. Hear them, and make peace.",
    ],
  },
  {
    about: "For the newest of us, and the oldest",
    petitions: [
      "For all who are baptized today, dry-eyed or howling. Help us keep the promises we make to them.",
      "For people who’ve come to faith this year and lost friends over it, or family. Show us how to be theirs.",
      "For teenagers who doubt what we’ve told them. Stay near, Lord, and give us the nerve to tell them about our own doubts.",
      "For those who’ve prayed for sixty years, and find it as dry as a bone just now. Send rain.",
      "For the ones who are nearly home, and taught us how to live. Show them Your face.",
    ],
  },
];
