import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of April, from the first on. */
export const april: readonly DayVerse[] = [
  {
    reference: "1 Corinthians 1:25",
    verses:
      "For the foolishness of God is wiser than man’s wisdom, and the weakness of God is stronger than man’s strength.",
    line: "They laughed at the cross and called it weak, foolish and beautiful God, and I’m staking everything on it.",
  },
  {
    reference: "John 15:13",
    verses: "Greater love has no one than this, that he lay down his life for his friends.",
    line: "You called us friends, Jesus, and then You laid it all down. I want to be a friend like that.",
  },
  {
    reference: "Mark 14:36",
    verses:
      "“Abba, Father,” He said, “all things are possible for You. Take this cup from Me. Yet not what I will, but what You will.”",
    line: "Abba, I’d like this cup to pass as well. Help me get to the second half of that prayer.",
  },
  {
    reference: "Psalm 118:24",
    verses: "This is the day that the LORD has made; we will rejoice and be glad in it.",
    line: "It isn’t the day I’d have made, Lord, but it’s the one You made, and I’ll go looking for the gladness in it.",
  },
  {
    reference: "Matthew 28:5-6",
    verses:
      "But the angel said to the women, “Do not be afraid, for I know that you are looking for Jesus, who was crucified. He is not here; He has risen, just as He said! Come, see the place where He lay.”",
    line: "The stone’s rolled back and the grave clothes are folded, and You’re alive, Jesus, so I’m not afraid to look in.",
  },
  {
    reference: "Luke 24:32",
    verses:
      "They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”",
    line: "Walk along with me today, even if I don’t catch on until supper. Set my slow heart on fire.",
  },
  {
    reference: "John 20:29",
    verses:
      "Jesus said to him, “Because you have seen Me, you have believed; blessed are those who have not seen and yet have believed.”",
    line: "I’d have asked to see the scars, too. I haven’t seen, Lord, and I do believe. Bless me.",
  },
  {
    reference: "1 Corinthians 15:20",
    verses:
      "But Christ has indeed been raised from the dead, the firstfruits of those who have fallen asleep.",
    line: "You went first, Jesus, and You won’t be the last, so keep everyone I’ve buried safe until that day.",
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
    reference: "Isaiah 61:11",
    verses:
      "For as the earth brings forth its growth, and as a garden enables seed to spring up, so the Lord GOD will cause righteousness and praise to spring up before all the nations.",
    line: "You planted goodness a long way down, Lord, where I couldn’t see it, and now I can make out some green.",
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
    line: "There’s a place in me that hasn’t closed, Father, and I’d like You to bind it up, gently, because it’s sore.",
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
    line: "The creek, the field, and the crowded street are Yours and not ours, so teach us to look after what You love.",
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
    line: "I’ve planted it and watered it and worried about it, Lord, so tonight I’ll sleep and You can see to the growing.",
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
    line: "I’ll follow You as far as I can see, Jesus. Then I’ll follow Your light a bit further.",
  },
  {
    reference: "Genesis 8:22",
    verses:
      "As long as the earth endures, seedtime and harvest, cold and heat, summer and winter, day and night shall never cease.",
    line: "For seedtime and summer and snow, and for sleep at the end of every day, I thank You, because You keep Your word.",
  },
];
