import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of August, from the first on. */
export const august: readonly DayVerse[] = [
  {
    reference: "Psalm 67:1-2",
    verses:
      "May God be gracious to us and bless us, and cause His face to shine upon us, that Your ways may be known on earth, Your salvation among all nations.",
    line: "Bless us, God, and don’t let it stop with us. Shine until the whole world knows its way home.",
  },
  {
    reference: "John 6:9",
    verses:
      "“Here is a boy with five barley loaves and two small fish. But what difference will these make among so many?”",
    line: "It’s five rolls and two fish, Lord, and it’s all I packed. You’ve done more with less.",
  },
  {
    reference: "Isaiah 25:8",
    verses:
      "He will swallow up death forever. The Lord GOD will wipe away the tears from every face and remove the disgrace of His people from the whole earth. For the LORD has spoken.",
    line: "Swallow up death, Lord God, and dry the face of the man who set one plate tonight instead of two.",
  },
  {
    reference: "Hebrews 13:5-6",
    verses:
      "Keep your lives free from the love of money and be content with what you have, for God has said: “Never will I leave you, never will I forsake you.” So we say with confidence: “The Lord is my helper; I will not be afraid. What can man do to me?”",
    line: "Money says it’ll never leave, and then it does. You say it and stay. You’re my help, Lord.",
  },
  {
    reference: "Psalm 56:3-4",
    verses:
      "When I am afraid, I put my trust in You. In God, whose word I praise—in God I trust. I will not be afraid. What can man do to me?",
    line: "I’m afraid, and now that I’ve said so out loud, I’m putting my trust in You with the same breath.",
  },
  {
    reference: "Luke 9:35",
    verses:
      "And a voice came from the cloud, saying, “This is My Son, whom I have chosen. Listen to Him!”",
    line: "So many voices, and they’re all sure. Father, turn my ear to Your Son, and keep it there.",
  },
  {
    reference: "Philippians 4:4-5",
    verses:
      "Rejoice in the Lord always. I will say it again: Rejoice! Let your gentleness be apparent to all. The Lord is near.",
    line: "You’re near, so I don’t need to shout. Make me glad today, Lord, and make me gentle.",
  },
  {
    reference: "Judges 6:15-16",
    verses:
      "“Please, my Lord,” Gideon replied, “how can I save Israel? Indeed, my clan is the weakest in Manasseh, and I am the youngest in my father’s house.” “Surely I will be with you,” the LORD replied, “and you will strike down all the Midianites as one man.”",
    line: "I’m the least likely one, and I’ve got my reasons written down. You say You’ll be with me. All right, then.",
  },
  {
    reference: "Psalm 18:2",
    verses:
      "The LORD is my rock, my fortress, and my deliverer. My God is my rock, in whom I take refuge, my shield, and the horn of my salvation, my stronghold.",
    line: "Rock, fortress, shield: I’ll take all of it, Lord. I feel about as sturdy as wet paper.",
  },
  {
    reference: "1 Samuel 7:12",
    verses:
      "Afterward, Samuel took a stone and set it up between Mizpah and Shen. He named it Ebenezer, saying, “Thus far the LORD has helped us.”",
    line: "This far, Lord, and no further yet, but I’m setting a stone down here. I didn’t get to this spot alone.",
  },
  {
    reference: "2 John 1:6",
    verses:
      "And this is love, that we walk according to His commandments. This is the very commandment you have heard from the beginning, that you must walk in love.",
    line: "You’ve kept it plain: walk in love. I keep looking for something harder. Lead me in the simple thing.",
  },
  {
    reference: "Proverbs 12:25",
    verses: "Anxiety weighs down the heart of a man, but a good word cheers it up.",
    line: "Someone’s heart is heavy today, and a good word would help. Put one on my tongue, Lord, and send me over.",
  },
  {
    reference: "Esther 4:14",
    verses:
      "For if you remain silent at this time, relief and deliverance for the Jews will arise from another place, but you and your father’s house will perish. And who knows if perhaps you have come to the kingdom for such a time as this?",
    line: "I don’t feel made for a time like this one. If You’ve put me here, make me brave enough to speak.",
  },
  {
    reference: "Romans 14:8",
    verses:
      "If we live, we live to the Lord, and if we die, we die to the Lord. So whether we live or die, we belong to the Lord.",
    line: "In the morning I’m Yours, at the end I’m Yours, and I’m Yours at the dentist. Thank You.",
  },
  {
    reference: "Luke 1:49",
    verses: "For the Mighty One has done great things for me. Holy is His name.",
    line: "Great things, Lord, and You did them for someone small. I’m adding mine to the end of Mary’s list.",
  },
  {
    reference: "Psalm 127:2",
    verses:
      "In vain you rise early and stay up late, toiling for bread to eat—for He gives sleep to His beloved.",
    line: "I’ve stayed up late trying to hold it all together. You give sleep to those You love. I’ll take it.",
  },
  {
    reference: "Genesis 16:13",
    verses:
      "So Hagar gave this name to the LORD who had spoken to her: “You are the God who sees me,” for she said, “Here I have seen the One who sees me!”",
    line: "You saw Hagar by the road when she was alone. God who sees, see everyone who’s been sent away tonight.",
  },
  {
    reference: "Ephesians 6:18",
    verses:
      "Pray in the Spirit at all times, with every kind of prayer and petition. To this end, stay alert with all perseverance in your prayers for all the saints.",
    line: "At all times, it says, so here’s one from the checkout line. Bless everyone in it, Spirit.",
  },
  {
    reference: "Daniel 2:22",
    verses:
      "He reveals the deep and hidden things; He knows what lies in darkness, and light dwells with Him.",
    line: "What I can’t see doesn’t trouble You. There’s light where You live. Bring some of it down here, Lord.",
  },
  {
    reference: "Psalm 94:18-19",
    verses:
      "If I say, “My foot is slipping,” Your loving devotion, O LORD, supports me. When anxiety overwhelms me, Your consolation delights my soul.",
    line: "I slipped, and there was something under me, and it was You. Hold up everyone today whose worries are too many.",
  },
  {
    reference: "1 Thessalonians 5:16-18",
    verses:
      "Rejoice at all times. Pray without ceasing. Give thanks in every circumstance, for this is God’s will for you in Christ Jesus.",
    line: "There are things in this day that I can’t be glad of, Father. I can still thank You in it, and I do.",
  },
  {
    reference: "Luke 6:37",
    verses:
      "Do not judge, and you will not be judged. Do not condemn, and you will not be condemned. Forgive, and you will be forgiven.",
    line: "I was halfway through the verdict when I read this. Case dismissed, Lord. Forgive me as well.",
  },
  {
    reference: "Isaiah 54:10",
    verses:
      "Though the mountains may be removed and the hills may be shaken, My loving devotion will not depart from you, and My covenant of peace will not be broken, says the LORD, who has compassion on you.",
    line: "If the hills go, Your love won’t, and I’m writing that down tonight, Lord, in case I wake at three.",
  },
  {
    reference: "Psalm 25:4-5",
    verses:
      "Show me Your ways, O LORD; teach me Your paths. Guide me in Your truth and teach me, for You are the God of my salvation; all day long I wait for You.",
    line: "Teach me Your paths while I wait for the bus and the test results. I’ll wait for You, God.",
  },
  {
    reference: "Exodus 3:7",
    verses:
      "The LORD said, “I have indeed seen the affliction of My people in Egypt. I have heard them crying out because of their oppressors, and I am aware of their sufferings.”",
    line: "You’ve heard them, You say. Every worker who’s cheated, every child who’s sold: hear them, Lord, and come down.",
  },
  {
    reference: "2 Corinthians 4:7",
    verses:
      "Now we have this treasure in jars of clay to show that this surpassingly great power is from God and not from us.",
    line: "I’m a clay jar with a chip in the rim. If people see light through the cracks, God, it’s Yours.",
  },
  {
    reference: "Psalm 71:17-18",
    verses:
      "O God, You have taught me from my youth, and to this day I proclaim Your marvelous deeds. Even when I am old and gray, do not forsake me, O God, until I proclaim Your power to the next generation, Your might to all who are to come.",
    line: "Stay near me when I’m old, Lord, and leave me enough voice to tell the young ones about You.",
  },
  {
    reference: "1 John 4:16",
    verses:
      "And we have come to know and believe the love that God has for us. God is love; whoever abides in love abides in God, and God in him.",
    line: "You are love. I’ve circled that for years. Today, God, I’d like to come in and live there.",
  },
  {
    reference: "Matthew 25:35-36",
    verses:
      "For I was hungry and you gave Me something to eat, I was thirsty and you gave Me something to drink, I was a stranger and you took Me in, I was naked and you clothed Me, I was sick and you looked after Me, I was in prison and you visited Me.",
    line: "You were the man outside the store, weren’t You? I’m sorry, Jesus. Next time I’ll stop and ask his name.",
  },
  {
    reference: "Psalm 131:1-2",
    verses:
      "My heart is not proud, O LORD, my eyes are not haughty. I do not aspire to great things or matters too lofty for me. Surely I have stilled and quieted my soul; like a weaned child with his mother, like a weaned child is my soul within me.",
    line: "I’ve put down the big questions for tonight. I’m leaning on You, Lord, the way a fed child leans.",
  },
  {
    reference: "Haggai 2:4",
    verses:
      "But now be strong, O Zerubbabel, declares the LORD. Be strong, O Joshua son of Jehozadak, the high priest. And be strong, all you people of the land, declares the LORD. Work! For I am with you, declares the LORD of Hosts.",
    line: "Make me strong enough to pick up the hammer again, Lord of Hosts, and come and work with us.",
  },
];
