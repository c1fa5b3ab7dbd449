import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of March, from the first on. */
export const march: readonly DayVerse[] = [
  {
    reference: "Psalm 63:1",
    verses:
      "O God, You are my God. Earnestly I seek You; my soul thirsts for You. My body yearns for You in a dry and weary land without water.",
    line: "My whole body’s thirsty for You, God, and I’ve been sipping at everything else since I got up.",
  },
  {
    reference: "Jonah 2:7",
    verses:
      "As my life was fading away, I remembered the LORD. My prayer went up to You, to Your holy temple.",
    line: "Jonah prayed from a worse place than this one, and You heard him. From down here, Lord, I’m remembering You.",
  },
  {
    reference: "Romans 5:8",
    verses:
      "But God proves His love for us in this: While we were still sinners, Christ died for us.",
    line: "You didn’t wait for me to clean up first. I’ll never get over that, Jesus, and I don’t want to.",
  },
  {
    reference: "Proverbs 3:5-6",
    verses:
      "Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.",
    line: "I keep leaning on what I can figure out, and it keeps giving way. I’m leaning on You now.",
  },
  {
    reference: "Isaiah 55:6",
    verses: "Seek the LORD while He may be found; call on Him while He is near.",
    line: "You’re near this minute, nearer than I am to the door, so I’m calling while I’ve still got the nerve.",
  },
  {
    reference: "Mark 9:24",
    verses: "Immediately the boy’s father cried out, “I do believe; help my unbelief!”",
    line: "Half of me believes, and half of me is that father with his voice breaking. Take both halves, Jesus.",
  },
  {
    reference: "Psalm 130:5-6",
    verses:
      "I wait for the LORD; my soul does wait, and in His word I put my hope. My soul waits for the Lord more than watchmen wait for the morning—more than watchmen wait for the morning.",
    line: "The night shift knows how slow four o’clock is. I’m watching for You, Lord, like that.",
  },
  {
    reference: "Proverbs 31:25-26",
    verses:
      "Strength and honor are her clothing, and she can laugh at the days to come. She opens her mouth with wisdom, and faithful instruction is on her tongue.",
    line: "Thank You for the women whose strength held us up and whose good sense we’re still quoting; bless them today.",
  },
  {
    reference: "Luke 18:13",
    verses:
      "But the tax collector stood at a distance, unwilling even to lift up his eyes to heaven. Instead, he beat his breast and said, ‘God, have mercy on me, a sinner!’",
    line: "Have mercy on me, God. I won’t add to that. I’ll just stand here and mean it.",
  },
  {
    reference: "Ezekiel 36:26",
    verses:
      "I will give you a new heart and put a new spirit within you; I will remove your heart of stone and give you a heart of flesh.",
    line: "Something in me has gone hard, and I hardly noticed when. Take the stone away, Lord. I’d rather feel.",
  },
  {
    reference: "2 Corinthians 12:9",
    verses:
      "But He said to me, “My grace is sufficient for you, for My power is perfected in weakness.” Therefore I will boast all the more gladly in my weaknesses, so that the power of Christ may rest on me.",
    line: "I’ve asked You to take this away, and it’s still here. If I have to stay weak, Lord, then please stay close.",
  },
  {
    reference: "Psalm 139:23-24",
    verses:
      "Search me, O God, and know my heart; test me and know my concerns. See if there is any offensive way in me; lead me in the way everlasting.",
    line: "Go through every room in me, Lord, even that closet. Whatever hurts people, show it to me kindly.",
  },
  {
    reference: "Lamentations 3:25-26",
    verses:
      "The LORD is good to those who wait for Him, to the soul who seeks Him. It is good to wait quietly for the salvation of the LORD.",
    line: "Quiet waiting isn’t my gift. I’ve paced a groove in the floor. Sit with me, Lord, till You come.",
  },
  {
    reference: "Matthew 5:6",
    verses: "Blessed are those who hunger and thirst for righteousness, for they will be filled.",
    line: "I’m hungry for things to be put right, God, in the news and in this house. Feed us soon.",
  },
  {
    reference: "Job 23:10",
    verses: "Yet He knows the way I have taken; when He has tested me, I will come forth as gold.",
    line: "I can’t tell where this road is going, but You know the way I take, and You won’t waste the fire.",
  },
  {
    reference: "1 Peter 5:6-7",
    verses:
      "Humble yourselves, therefore, under God’s mighty hand, so that in due time He may exalt you. Cast all your anxiety on Him, because He cares for you.",
    line: "One at a time, I’m tossing my worries over to You. You care, so I won’t go back for them.",
  },
  {
    reference: "Psalm 46:10",
    verses:
      "“Be still and know that I am God; I will be exalted among the nations, I will be exalted over the earth.”",
    line: "Be still, You say, and everything in me is loud. I’m going to breathe out and know You’re God.",
  },
  {
    reference: "Galatians 5:22-23",
    verses:
      "But the fruit of the Spirit is love, joy, peace, patience, kindness, goodness, faithfulness, gentleness, and self-control. Against such things there is no law.",
    line: "I can’t grow patience by gritting my teeth, Holy Spirit, so please grow some of Your fruit on this dry branch.",
  },
  {
    reference: "Genesis 28:16",
    verses:
      "When Jacob woke up, he said, “Surely the LORD is in this place, and I was unaware of it.”",
    line: "I thought it was only a stone and a bad night’s sleep. You were in this place, too.",
  },
  {
    reference: "Song of Solomon 2:11-12",
    verses:
      "For now the winter is past; the rain is over and gone. The flowers have appeared in the countryside; the season of singing has come, and the cooing of turtledoves is heard in our land.",
    line: "Winters do end, Lord. I’d almost forgotten how a bird sounds at five in the morning, when it’s sure of You.",
  },
  {
    reference: "Isaiah 41:10",
    verses:
      "Do not fear, for I am with you; do not be afraid, for I am your God. I will strengthen you; I will surely help you; I will uphold you with My righteous right hand.",
    line: "Hold me up by the hand, God, the way a parent walks a child over ice. I’m trying not to fear.",
  },
  {
    reference: "John 4:13-14",
    verses:
      "Jesus said to her, “Everyone who drinks this water will be thirsty again. But whoever drinks the water I give him will never thirst. Indeed, the water I give him will become in him a fount of water springing up to eternal life.”",
    line: "I keep going back to the same dry wells, Jesus, and I’d like some of the water that You told her about.",
  },
  {
    reference: "Psalm 42:1-2",
    verses:
      "As the deer pants for streams of water, so my soul longs after You, O God. My soul thirsts for God, the living God. When shall I come and appear in God’s presence?",
    line: "There’s a thirst that coffee and company don’t reach. It’s You I want, living God. When can I come?",
  },
  {
    reference: "Micah 7:18",
    verses:
      "Who is a God like You, who pardons iniquity and passes over the transgression of the remnant of His inheritance—who does not retain His anger forever, because He delights in loving devotion?",
    line: "You’d rather show mercy than stay angry. I’ve never met anyone like that, Lord. Thank You for meeting me.",
  },
  {
    reference: "Luke 1:38",
    verses:
      "“I am the Lord’s servant,” Mary answered. “May it happen to me according to your word.” Then the angel left her.",
    line: "Mary didn’t have the details either. Here’s my yes, Lord, as small as it is, and it’s shaking.",
  },
  {
    reference: "Hebrews 2:18",
    verses:
      "Because He Himself suffered when He was tempted, He is able to help those who are being tempted.",
    line: "You’ve been pulled hard in the wrong direction, too, Jesus, and You held. Help me hold today.",
  },
  {
    reference: "Isaiah 53:5",
    verses:
      "But He was pierced for our transgressions, He was crushed for our iniquities; the punishment that brought us peace was upon Him, and by His stripes we are healed.",
    line: "By Your wounds, Jesus, and not by anything I’ve managed, I’m being made well, and I can’t pay You back, only love You.",
  },
  {
    reference: "John 12:24",
    verses:
      "Truly, truly, I tell you, unless a kernel of wheat falls to the ground and dies, it remains only a seed. But if it dies, it bears much fruit.",
    line: "Something of mine has to go into the ground, I think. Help me open my hand and let it drop.",
  },
  {
    reference: "Philippians 2:3-4",
    verses:
      "Do nothing out of selfish ambition or empty pride, but in humility consider others more important than yourselves. Each of you should look not only to your own interests, but also to the interests of others.",
    line: "I’ve thought about myself since I woke up. Show me one other person today, Lord, and what they need.",
  },
  {
    reference: "Psalm 22:24",
    verses:
      "For He has not despised or detested the torment of the afflicted. He has not hidden His face from him, but has attended to his cry for help.",
    line: "You haven’t looked away from anyone’s pain, and You didn’t look away on the cross. Hear those who cry tonight.",
  },
  {
    reference: "John 13:14-15",
    verses:
      "So if I, your Lord and Teacher, have washed your feet, you also should wash one another’s feet. I have set you an example so that you should do as I have done for you.",
    line: "You had a towel around You the night before You died. Show me, Lord, whose feet I’ve been too proud to see.",
  },
];
