import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of March, from the first on; after the ninth it is Lent or Easter in every year. */
export const march: readonly DayVerse[] = [
  {
    reference: "Psalm 126:3",
    verses: "The LORD has done great things for us; we are filled with joy.",
    line: "Great things, and I’ve filed them under luck. I’m taking them out one by one, Lord, to be glad about them.",
  },
  {
    reference: "Proverbs 14:30",
    verses: "A tranquil heart is life to the body, but envy rots the bones.",
    line: "Her house, his job, their easy children: it’s eating me. Quiet my heart, Lord, until I can be happy for them.",
  },
  {
    reference: "Psalm 73:26",
    verses:
      "My flesh and my heart may fail, but God is the strength of my heart and my portion forever.",
    line: "My body’s letting me down, and my nerve went first. Be the part of me, God, that doesn’t give out.",
  },
  {
    reference: "Matthew 9:37-38",
    verses:
      "Then He said to His disciples, “The harvest is plentiful, but the workers are few. Ask the Lord of the harvest, therefore, to send out workers into His harvest.”",
    line: "So much is standing ripe out there, and there are so few of us, Lord, that I’m asking for more hands, starting with mine.",
  },
  {
    reference: "Psalm 141:3",
    verses: "Set a guard, O LORD, over my mouth; keep watch at the door of my lips.",
    line: "Stand at the door of my mouth this evening. I’ve got something clever to say, and it shouldn’t get out.",
  },
  {
    reference: "Mark 5:36",
    verses:
      "But Jesus overheard their conversation and said to Jairus, “Do not be afraid; just believe.”",
    line: "They’d already told him it was too late. Jesus, walk on beside me as You did with him, and keep talking.",
  },
  {
    reference: "Psalm 90:14",
    verses:
      "Satisfy us in the morning with Your loving devotion, that we may sing for joy and be glad all our days.",
    line: "Before the coffee and the news, fill me up with Your love, so I’ll have something to sing on the way.",
  },
  {
    reference: "Proverbs 31:25-26",
    verses:
      "Strength and honor are her clothing, and she can laugh at the days to come. She opens her mouth with wisdom, and faithful instruction is on her tongue.",
    line: "Thank You for the women whose strength held us up and whose good sense we’re still quoting; bless them today.",
  },
  {
    reference: "Romans 12:15",
    verses: "Rejoice with those who rejoice; weep with those who weep.",
    line: "One friend’s got a ring and one’s got a funeral. Make room in me for both, Lord, on the same day.",
  },
];
