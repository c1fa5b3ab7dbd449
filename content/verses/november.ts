import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of November, from the first on. */
export const november: readonly DayVerse[] = [
  {
    reference: "Hebrews 12:1",
    verses:
      "Therefore, since we are surrounded by such a great cloud of witnesses, let us throw off every encumbrance and the sin that so easily entangles, and let us run with endurance the race set out for us.",
    line: "The stands are full of those who ran before us. I can almost hear them, Lord. Help me run my part.",
  },
  {
    reference: "1 Thessalonians 4:13",
    verses:
      "Brothers, we do not want you to be uninformed about those who sleep in death, so that you will not grieve like the rest, who are without hope.",
    line: "You don’t ask us not to grieve. You ask us to grieve with hope, Jesus. Hold the ones I miss.",
  },
  {
    reference: "Jeremiah 29:7",
    verses:
      "Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.",
    line: "Bless this city, Lord, with its potholes and its sirens. If it goes well for them, it goes well for us.",
  },
  {
    reference: "1 Timothy 2:1-2",
    verses:
      "First of all, then, I urge that petitions, prayers, intercessions, and thanksgiving be offered for everyone—for kings and all those in authority—so that we may lead tranquil and quiet lives in all godliness and dignity.",
    line: "I’d rather complain about those in charge. So I’ll pray for them, God, by name, before I say another word.",
  },
  {
    reference: "Psalm 20:7",
    verses:
      "Some trust in chariots and others in horses, but we trust in the name of the LORD our God.",
    line: "Some trust in savings and some in who won. I’ve tried both, Lord, but tonight I’ll trust Your name.",
  },
  {
    reference: "Isaiah 11:9",
    verses:
      "They will neither harm nor destroy on all My holy mountain, for the earth will be full of the knowledge of the LORD as the sea is full of water.",
    line: "No more hurting: I’d almost forgotten You promised that. Fill the earth with Yourself, Lord, like water fills the sea.",
  },
  {
    reference: "Revelation 7:17",
    verses:
      "For the Lamb in the center of the throne will be their shepherd. ‘He will lead them to springs of living water,’ and ‘God will wipe away every tear from their eyes.’",
    line: "Lamb and Shepherd, lead them to the springs, all of those who’ve cried today. I’d like to come, too.",
  },
  {
    reference: "Luke 24:29",
    verses:
      "But they pleaded with Him, “Stay with us, for it is nearly evening and the day is almost over.” So He went in to stay with them.",
    line: "It’s getting dark, Jesus, and there isn’t much in the house for supper, but we’d love it if You’d stay.",
  },
  {
    reference: "Ezekiel 34:15",
    verses: "I will tend My flock and make them lie down, declares the Lord GOD.",
    line: "I’ve been on my feet a long time, Shepherd. Find me some grass, and make me lie down.",
  },
  {
    reference: "1 Chronicles 29:14",
    verses:
      "But who am I, and who are my people, that we should be able to give as generously as this? For everything comes from You, and from Your own hand we have given to You.",
    line: "Whatever I’ve put in the plate was Yours before I had it, Lord, and it’s a joy to give it back.",
  },
  {
    reference: "Micah 4:3",
    verses:
      "Then He will judge between many peoples and arbitrate for strong nations far and wide. Then they will beat their swords into plowshares and their spears into pruning hooks. Nation will no longer take up the sword against nation, nor will they train anymore for war.",
    line: "Come and judge between the nations, Lord, and melt it all down for garden tools. Bring the soldiers home.",
  },
  {
    reference: "Psalm 126:5-6",
    verses:
      "Those who sow in tears will reap with shouts of joy. He who goes out weeping, bearing a trail of seed, will surely return with shouts of joy, carrying sheaves of grain.",
    line: "I’m sowing and I can’t see for tears, but You’ve said that there’ll be a harvest. I’ll keep walking, Lord.",
  },
  {
    reference: "2 Thessalonians 3:5",
    verses: "May the Lord direct your hearts into God’s love and Christ’s perseverance.",
    line: "I drift, Lord, and always away from love. Take the wheel and steer my heart into Yours.",
  },
  {
    reference: "Matthew 25:40",
    verses:
      "And the King will reply, ‘Truly I tell you, whatever you did for one of the least of these brothers of Mine, you did for Me.’",
    line: "The least of them, You said. I’d been watching for someone grand. Open my eyes to You today, King.",
  },
  {
    reference: "Job 14:7",
    verses:
      "For there is hope for a tree: If it is cut down, it will sprout again, and its tender shoots will not fail.",
    line: "Job envied the tree, cut down and green again. He couldn’t see that hope for himself, Lord. Because of Jesus, I can.",
  },
  {
    reference: "Psalm 138:8",
    verses:
      "The LORD will fulfill His purpose for me. O LORD, Your loving devotion endures forever—do not abandon the works of Your hands.",
    line: "You’ve started something in me, and it’s half done, like most of my projects. Please don’t leave it, Lord.",
  },
  {
    reference: "Hosea 11:4",
    verses:
      "I led them with cords of kindness, with ropes of love; I lifted the yoke from their necks and bent down to feed them.",
    line: "You bent down to feed us, God, the way a mother feeds a toddler. No one’s ever led me so kindly.",
  },
  {
    reference: "1 Kings 17:16",
    verses:
      "The jar of flour was not exhausted and the jug of oil did not run dry, according to the word that the LORD had spoken through Elijah.",
    line: "There was enough flour for one more day, and then one more. Watch over everyone, Lord, who’s scraping the jar tonight.",
  },
  {
    reference: "Luke 17:5-6",
    verses:
      "The apostles said to the Lord, “Increase our faith!” And the Lord answered, “If you have faith the size of a mustard seed, you can say to this mulberry tree, ‘Be uprooted and planted in the sea,’ and it will obey you.”",
    line: "It’s about the size of a seed, my faith, and some days You’d need a lens. It’s planted, though. Water it.",
  },
  {
    reference: "Psalm 150:6",
    verses: "Let everything that has breath praise the LORD! Hallelujah!",
    line: "I’ve got breath, so I qualify. Praise You, Lord, for lungs and frogs and saxophones and every living thing.",
  },
  {
    reference: "Philippians 4:8",
    verses:
      "Finally, brothers, whatever is true, whatever is honorable, whatever is right, whatever is pure, whatever is lovely, whatever is admirable—if anything is excellent or praiseworthy—think on these things.",
    line: "My thoughts have been living on bad news, Lord. Show me something lovely today and help me stay with it.",
  },
  {
    reference: "Psalm 145:18",
    verses: "The LORD is near to all who call on Him, to all who call out to Him in truth.",
    line: "I thought that I’d have to shout. You’re near enough to hear me mean it, so I’ll say what’s true.",
  },
  {
    reference: "Psalm 100:4-5",
    verses:
      "Enter His gates with thanksgiving and His courts with praise; give thanks to Him and bless His name. For the LORD is good, and His loving devotion endures forever; His faithfulness continues to all generations.",
    line: "I’m at the gate with a thank You in each hand. You’ve been good, Lord, for longer than I can count.",
  },
  {
    reference: "Psalm 68:19",
    verses: "Blessed be the Lord, who daily bears our burden, the God of our salvation.",
    line: "Daily, it says. You’ve carried my load on Mondays and on days I didn’t even notice. Bless You, Lord.",
  },
  {
    reference: "2 Corinthians 9:7",
    verses:
      "Each one should give what he has decided in his heart to give, not out of regret or compulsion. For God loves a cheerful giver.",
    line: "I’d like to give and grin about it, Father. Show me how much, and then make me glad.",
  },
  {
    reference: "Psalm 116:12",
    verses: "How can I repay the LORD for all His goodness to me?",
    line: "I’ve gone over the list of what You’ve given me. I can’t come close to paying. I’ll begin with thank You.",
  },
  {
    reference: "Isaiah 26:4",
    verses: "Trust in the LORD forever, because GOD the LORD is the Rock eternal.",
    line: "Rock that doesn’t wear away, I’ve stood on a lot of sand. I’m trusting You with my full weight.",
  },
  {
    reference: "Isaiah 2:5",
    verses: "Come, O house of Jacob, let us walk in the light of the LORD.",
    line: "It’s a long road in the dark, but You’ve left a light on, and we’re walking toward it, Lord, all of us together.",
  },
  {
    reference: "Proverbs 18:24",
    verses:
      "A man of many companions may come to ruin, but there is a friend who stays closer than a brother.",
    line: "There are plenty of names in my phone, Lord, and one who’d come. Thank You, and make me someone’s one.",
  },
  {
    reference: "Matthew 4:19-20",
    verses:
      "“Come, follow Me,” Jesus said, “and I will make you fishers of men.” And at once they left their nets and followed Him.",
    line: "They left the nets where they fell. I’m still untangling mine, Jesus. Call me again, and I’ll come.",
  },
];
