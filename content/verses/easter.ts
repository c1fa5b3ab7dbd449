import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day from Easter Day to Pentecost. */
export const easter: readonly DayVerse[] = [
  {
    reference: "Matthew 28:5-6",
    verses:
      "But the angel said to the women, “Do not be afraid, for I know that you are looking for Jesus, who was crucified. He is not here; He has risen, just as He said! Come, see the place where He lay.”",
    line: "The stone’s rolled back and the place where You lay is empty. You’re alive, Jesus, and I’m not afraid to look.",
  },
  {
    reference: "Luke 24:32",
    verses:
      "They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”",
    line: "Walk along with me today, even if I don’t catch on until supper. Set my slow heart on fire.",
  },
  {
    reference: "Psalm 118:24",
    verses: "This is the day that the LORD has made; we will rejoice and be glad in it.",
    line: "It isn’t the day I’d have made, Lord, but it’s the one You made, and I’ll go looking for the gladness in it.",
  },
  {
    reference: "1 Corinthians 15:20",
    verses:
      "But Christ has indeed been raised from the dead, the firstfruits of those who have fallen asleep.",
    line: "You went first, Jesus, and You won’t be the last. Keep everyone I’ve buried safe until that day.",
  },
  {
    reference: "Romans 6:4",
    verses:
      "We were therefore buried with Him through baptism into death, in order that, just as Christ was raised from the dead through the glory of the Father, we too may walk in newness of life.",
    line: "Whatever I was, it went under with You. Walk me up out of the water, Lord, into something new.",
  },
  {
    reference: "Psalm 30:11-12",
    verses:
      "You turned my mourning into dancing; You peeled off my sackcloth and clothed me with joy, that my heart may sing Your praises and not be silent. O LORD my God, I will give thanks forever.",
    line: "I didn’t think I’d ever dance again, and today I hummed. You did that. Thanks be to You.",
  },
  {
    reference: "Acts 2:42",
    verses:
      "They devoted themselves to the apostles’ teaching and to the fellowship, to the breaking of bread and to prayer.",
    line: "Bread, prayer, and people who keep showing up: that’s all they had, and it was plenty. Build us like that.",
  },
  {
    reference: "John 20:29",
    verses:
      "Jesus said to him, “Because you have seen Me, you have believed; blessed are those who have not seen and yet have believed.”",
    line: "I’d have asked to see the scars, too. I haven’t seen, Lord, and I do believe. Bless me.",
  },
  {
    reference: "John 10:11",
    verses: "I am the good shepherd. The good shepherd lays down His life for the sheep.",
    line: "You could’ve run when the wolf came. You didn’t. Good Shepherd, I’ll stay where I can hear You.",
  },
  {
    reference: "Psalm 23:1-3",
    verses:
      "The LORD is my shepherd; I shall not want. He makes me lie down in green pastures; He leads me beside quiet waters. He restores my soul; He guides me in the paths of righteousness for the sake of His name.",
    line: "Green grass and quiet water: my soul has forgotten how those feel. Make me lie down, Shepherd.",
  },
  {
    reference: "Job 19:25",
    verses: "But I know that my Redeemer lives, and in the end He will stand upon the earth.",
    line: "Job said it from the ash heap and I’ll say it from here: You’re alive, Redeemer, and You’ll have the last word.",
  },
  {
    reference: "Colossians 3:1-2",
    verses:
      "Therefore, since you have been raised with Christ, strive for the things above, where Christ is seated at the right hand of God. Set your minds on things above, not on earthly things.",
    line: "My mind’s been on the bills. Lift it a little, risen Lord, to where You are and where I’m going.",
  },
  {
    reference: "Revelation 21:4",
    verses:
      "‘He will wipe away every tear from their eyes,’ and there will be no more death or mourning or crying or pain, for the former things have passed away.",
    line: "You’ll do it with Your own hand, one wet face at a time, and until then, God, be near all who cry.",
  },
  {
    reference: "2 Corinthians 5:17",
    verses:
      "Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!",
    line: "If I’m new, Jesus, I’d like to stop answering to the old names. Teach me my new one.",
  },
  {
    reference: "John 21:12",
    verses:
      "“Come, have breakfast,” Jesus said to them. None of the disciples dared to ask Him, “Who are You?” They knew it was the Lord.",
    line: "You’d beaten death, and You made breakfast. Come and sit at our table too, Lord, over toast and eggs.",
  },
  {
    reference: "Psalm 147:3",
    verses: "He heals the brokenhearted and binds up their wounds.",
    line: "There’s a place in me that hasn’t closed, Father, and I’d like You to bind it up, gently. It’s sore.",
  },
  {
    reference: "Zephaniah 3:17",
    verses:
      "The LORD your God is among you; He is mighty to save. He will rejoice over you with gladness; He will quiet you with His love; He will rejoice over you with singing.",
    line: "I can picture You many ways, but singing over me is hard to picture. Help me hear it, Lord.",
  },
  {
    reference: "Psalm 24:1",
    verses:
      "The earth is the LORD’s, and the fullness thereof, the world and all who dwell therein.",
    line: "The creek, the field, and the crowded street are Yours and not ours. Teach us to look after what You love.",
  },
  {
    reference: "Deuteronomy 32:4",
    verses:
      "He is the Rock, His work is perfect; all His ways are just. A God of faithfulness without injustice, righteous and upright is He.",
    line: "The ground has shifted so often this year. You’re the Rock, and You’ve never once been unfair.",
  },
  {
    reference: "1 John 3:1",
    verses:
      "Behold what manner of love the Father has given to us, that we should be called children of God. And that is what we are! The reason the world does not know us is that it did not know Him.",
    line: "Child of God: I’ve been called worse, and I’ve believed it. Father, I’d rather believe You.",
  },
  {
    reference: "Mark 4:26-27",
    verses:
      "Jesus also said, “The kingdom of God is like a man who scatters seed on the ground. Night and day he sleeps and wakes, and the seed sprouts and grows, though he knows not how.”",
    line: "I’ve planted it and watered it and worried about it, Lord. Tonight I’ll sleep and You can see to the growing.",
  },
  {
    reference: "Ephesians 2:10",
    verses:
      "For we are God’s workmanship, created in Christ Jesus to do good works, which God prepared in advance as our way of life.",
    line: "You made me on purpose and left good work with my name on it. Show me the next piece.",
  },
  {
    reference: "Psalm 92:4",
    verses:
      "For You, O LORD, have made me glad by Your deeds; I sing for joy at the works of Your hands.",
    line: "Look what Your hands have made: rain, jazz, tomatoes, my neighbor’s kids. I’m glad, Lord, and I’m singing.",
  },
  {
    reference: "Proverbs 4:18",
    verses:
      "The path of the righteous is like the first gleam of dawn, shining brighter and brighter until midday.",
    line: "It’s only a thin gray line in the sky so far, but it’s getting wider, and I’ll keep walking, Lord, until noon.",
  },
  {
    reference: "John 8:12",
    verses:
      "Once again, Jesus spoke to the people and said, “I am the light of the world. Whoever follows Me will never walk in the darkness, but will have the light of life.”",
    line: "I’ll follow You as far as I can see, Jesus. Then I’ll follow Your light a little farther.",
  },
  {
    reference: "Genesis 8:22",
    verses:
      "As long as the earth endures, seedtime and harvest, cold and heat, summer and winter, day and night shall never cease.",
    line: "For seedtime and summer and snow, and for sleep at the end of every day, I thank You. You keep Your word.",
  },
  {
    reference: "Psalm 90:17",
    verses:
      "May the favor of the Lord our God rest upon us; establish for us the work of our hands—yes, establish the work of our hands!",
    line: "So much of what I do gets undone by Friday that I’d be glad, Lord, if You’d make one piece of it last.",
  },
  {
    reference: "Proverbs 16:9",
    verses: "A man’s heart plans his course, but the LORD determines his steps.",
    line: "I’ve got the week planned down to the hour. You’ve got my feet, Lord. Set them down where You want them.",
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
    line: "Ruth came with nothing, and You spread a wing over her, and there’s still room under it. I’m coming, Lord.",
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
    reference: "Isaiah 61:11",
    verses:
      "For as the earth brings forth its growth, and as a garden enables seed to spring up, so the Lord GOD will cause righteousness and praise to spring up before all the nations.",
    line: "You planted goodness a long way down, Lord, where I couldn’t see it, and now I can make out some green.",
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
    line: "To the ends of the earth is a long way, Jesus. Send us Your Spirit, and I’ll begin with the people upstairs.",
  },
  {
    reference: "Acts 1:14",
    verses:
      "With one accord they all continued in prayer, along with the women and Mary the mother of Jesus, and with His brothers.",
    line: "They waited together in one upstairs room, and they prayed. Keep us together, Lord, while we wait for You.",
  },
  {
    reference: "Titus 3:5",
    verses:
      "He saved us, not by the righteous deeds we had done, but according to His mercy, through the washing of new birth and renewal by the Holy Spirit.",
    line: "I brought You my good deeds, and You’d already saved me. Wash me again in that mercy, Father.",
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
    line: "I’ve forgotten half of what I learned, Holy Spirit. Remind me of it at the very moment when I need it.",
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
    line: "Thank You that we aren’t all alike. For the gift I envy in someone else, I bless You.",
  },
  {
    reference: "Zechariah 4:6",
    verses:
      "So he said to me, “This is the word of the LORD to Zerubbabel: Not by might nor by power, but by My Spirit, says the LORD of Hosts.”",
    line: "I’ve been pushing with all my might, and the thing won’t budge. Breathe on it, Spirit, and then put my hands to work.",
  },
  {
    reference: "Joel 2:28",
    verses:
      "And afterward, I will pour out My Spirit on all people. Your sons and daughters will prophesy, your old men will dream dreams, your young men will see visions.",
    line: "Pour Your Spirit on the old and their dreams, and on the young who’ve given up having any.",
  },
];
