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
    line: "I judged somebody by their coat again. You looked further, and You always have. Show me what You saw.",
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
    line: "You remember I’m dust. It’s good to be loved by somebody who doesn’t expect me to be marble.",
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
    line: "Somebody near me has nothing ready for tonight, so send me over there with a plate, Lord, and with some of Your joy.",
  },
  {
    reference: "John 15:5",
    verses:
      "I am the vine and you are the branches. The one who remains in Me, and I in him, will bear much fruit. For apart from Me you can do nothing.",
    line: "Apart from You I’m a stick on the ground. Keep me joined to You, Jesus, all day long.",
  },
  {
    reference: "Psalm 51:10",
    verses: "Create in me a clean heart, O God, and renew a right spirit within me.",
    line: "It’s a mess in here, Father, and I made most of it. Please don’t tidy. Make my heart new.",
  },
  {
    reference: "Joel 2:13",
    verses:
      "So rend your hearts and not your garments, and return to the LORD your God. For He is gracious and compassionate, slow to anger, abounding in loving devotion. And He relents from sending disaster.",
    line: "I’m good at looking sorry. You’d rather have the real thing, and so I’ve come back, heart and all.",
  },
  {
    reference: "Hosea 6:3",
    verses:
      "So let us know—let us press on to know the LORD. As surely as the sun rises, He will appear; He will come to us like the rain, like the spring showers that water the earth.",
    line: "As sure as sunrise, it says. I’ll get up in the dark, then, and press on to know You.",
  },
  {
    reference: "Matthew 11:28-30",
    verses:
      "Come to Me, all you who are weary and burdened, and I will give you rest. Take My yoke upon you and learn from Me, for I am gentle and humble in heart, and you will find rest for your souls. For My yoke is easy and My burden is light.",
    line: "I’m weary, Jesus, so I suppose You’re talking to me, and here I come with everything I’m carrying.",
  },
  {
    reference: "Exodus 33:14",
    verses: "And the LORD answered, “My Presence will go with you, and I will give you rest.”",
    line: "I don’t need a map half as much as company. Come along, Lord, and I’ll find my rest.",
  },
  {
    reference: "Ephesians 4:32",
    verses:
      "Be kind and tenderhearted to one another, forgiving each other just as in Christ God forgave you.",
    line: "I didn’t wake up kind and tenderhearted. Forgive me first, Lord, and then help me pass it on.",
  },
  {
    reference: "Psalm 62:1-2",
    verses:
      "In God alone my soul finds rest; my salvation comes from Him. He alone is my rock and my salvation. He is my fortress; I will never be shaken.",
    line: "Everything I’ve leaned on lately has moved. You haven’t. My soul’s sitting down on You to rest.",
  },
  {
    reference: "2 Chronicles 20:12",
    verses:
      "Our God, will You not judge them? For we are powerless before this vast army that comes against us. We do not know what to do, but our eyes are upon You.",
    line: "We don’t know what to do, Lord, and it’s almost a relief to say it. Our eyes are on You.",
  },
  {
    reference: "Luke 5:16",
    verses: "Yet He frequently withdrew to the wilderness to pray.",
    line: "If even You went off by Yourself to pray, Jesus, then I can turn off the phone for half an hour and come too.",
  },
  {
    reference: "Isaiah 58:6",
    verses:
      "Isn’t this the fast that I have chosen: to break the chains of wickedness, to untie the cords of the yoke, to set the oppressed free and tear off every yoke?",
    line: "You aren’t impressed when I skip a meal and step over a neighbor. Break somebody’s chains, and use my hands.",
  },
  {
    reference: "Hebrews 4:16",
    verses:
      "Let us then approach the throne of grace with confidence, so that we may receive mercy and find grace to help us in our time of need.",
    line: "I don’t have to tiptoe into Your throne room. I’m coming straight in, Father, for mercy and for help.",
  },
  {
    reference: "Psalm 31:15",
    verses: "My times are in Your hands; deliver me from my enemies and from those who pursue me.",
    line: "An extra day, and it’s in Your hands like all the rest. Rescue me from wasting it, Lord.",
  },
];
