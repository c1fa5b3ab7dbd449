import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day from Ash Wednesday to Holy Saturday. */
export const lent: readonly DayVerse[] = [
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
    line: "You aren’t impressed when I skip a meal and step over a neighbor. Break someone’s chains, and use my hands.",
  },
  {
    reference: "Hebrews 4:16",
    verses:
      "Let us then approach the throne of grace with confidence, so that we may receive mercy and find grace to help us in our time of need.",
    line: "I don’t have to tiptoe into Your throne room. I’m coming straight in, Father, for mercy and for help.",
  },
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
    line: "Jonah prayed from a worse place than this one. You heard him. From down here, Lord, I’m remembering You.",
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
    line: "You’re near this minute, nearer than I am to the door. I’m calling while I’ve still got the nerve.",
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
    reference: "Isaiah 44:22",
    verses:
      "I have blotted out your transgressions like a cloud, and your sins like a mist. Return to Me, for I have redeemed you.",
    line: "I keep rereading my record, and You’ve burned it off like morning fog. I’m coming back, Lord. You bought me back.",
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
    line: "I’ve asked You to take this away. It’s still here. If I have to stay weak, Lord, then please stay close.",
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
    line: "I can’t see where this road goes, Lord, and neither could Job. He was sure that You knew. I’m borrowing that today.",
  },
  {
    reference: "1 Peter 5:6-7",
    verses:
      "Humble yourselves, therefore, under God’s mighty hand, so that in due time He may exalt you. Cast all your anxiety on Him, because He cares for you.",
    line: "One at a time, I’m tossing my worries over to You. You care. I won’t go back for them.",
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
    line: "I can’t grow patience by gritting my teeth, Holy Spirit. Please grow some of Your fruit on this dry branch.",
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
    reference: "Psalm 22:24",
    verses:
      "For He has not despised or detested the torment of the afflicted. He has not hidden His face from him, but has attended to his cry for help.",
    line: "You didn’t hide Your face, Father, from the One on the cross, and You don’t hide it now. Hear those who cry tonight.",
  },
  {
    reference: "Hebrews 2:18",
    verses:
      "Because He Himself suffered when He was tempted, He is able to help those who are being tempted.",
    line: "You’ve been pulled hard in the wrong direction, too, Jesus, and You held. Help me hold today.",
  },
  {
    reference: "John 15:13",
    verses: "Greater love has no one than this, that he lay down his life for his friends.",
    line: "You called us friends, Jesus, and then You laid it all down. I want to be a friend like that.",
  },
  {
    reference: "John 12:24",
    verses:
      "Truly, truly, I tell you, unless a kernel of wheat falls to the ground and dies, it remains only a seed. But if it dies, it bears much fruit.",
    line: "Something of mine has to go into the ground, I think. Help me open my hand and let it drop.",
  },
  {
    reference: "Zechariah 9:9",
    verses:
      "Rejoice greatly, O Daughter of Zion! Shout in triumph, O Daughter of Jerusalem! See, your King comes to you, righteous and victorious, humble and riding on a donkey, on a colt, the foal of a donkey.",
    line: "Here You come, King, and Your feet nearly touch the ground. I’d have sent a horse. Ride in, Jesus, as You are.",
  },
  {
    reference: "Philippians 2:3-4",
    verses:
      "Do nothing out of selfish ambition or empty pride, but in humility consider others more important than yourselves. Each of you should look not only to your own interests, but also to the interests of others.",
    line: "I’ve thought about myself since I woke up. Show me one other person today, Lord, and what they need.",
  },
  {
    reference: "1 Corinthians 1:25",
    verses:
      "For the foolishness of God is wiser than man’s wisdom, and the weakness of God is stronger than man’s strength.",
    line: "They laughed at the cross and called it weak and foolish. I’m staking everything I have on it, Lord.",
  },
  {
    reference: "Mark 14:36",
    verses:
      "“Abba, Father,” He said, “all things are possible for You. Take this cup from Me. Yet not what I will, but what You will.”",
    line: "Abba, I’d like this cup to pass as well. Help me get to the second half of that prayer.",
  },
  {
    reference: "John 13:14-15",
    verses:
      "So if I, your Lord and Teacher, have washed your feet, you also should wash one another’s feet. I have set you an example so that you should do as I have done for you.",
    line: "You had a towel around You the night before You died. Show me, Lord, whose feet I’ve been too proud to see.",
  },
  {
    reference: "Isaiah 53:5",
    verses:
      "But He was pierced for our transgressions, He was crushed for our iniquities; the punishment that brought us peace was upon Him, and by His stripes we are healed.",
    line: "By Your wounds, Jesus, and not by anything I’ve managed, I’m being made well, and I can’t pay You back, only love You.",
  },
  {
    reference: "Luke 23:55-56",
    verses:
      "The women who had come with Jesus from Galilee followed, and they saw the tomb and how His body was placed. Then they returned to prepare spices and perfumes. And they rested on the Sabbath, according to the commandment.",
    line: "The spices are ready, and there’s nothing more to do but rest. Lord, I’ll sit with them today and not hurry.",
  },
];
