import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of February, from the first on. */
export const february: readonly DayVerse[] = [
  {
    reference: "Psalm 90:12",
    verses: "So teach us to number our days, that we may present a heart of wisdom.",
    line: "I don’t have as many days as I act like I have. Teach me to spend this one well.",
  },
  {
    reference: "Luke 2:38",
    verses:
      "Coming forward at that moment, she gave thanks to God and spoke about the Child to all who were waiting for the redemption of Jerusalem.",
    line: "For Anna, and for every old woman who’s still praying in the front pew and still telling everyone about You, thank You.",
  },
  {
    reference: "1 Samuel 16:7",
    verses:
      "But the LORD said to Samuel, “Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.”",
    line: "I judged someone by their coat again. You looked further, and You always have. Show me what You saw.",
  },
  {
    reference: "Colossians 3:23-24",
    verses:
      "Whatever you do, work at it with your whole being, as for the Lord and not for men, because you know that you will receive an inheritance from the Lord as your reward. It is the Lord Christ you are serving.",
    line: "The spreadsheet, the mop, the crying baby: I’m doing it for You today, Lord Christ. Please be pleased.",
  },
  {
    reference: "Psalm 34:18",
    verses: "The LORD is near to the brokenhearted; He saves the contrite in spirit.",
    line: "You aren’t standing off at a distance until I feel better. You’re near the broken ones. Be near tonight.",
  },
  {
    reference: "Song of Solomon 8:7",
    verses:
      "Mighty waters cannot quench love; rivers cannot sweep it away. If a man were to give all the wealth of his house for love, his offer would be utterly scorned.",
    line: "No flood has put out Your love yet, and nobody’s ever bought it. I’m wading in on the strength of that, Lord.",
  },
  {
    reference: "1 John 4:18-19",
    verses:
      "There is no fear in love, but perfect love drives out fear, because fear involves punishment. The one who fears has not been perfected in love. We love because He first loved us.",
    line: "Fear keeps telling me I’ll be punished. Your love says otherwise, and You loved me first. Help me believe it.",
  },
  {
    reference: "Proverbs 17:17",
    verses: "A friend loves at all times, and a brother is born for adversity.",
    line: "Thank You for the friend who answers at two in the morning, and when it’s my turn, may I pick up.",
  },
  {
    reference: "Isaiah 26:3",
    verses: "You will keep in perfect peace the steadfast of mind, because he trusts in You.",
    line: "My mind’s been running all over the house. Call it back to You, Lord, and it’ll have peace.",
  },
  {
    reference: "Mark 10:16",
    verses: "And He took the children in His arms, placed His hands on them, and blessed them.",
    line: "You picked the children up, Jesus, as if You had all day. Hold every child tonight whom nobody’s holding.",
  },
  {
    reference: "Romans 8:38-39",
    verses:
      "For I am convinced that neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.",
    line: "Nothing, it says. Not the diagnosis, not the past, not the grave. I’m holding on to that one word, Lord.",
  },
  {
    reference: "Psalm 103:13-14",
    verses:
      "As a father has compassion on his children, so the LORD has compassion on those who fear Him. For He knows our frame; He is mindful that we are dust.",
    line: "You remember I’m dust. It’s good to be loved by someone who doesn’t expect me to be marble.",
  },
  {
    reference: "Philippians 2:13",
    verses: "For it is God who works in you to will and to act on behalf of His good purpose.",
    line: "I don’t even want what’s good every day. Work on my wanting, God, and the doing will come.",
  },
  {
    reference: "1 Corinthians 13:13",
    verses: "And now these three remain: faith, hope, and love; but the greatest of these is love.",
    line: "When the cards and the flowers are gone, Lord, leave me these three, and leave me love above all.",
  },
  {
    reference: "Leviticus 19:18",
    verses:
      "Do not seek revenge or bear a grudge against any of your people, but love your neighbor as yourself. I am the LORD.",
    line: "I’ve kept a grudge fed and watered for years. I’m done feeding it. Help me love instead.",
  },
  {
    reference: "Nehemiah 8:10",
    verses:
      "Then Nehemiah told them, “Go and eat what is rich, drink what is sweet, and send out portions to those who have nothing prepared, since today is holy to our Lord. Do not grieve, for the joy of the LORD is your strength.”",
    line: "Someone near me has nothing ready for tonight. Send me over there with a plate, Lord, and with some of Your joy.",
  },
  {
    reference: "John 15:5",
    verses:
      "I am the vine and you are the branches. The one who remains in Me, and I in him, will bear much fruit. For apart from Me you can do nothing.",
    line: "Apart from You I’m a stick on the ground. Keep me joined to You, Jesus, all day long.",
  },
  {
    reference: "Psalm 121:1-2",
    verses:
      "I lift up my eyes to the hills. From where does my help come? My help comes from the LORD, the Maker of heaven and earth.",
    line: "The hills are a long way off and so is help, or so it looks from my kitchen. Come from there, Maker.",
  },
  {
    reference: "Proverbs 3:27",
    verses: "Do not withhold good from the deserving when it is within your power to act.",
    line: "It’s in my hand right now, the thing they need. Before I think of a reason, Lord, help me let go of it.",
  },
  {
    reference: "Isaiah 30:21",
    verses:
      "And whether you turn to the right or to the left, your ears will hear this command behind you: “This is the way. Walk in it.”",
    line: "Left or right, I’ll listen for the voice behind me. Speak up, Lord, if I walk past the turn.",
  },
  {
    reference: "Psalm 119:18",
    verses: "Open my eyes that I may see wondrous things from Your law.",
    line: "I’ve read this page so many times that I’ve stopped seeing it. Open my eyes once more, and surprise me.",
  },
  {
    reference: "Matthew 7:24",
    verses:
      "Therefore everyone who hears these words of Mine and acts on them is like a wise man who built his house on the rock.",
    line: "I’ve heard more than I’ve done, Jesus. Give me one thing from today’s hearing to build with, down on the rock.",
  },
  {
    reference: "Proverbs 19:17",
    verses: "Kindness to the poor is a loan to the LORD, and He will repay the lender.",
    line: "You call it a loan, as if I were doing You a favor. Who can I lend to today, Lord?",
  },
  {
    reference: "Psalm 28:7",
    verses:
      "The LORD is my strength and my shield; my heart trusts in Him, and I am helped. Therefore my heart rejoices, and I give thanks to Him with my song.",
    line: "Shield in front of me and strength inside of me: I’m better covered than I feel this morning. I’ll hum about it.",
  },
  {
    reference: "Psalm 55:17",
    verses: "Morning, noon, and night, I cry out in distress, and He hears my voice.",
    line: "Morning, noon, and night it’s the same request, Father, and You haven’t told me yet to stop. So here it is.",
  },
  {
    reference: "Psalm 3:5",
    verses: "I lie down and sleep; I wake again, for the LORD sustains me.",
    line: "I went to sleep with the door unlocked in my mind. You sat up all night, and here’s the morning.",
  },
  {
    reference: "1 John 5:14",
    verses:
      "And this is the confidence that we have before Him: If we ask anything according to His will, He hears us.",
    line: "You hear me: that’s settled before I open my mouth. So here’s what I want, Father, and here’s my wanting what You want.",
  },
  {
    reference: "Psalm 147:18",
    verses: "He sends forth His word and melts them; He unleashes His winds, and the waters flow.",
    line: "The snow’s going soft at the edge of the road without anyone pushing. Breathe, Lord, on whatever’s still frozen in me.",
  },
  {
    reference: "Psalm 31:15",
    verses: "My times are in Your hands; deliver me from my enemies and from those who pursue me.",
    line: "An extra day, and it’s in Your hands like all the rest. Rescue me from wasting it, Lord.",
  },
];
