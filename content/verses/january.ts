import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of January, from the first on. */
export const january: readonly DayVerse[] = [
  {
    reference: "Isaiah 43:18-19",
    verses:
      "Do not call to mind the former things; pay no attention to the things of old. Behold, I am about to do something new; even now it is coming. Do you not see it? Indeed, I will make a way in the wilderness and streams in the desert.",
    line: "A new year, Lord, and I’m still looking over my shoulder. Turn me around gently, and show me what You’ve begun.",
  },
  {
    reference: "Genesis 1:31",
    verses:
      "And God looked upon all that He had made, and indeed, it was very good. And there was evening, and there was morning—the sixth day.",
    line: "You looked at everything You’d made and called it very good, and today I’d like to see one small thing the way You see it.",
  },
  {
    reference: "Psalm 1:3",
    verses:
      "He is like a tree planted by streams of water, yielding its fruit in season, whose leaf does not wither, and who prospers in all he does.",
    line: "Plant me close to the water, Father. I’ve tried living on what rain happened to fall.",
  },
  {
    reference: "Proverbs 16:3",
    verses: "Commit your works to the LORD and your plans will be achieved.",
    line: "Here’s my list for today, coffee stain and all. Before it’s mine, Lord, I’d like it to be Yours.",
  },
  {
    reference: "Joshua 3:5",
    verses:
      "Then Joshua told the people, “Consecrate yourselves, for tomorrow the LORD will do wonders among you.”",
    line: "God of tomorrow, I can’t see across the river yet. Get my heart ready tonight for what You’ll do.",
  },
  {
    reference: "Matthew 2:10-11",
    verses:
      "When they saw the star, they rejoiced with great delight. On coming to the house, they saw the Child with His mother Mary, and they fell down and worshiped Him. Then they opened their treasures and presented Him with gifts of gold and frankincense and myrrh.",
    line: "I don’t have any gold to bring You, Jesus, but I do have this hour, and I’m opening my hands.",
  },
  {
    reference: "Psalm 5:3",
    verses:
      "In the morning, O LORD, You hear my voice; at daybreak I lay my plea before You and wait in expectation.",
    line: "It’s early, and You’re already listening. I’ll say what I came to say, and then I’ll watch for You.",
  },
  {
    reference: "Micah 6:8",
    verses:
      "He has shown you, O man, what is good. And what does the LORD require of you but to act justly, to love mercy, and to walk humbly with your God?",
    line: "Justice, mercy, and a humble walk: three things, and the whole day to practice. Keep pace with me, Lord.",
  },
  {
    reference: "John 1:14",
    verses:
      "The Word became flesh and made His dwelling among us. We have seen His glory, the glory of the one and only Son from the Father, full of grace and truth.",
    line: "Jesus, You moved in next door to us. Thank You for coming where the noise and the dishes are.",
  },
  {
    reference: "Deuteronomy 31:8",
    verses:
      "The LORD Himself goes before you; He will be with you. He will never leave you nor forsake you. Do not be afraid or discouraged.",
    line: "Go into that room before I do, Lord. I’ll feel much braver if the footsteps ahead of mine are Yours.",
  },
  {
    reference: "Psalm 43:3",
    verses:
      "Send out Your light and Your truth; let them lead me. Let them bring me to Your holy mountain and to the place where You dwell.",
    line: "I don’t know the way home from here. Send me two guides, Lord, Your light and Your truth, and I’ll follow.",
  },
  {
    reference: "Ecclesiastes 3:11",
    verses:
      "He has made everything beautiful in its time. He has also set eternity in the hearts of men, yet they cannot fathom the work that God has done from beginning to end.",
    line: "So much I don’t understand, from the first day to the last. Still, it’s beautiful. Thank You for letting us see some of it.",
  },
  {
    reference: "Galatians 6:9",
    verses:
      "Let us not grow weary in well-doing, for in due time we will reap a harvest if we do not give up.",
    line: "I’m tired of doing the right thing and seeing nothing grow. Hold me up until the harvest, Father.",
  },
  {
    reference: "Psalm 16:11",
    verses:
      "You have made known to me the path of life; You will fill me with joy in Your presence, with eternal pleasures at Your right hand.",
    line: "Whatever else today turns out to hold, it holds You, and that’s more joy than I expected when I woke up.",
  },
  {
    reference: "1 Corinthians 13:4-5",
    verses:
      "Love is patient, love is kind. It does not envy, it does not boast, it is not proud. It is not rude, it is not self-seeking, it is not easily angered, it keeps no account of wrongs.",
    line: "Patient and kind, even at the end of a long day: I can’t be that alone. Love through me, Jesus.",
  },
  {
    reference: "Ruth 1:16",
    verses:
      "But Ruth replied: “Do not urge me to leave you or to turn from following you. For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.”",
    line: "Thank You for the ones who stayed when staying cost them. Make me that kind of friend, Lord.",
  },
  {
    reference: "Exodus 14:14",
    verses: "The LORD will fight for you; you need only to be still.",
    line: "I’ve been swinging at shadows all week. I’ll put my fists down now, God, and be still.",
  },
  {
    reference: "James 1:17",
    verses:
      "Every good and perfect gift is from above, coming down from the Father of the heavenly lights, with whom there is no change or shifting shadow.",
    line: "The bread, the laugh, and the warm bed all came down from You, and I’d like to get better at saying so.",
  },
  {
    reference: "Psalm 27:1",
    verses:
      "The LORD is my light and my salvation—whom shall I fear? The LORD is the stronghold of my life—whom shall I dread?",
    line: "When the hall is dark, Lord, I still count the steps to the switch. Be my light before I reach it.",
  },
  {
    reference: "Zechariah 8:5",
    verses: "And the streets of the city will be filled with boys and girls playing there.",
    line: "Bring the day when children play in every street, and no one calls them in because of danger. We’re waiting, Lord.",
  },
  {
    reference: "Romans 12:2",
    verses:
      "Do not be conformed to this world, but be transformed by the renewing of your mind. Then you will be able to test and approve what is the good, pleasing, and perfect will of God.",
    line: "The world keeps handing me its shape to squeeze into. Change the way I think, Spirit, from the inside out.",
  },
  {
    reference: "Isaiah 40:31",
    verses:
      "But those who wait upon the LORD will renew their strength; they will mount up with wings like eagles; they will run and not grow weary, they will walk and not faint.",
    line: "Some days I fly and some days I can barely walk, and today I’m waiting on You for the strength to take one more step.",
  },
  {
    reference: "Matthew 6:33",
    verses:
      "But seek first the kingdom of God and His righteousness, and all these things will be added unto you.",
    line: "First things first, Father. Your kingdom before my inbox, and Your will before my worry about lunch.",
  },
  {
    reference: "Psalm 37:5",
    verses: "Commit your way to the LORD; trust in Him, and He will do it.",
    line: "I’m rolling this whole thing over to You, Lord: the road, the cost, and how it ends.",
  },
  {
    reference: "1 Timothy 1:14",
    verses:
      "And the grace of our Lord overflowed to me, along with the faith and love that are in Christ Jesus.",
    line: "Grace poured over Paul, who’d done real harm. There’s enough for me, then. Thank You, Jesus.",
  },
  {
    reference: "2 Timothy 1:7",
    verses: "For God has not given us a spirit of fear, but of power, love, and self-control.",
    line: "Fear talks fast, and it isn’t from You. Fill me with power, love, and the good sense to slow down.",
  },
  {
    reference: "Job 12:10",
    verses: "The life of every living thing is in His hand, as well as the breath of all mankind.",
    line: "The sparrow’s breath and mine are held in one hand, Maker of us all, and it isn’t mine. I’ll try to rest there.",
  },
  {
    reference: "Luke 6:31",
    verses: "Do to others as you would have them do to you.",
    line: "It sounds so simple, Jesus, until someone cuts in line. Help me treat them as I’d want to be treated.",
  },
  {
    reference: "Psalm 19:14",
    verses:
      "May the words of my mouth and the meditation of my heart be pleasing in Your sight, O LORD, my Rock and my Redeemer.",
    line: "Before I open my mouth today, listen in on what I’m thinking. May both of them please You.",
  },
  {
    reference: "Hebrews 11:1",
    verses:
      "Now faith is the assurance of what we hope for and the certainty of what we do not see.",
    line: "I can’t see it, and I’m hoping anyway. Please count that as faith, Lord, and help it grow.",
  },
  {
    reference: "Numbers 6:24-26",
    verses:
      "May the LORD bless you and keep you; may the LORD cause His face to shine upon you and be gracious to you; may the LORD lift up His countenance toward you and give you peace.",
    line: "Bless them and keep them, Lord: the ones I love, the ones I don’t, and whoever’s reading this verse along with me.",
  },
];
