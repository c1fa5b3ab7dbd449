import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of May, from the first on. */
export const may: readonly DayVerse[] = [
  {
    reference: "Psalm 90:17",
    verses:
      "May the favor of the Lord our God rest upon us; establish for us the work of our hands—yes, establish the work of our hands!",
    line: "So much of what I do gets undone by Friday that I’d be glad, Lord, if You’d make one piece of it last.",
  },
  {
    reference: "Proverbs 16:9",
    verses: "A man’s heart plans his course, but the LORD determines his steps.",
    line: "My plans are in pencil, and You hold the eraser. Set my feet down where You want them.",
  },
  {
    reference: "James 1:22",
    verses: "Be doers of the word, and not hearers only. Otherwise, you are deceiving yourselves.",
    line: "I’ve heard a lot of good sermons. Pick one line, Spirit, and help me do it before dark.",
  },
  {
    reference: "Amos 5:24",
    verses: "But let justice roll on like a river, and righteousness like an ever-flowing stream.",
    line: "Start the river right here, Lord, with how I pay people and how I vote and how I speak to the clerk.",
  },
  {
    reference: "Psalm 104:24",
    verses:
      "How many are Your works, O LORD! In wisdom You have made them all; the earth is full of Your creatures.",
    line: "A snail, a whale, a kid with a gap in her teeth: You thought of them all. I’m amazed.",
  },
  {
    reference: "Isaiah 49:15",
    verses:
      "Can a woman forget her nursing child, or lack compassion for the son of her womb? Even if she could forget, I will not forget you!",
    line: "Mothers get tired, and some of them can’t stay, but You don’t forget anyone. Hold each child whose mother is gone.",
  },
  {
    reference: "Ruth 2:12",
    verses:
      "May the LORD repay your work, and may you receive a rich reward from the LORD, the God of Israel, under whose wings you have taken refuge.",
    line: "Ruth came with nothing, and You spread a wing over her, and there’s still room under it, so I’m coming, Lord.",
  },
  {
    reference: "Matthew 5:9",
    verses: "Blessed are the peacemakers, for they will be called sons of God.",
    line: "I’d rather win than make peace. Change that in me, Jesus, before I answer the message.",
  },
  {
    reference: "Romans 8:26",
    verses:
      "In the same way, the Spirit helps us in our weakness. For we do not know how we ought to pray, but the Spirit Himself intercedes for us with groans too deep for words.",
    line: "I’ve run out of words. Holy Spirit, take this sigh and carry it to the Father for me.",
  },
  {
    reference: "2 Timothy 1:5",
    verses:
      "I am reminded of your sincere faith, which first dwelt in your grandmother Lois and your mother Eunice, and I am convinced is in you as well.",
    line: "Thank You for the grandmother who prayed for me before I had a name, and whose faith I’m still living on.",
  },
  {
    reference: "John 14:27",
    verses:
      "Peace I leave with you; My peace I give to you. I do not give to you as the world gives. Do not let your hearts be troubled; do not be afraid.",
    line: "The world’s peace lasts until the phone rings. I’d like Yours, Jesus. I’ll leave my hands open for it.",
  },
  {
    reference: "1 Kings 19:12",
    verses:
      "After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice.",
    line: "I was listening for thunder. Turn down everything else in me, God, until I can hear You whisper.",
  },
  {
    reference: "Psalm 68:5-6",
    verses:
      "A father of the fatherless and a defender of widows is God in His holy habitation. God settles the lonely in families; He leads the prisoners out to prosperity, but the rebellious dwell in a sun-scorched land.",
    line: "Find a table for the lonely tonight, Father, and set one more place at mine if that’s how You’ll do it.",
  },
  {
    reference: "Acts 1:8",
    verses:
      "But you will receive power when the Holy Spirit comes upon you, and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.",
    line: "To the ends of the earth is a long way. I’ll begin with the people upstairs, if You’ll come along.",
  },
  {
    reference: "Acts 1:14",
    verses:
      "With one accord they all continued in prayer, along with the women and Mary the mother of Jesus, and with His brothers.",
    line: "They waited together in one upstairs room, and they prayed. Keep us together, Lord, while we wait for You.",
  },
  {
    reference: "Joel 2:28",
    verses:
      "And afterward, I will pour out My Spirit on all people. Your sons and daughters will prophesy, your old men will dream dreams, your young men will see visions.",
    line: "Pour Your Spirit on the old and their dreams, and on the young who’ve given up having any.",
  },
  {
    reference: "Ezekiel 37:14",
    verses:
      "I will put My Spirit in you and you will live, and I will settle you in your own land. Then you will know that I, the LORD, have spoken, and I will do it, declares the LORD.",
    line: "Breathe on us, Lord. We’re up and walking, but some of us have been dry bones for years.",
  },
  {
    reference: "Romans 8:14-15",
    verses:
      "For all who are led by the Spirit of God are sons of God. For you did not receive a spirit of slavery that returns you to fear, but you received the Spirit of adoption to sonship, by whom we cry, “Abba! Father!”",
    line: "I’m no slave, and I’m not on trial. I’m Your child. Abba, it’s good to say it out loud.",
  },
  {
    reference: "John 14:26",
    verses:
      "But the Advocate, the Holy Spirit, whom the Father will send in My name, will teach you all things and will remind you of everything I have told you.",
    line: "I’ve forgotten half of what I learned, Holy Spirit, so remind me of it at the very moment when I need it.",
  },
  {
    reference: "Galatians 5:25",
    verses: "Since we live by the Spirit, let us walk in step with the Spirit.",
    line: "Slow me down or hurry me up, Spirit, whichever it takes, so that I’m in step with You.",
  },
  {
    reference: "Psalm 143:10",
    verses:
      "Teach me to do Your will, for You are my God. May Your good Spirit lead me on level ground.",
    line: "The ground’s been steep and full of rocks. Lead me onto something level, good Spirit, even for a day.",
  },
  {
    reference: "1 Corinthians 12:4-6",
    verses:
      "There are different gifts, but the same Spirit. There are different ministries, but the same Lord. There are different ways of working, but the same God works all things in all people.",
    line: "Thank You that we aren’t all alike. For the gift I envy in somebody else, I bless You.",
  },
  {
    reference: "Zechariah 4:6",
    verses:
      "So he said to me, “This is the word of the LORD to Zerubbabel: Not by might nor by power, but by My Spirit, says the LORD of Hosts.”",
    line: "I’ve been pushing with all my might and the thing won’t budge, so I’ll step back now and wait for Your Spirit.",
  },
  {
    reference: "Titus 3:5",
    verses:
      "He saved us, not by the righteous deeds we had done, but according to His mercy, through the washing of new birth and renewal by the Holy Spirit.",
    line: "I brought You my good deeds, and You’d already saved me. Wash me again in that mercy, Father.",
  },
  {
    reference: "Acts 17:27",
    verses:
      "God intended that they would seek Him and perhaps reach out for Him and find Him, though He is not far from each one of us.",
    line: "All these years I’ve been reaching, and You weren’t far off. Take hold of my hand, God.",
  },
  {
    reference: "2 Corinthians 13:14",
    verses:
      "The grace of the Lord Jesus Christ, and the love of God, and the fellowship of the Holy Spirit be with all of you.",
    line: "Grace from Jesus, love from the Father, the Spirit for company. I don’t lack a thing, and I thank You.",
  },
  {
    reference: "Isaiah 6:8",
    verses:
      "Then I heard the voice of the Lord saying: “Whom shall I send? Who will go for Us?” And I said: “Here am I. Send me!”",
    line: "Send me, I say, before I’ve even asked You where, and it’s a nervous yes, Lord, but it’s a yes.",
  },
  {
    reference: "Psalm 8:3-4",
    verses:
      "When I behold Your heavens, the work of Your fingers, the moon and the stars, which You have set in place—what is man that You are mindful of him, or the son of man that You care for him?",
    line: "The moon’s up, and I feel about as big as a crumb. Yet You think of me. Why, Lord?",
  },
  {
    reference: "Luke 11:13",
    verses:
      "So if you who are evil know how to give good gifts to your children, how much more will your Father in heaven give the Holy Spirit to those who ask Him!",
    line: "I’m asking, Father, the way a child asks for bread. Fill us with Your Holy Spirit today.",
  },
  {
    reference: "Habakkuk 3:17-18",
    verses:
      "Though the fig tree does not bud and no fruit is on the vines, though the olive crop fails and the fields produce no food, though the sheep are cut off from the fold and no cattle are in the stalls, yet I will exult in the LORD; I will rejoice in the God of my salvation!",
    line: "The fields are bare and the numbers don’t add up. I’ll praise You anyway, God, and it may shake.",
  },
  {
    reference: "Luke 1:46-47",
    verses:
      "Then Mary said: “My soul magnifies the Lord, and my spirit rejoices in God my Savior!”",
    line: "With Mary I’m singing, Lord, off key and happy, because You noticed a girl from nowhere and You notice us.",
  },
];
