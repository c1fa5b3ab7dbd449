import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of June, from the first on. */
export const june: readonly DayVerse[] = [
  {
    reference: "Psalm 65:11",
    verses: "You crown the year with Your bounty, and Your paths overflow with plenty.",
    line: "Strawberries, warm bread, a cold glass of water: You crown the year. I’d like to say grace all day.",
  },
  {
    reference: "Colossians 1:16-17",
    verses:
      "For in Him all things were created, things in heaven and on earth, visible and invisible, whether thrones or dominions or rulers or authorities. All things were created through Him and for Him. He is before all things, and in Him all things hold together.",
    line: "When things fly apart, Jesus, You still hold them. Hold this family, this town, this tired heart.",
  },
  {
    reference: "Mark 4:39",
    verses:
      "Then Jesus got up and rebuked the wind and the sea. “Silence!” He commanded. “Be still!” And the wind died down, and it was perfectly calm.",
    line: "Speak to the wind, Lord, and if You’d rather not, then speak to me. I could use some calm.",
  },
  {
    reference: "Psalm 95:1-2",
    verses:
      "Come, let us sing for joy to the LORD; let us shout to the Rock of our salvation! Let us enter His presence with thanksgiving; let us make a joyful noise to Him in song.",
    line: "I’ve come in with a loud, glad noise and no great voice. You asked for a song. Here it is.",
  },
  {
    reference: "Proverbs 11:25",
    verses: "A generous soul will prosper, and he who refreshes others will himself be refreshed.",
    line: "I’ve been guarding my time like the last cup of water, Father, and there’s someone thirsty right beside me. Loosen my grip.",
  },
  {
    reference: "1 Chronicles 16:11",
    verses: "Seek out the LORD and His strength; seek His face always.",
    line: "I looked for strength in coffee and sugar. I’d do better to look for Your face, Lord. Here I am.",
  },
  {
    reference: "Romans 15:7",
    verses:
      "Accept one another, then, just as Christ accepted you, in order to bring glory to God.",
    line: "You took me in just as I was, Christ, and there’s one person I’ve kept outside. Walk me to the door.",
  },
  {
    reference: "Isaiah 12:2",
    verses:
      "Surely God is my salvation; I will trust and not be afraid. For the LORD GOD is my strength and my song, and He also has become my salvation.",
    line: "I will trust and not be afraid: I’ll say it until it’s true, Lord. Be my song on the way.",
  },
  {
    reference: "Matthew 5:16",
    verses:
      "In the same way, let your light shine before men, that they may see your good deeds and glorify your Father in heaven.",
    line: "I don’t need to be seen, Father. If there’s light, shine it so that people look up at You.",
  },
  {
    reference: "Psalm 133:1",
    verses: "Behold, how good and pleasant it is when brothers live together in harmony!",
    line: "Bless the long tables and the loud cousins, and heal the quarrel that no one mentions. It’s good when we’re together.",
  },
  {
    reference: "Acts 20:35",
    verses:
      "In everything, I showed you that by this kind of hard work we must help the weak, remembering the words of the Lord Jesus Himself: ‘It is more blessed to give than to receive.’",
    line: "I love getting the package. Jesus, You said giving’s better. Make me quick enough today to find out.",
  },
  {
    reference: "Hebrews 13:1-2",
    verses:
      "Continue in brotherly love. Do not neglect to show hospitality to strangers, for by so doing some people have entertained angels without knowing it.",
    line: "There’s a stranger on my street who could use a chair and a meal, Lord. Don’t let me walk past an angel.",
  },
  {
    reference: "Deuteronomy 6:4-5",
    verses:
      "Hear, O Israel: The LORD our God, the LORD is One. And you shall love the LORD your God with all your heart and with all your soul and with all your strength.",
    line: "All my heart: You’ve had pieces. Gather up the rest today, Lord my God. I want to love You whole.",
  },
  {
    reference: "Psalm 145:8-9",
    verses:
      "The LORD is gracious and compassionate, slow to anger and abounding in loving devotion. The LORD is good to all; His compassion rests on all He has made.",
    line: "Slow to anger, good to all. I’m the other way around by noon. Father, make me more like You.",
  },
  {
    reference: "Luke 12:6-7",
    verses:
      "Are not five sparrows sold for two pennies? Yet not one of them is forgotten by God. And even the very hairs of your head are all numbered. So do not be afraid; you are worth more than many sparrows.",
    line: "Two pennies’ worth of birds, and You counted them. I’m afraid of being overlooked, Lord. Count me, too.",
  },
  {
    reference: "Obadiah 1:17",
    verses:
      "But on Mount Zion there will be deliverance, and it will be holy, and the house of Jacob will reclaim their possession.",
    line: "Whatever was taken from Your people, Lord, You’ve promised a way home. Be a safe hill for all who’ve fled.",
  },
  {
    reference: "Ephesians 3:20-21",
    verses:
      "Now to Him who is able to do immeasurably more than all we ask or imagine, according to His power that is at work within us, to Him be the glory in the church and in Christ Jesus throughout all generations, forever and ever. Amen.",
    line: "I asked too small again. Glory to You, God, who’s able to do what I haven’t dared to dream.",
  },
  {
    reference: "Job 37:14",
    verses: "Listen to this, O Job; stand still and consider the wonders of God.",
    line: "I’ll stop here for one minute, Lord, and look at something You made until I’m quiet.",
  },
  {
    reference: "Galatians 5:1",
    verses:
      "It is for freedom that Christ has set us free. Stand firm, then, and do not be encumbered once more by a yoke of slavery.",
    line: "You opened the door, Christ, and I keep sweeping the cell. Walk me out into the sun today.",
  },
  {
    reference: "Psalm 74:16-17",
    verses:
      "The day is Yours, and also the night; You established the moon and the sun. You set all the boundaries of the earth; You made the summer and winter.",
    line: "The long days are Yours, and so are the long nights, and I’ll sleep and wake inside Your hands.",
  },
  {
    reference: "Luke 15:20",
    verses:
      "So he got up and went to his father. But while he was still in the distance, his father saw him and was filled with compassion. He ran to his son, embraced him, and kissed him.",
    line: "You ran. I had a speech ready, Father, and You put Your arms around me before I got to the end.",
  },
  {
    reference: "Philemon 1:7",
    verses:
      "I take great joy and encouragement in your love, because you, brother, have refreshed the hearts of the saints.",
    line: "Thank You for the one who leaves people feeling rested, and if I could be someone’s cool drink today, I’d love that.",
  },
  {
    reference: "Mark 6:31",
    verses:
      "And He said to them, “Come with Me privately to a solitary place, and let us rest for a while.” For many people were coming and going, and they did not even have time to eat.",
    line: "We haven’t even had time to eat, Jesus. You saw that. I’m coming away with You for a while.",
  },
  {
    reference: "John 1:29",
    verses:
      "The next day John saw Jesus coming toward him and said, “Look, the Lamb of God, who takes away the sin of the world!”",
    line: "There You are, Lamb of God, walking toward me on an ordinary road. Take my sin away, too.",
  },
  {
    reference: "Psalm 36:5-6",
    verses:
      "Your loving devotion, O LORD, reaches to the heavens, Your faithfulness to the clouds. Your righteousness is like the highest mountains; Your judgments are like the deepest sea. O LORD, You preserve man and beast.",
    line: "Higher than the mountains and deeper than the sea is Your kindness, Lord, and it still gets around to feeding the cat.",
  },
  {
    reference: "Isaiah 55:10-11",
    verses:
      "For just as rain and snow fall from heaven and do not return without watering the earth, making it bud and sprout, and providing seed to sow and food to eat, so My word that proceeds from My mouth will not return to Me empty, but it will accomplish what I please, and it will prosper where I send it.",
    line: "Send Your word down like rain on us, and make it soak in past the top inch.",
  },
  {
    reference: "1 Timothy 6:6-7",
    verses:
      "Of course, godliness with contentment is great gain. For we brought nothing into the world, so we cannot carry anything out of it.",
    line: "I came with empty hands, and that’s how I’ll leave. In between, God, I’d like to be content.",
  },
  {
    reference: "John 6:35",
    verses:
      "Jesus answered, “I am the bread of life. Whoever comes to Me will never hunger, and whoever believes in Me will never thirst.”",
    line: "I’ve been snacking on everything else. Jesus, Bread of life, fill me up with You.",
  },
  {
    reference: "John 6:68",
    verses: "Simon Peter replied, “Lord, to whom would we go? You have the words of eternal life.”",
    line: "I’ve thought about walking away. Then I think of where I’d go. You’ve got the words of life, Lord.",
  },
  {
    reference: "Psalm 113:3",
    verses: "From where the sun rises to where it sets, the name of the LORD is praised.",
    line: "Somewhere the sun is coming up right now, and someone over there is praising You. I’ll join in from here.",
  },
];
