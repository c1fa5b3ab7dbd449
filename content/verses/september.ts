import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of September, from the first on. */
export const september: readonly DayVerse[] = [
  {
    reference: "Psalm 104:23",
    verses: "Man goes forth to his work and to his labor until evening.",
    line: "Go along on the early bus, Lord, with every worker on it, and bring them home by evening in one piece.",
  },
  {
    reference: "Deuteronomy 8:10",
    verses:
      "When you eat and are satisfied, you are to bless the LORD your God for the good land that He has given you.",
    line: "I’m full, and I nearly got up from the table without a word. Thank You for good land and good bread.",
  },
  {
    reference: "Matthew 7:7-8",
    verses:
      "Ask, and it will be given to you; seek, and you will find; knock, and the door will be opened to you. For everyone who asks receives; he who seeks finds; and to him who knocks, the door will be opened.",
    line: "I knocked last year, too, Father. I’m knocking again. You didn’t set a limit, so neither will I.",
  },
  {
    reference: "Isaiah 64:8",
    verses:
      "But now, O LORD, You are our Father; we are the clay, and You are the potter; we are all the work of Your hand.",
    line: "I’m clay, and I’ve been telling the potter what to do. Put Your thumbs where they need to go.",
  },
  {
    reference: "Psalm 9:9-10",
    verses:
      "The LORD is a refuge for the oppressed, a stronghold in times of trouble. Those who know Your name trust in You, for You, O LORD, have not forsaken those who seek You.",
    line: "For anyone who’s being crushed today, Lord, be the high wall they can get behind, and don’t forget a single one.",
  },
  {
    reference: "James 5:13",
    verses:
      "Is any one of you suffering? He should pray. Is anyone cheerful? He should sing praises.",
    line: "Some of us are crying, and some of us are whistling. Here we all are, God, in the same prayer.",
  },
  {
    reference: "Romans 11:33",
    verses:
      "O, the depth of the riches of the wisdom and knowledge of God! How unsearchable are His judgments, and untraceable His ways!",
    line: "I got to the edge of what I understand and looked over. It’s deep, God, and it’s good, and it’s You.",
  },
  {
    reference: "Proverbs 2:6",
    verses: "For the LORD gives wisdom; from His mouth come knowledge and understanding.",
    line: "I’ve asked everyone for advice but You. I’m asking now. Speak, Lord, and I’ll write it down.",
  },
  {
    reference: "Luke 14:13-14",
    verses:
      "But when you host a banquet, invite the poor, the crippled, the lame, and the blind, and you will be blessed. Since they cannot repay you, you will be repaid at the resurrection of the righteous.",
    line: "My guest list looks a lot like me, Jesus. Add the names of some people who can’t ask me back.",
  },
  {
    reference: "Psalm 34:8",
    verses: "Taste and see that the LORD is good; blessed is the man who takes refuge in Him!",
    line: "Like a kid with a spoon, I’ve tasted, and I want more. You’re good, Lord, through and through.",
  },
  {
    reference: "2 Corinthians 1:3-4",
    verses:
      "Blessed be the God and Father of our Lord Jesus Christ, the Father of compassion and the God of all comfort, who comforts us in all our troubles, so that we can comfort those in any trouble with the comfort we ourselves have received from God.",
    line: "You’ve sat with me in it, Father of comfort. Send me to sit with someone, and I won’t say much.",
  },
  {
    reference: "Genesis 15:5-6",
    verses:
      "And the LORD took him outside and said, “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.” Abram believed the LORD, and it was credited to him as righteousness.",
    line: "I’ve gone outside to count the stars and lost my place, and still I believe You, God, about a promise that big.",
  },
  {
    reference: "Galatians 2:20",
    verses:
      "I have been crucified with Christ, and I no longer live, but Christ lives in me. The life I live in the body, I live by faith in the Son of God, who loved me and gave Himself up for me.",
    line: "You loved me, Jesus: not us in general, me. You gave Yourself. How do I even begin to thank You?",
  },
  {
    reference: "John 3:17",
    verses:
      "For God did not send His Son into the world to condemn the world, but to save the world through Him.",
    line: "You didn’t come to scold the world. You came to save it. Make my voice sound more like Yours.",
  },
  {
    reference: "Psalm 116:1-2",
    verses:
      "I love the LORD, for He has heard my voice—my appeal for mercy. Because He has inclined His ear to me, I will call on Him as long as I live.",
    line: "You leaned down to hear me, Lord, and I haven’t forgotten. I’ll be calling again, likely before lunch.",
  },
  {
    reference: "1 Peter 3:8",
    verses:
      "Finally, all of you, be like-minded and sympathetic, love as brothers, be tenderhearted and humble.",
    line: "Sympathy doesn’t cost much, and I’ve been stingy. Soften me toward the one at the next desk, Father.",
  },
  {
    reference: "Isaiah 57:15",
    verses:
      "For thus says the One who is high and lifted up, who inhabits eternity, whose name is Holy: “I dwell in a high and holy place, and with the oppressed and humble in spirit, to restore the spirit of the lowly and revive the heart of the contrite.”",
    line: "You live in two places, it says: up high, and down with the crushed. Come and live down here with us.",
  },
  {
    reference: "Mark 1:40-41",
    verses:
      "Then a leper came to Jesus, begging on his knees: “If You are willing, You can make me clean.” Moved with compassion, Jesus reached out His hand and touched the man. “I am willing,” He said. “Be clean!”",
    line: "You touched him before You healed him, Jesus. Reach out today for those whom no one touches, and use my hand.",
  },
  {
    reference: "2 Kings 6:17",
    verses:
      "Then Elisha prayed, “O LORD, please open his eyes that he may see.” And the LORD opened the eyes of the young man, and he saw that the hills were full of horses and chariots of fire all around Elisha.",
    line: "All I see is the trouble around the house. Open my eyes, Lord, to who else is here.",
  },
  {
    reference: "Psalm 85:10-11",
    verses:
      "Loving devotion and faithfulness have joined together; righteousness and peace have kissed. Faithfulness sprouts from the earth, and righteousness looks down from heaven.",
    line: "Bring truth and love into one room, God, and have them make up, and start with the room I’m sitting in.",
  },
  {
    reference: "Matthew 9:12-13",
    verses:
      "On hearing this, Jesus said, “It is not the healthy who need a doctor, but the sick. But go and learn what this means: ‘I desire mercy, not sacrifice.’ For I have not come to call the righteous, but sinners.”",
    line: "I’m sick of pretending I’m well. You came for people like that, Doctor. I’ll take a seat.",
  },
  {
    reference: "Psalm 147:4-5",
    verses:
      "He determines the number of the stars; He calls them each by name. Great is our Lord, and mighty in power; His understanding has no limit.",
    line: "All those stars, and You’re on a first-name basis with each one. I don’t have to introduce myself, do I?",
  },
  {
    reference: "Hebrews 10:23",
    verses: "Let us hold resolutely to the hope we profess, for He who promised is faithful.",
    line: "I’m hanging on with both hands, and when they slip, it’s still You who promised. Keep Your word, faithful God.",
  },
  {
    reference: "Proverbs 25:11",
    verses: "A word fitly spoken is like apples of gold in settings of silver.",
    line: "I want to say the right thing to her, Lord, and say it at the right time. Set it for me, like gold.",
  },
  {
    reference: "Ezra 3:11",
    verses:
      "And they sang responsively with praise and thanksgiving to the LORD: “For He is good; for His loving devotion to Israel endures forever.” Then all the people gave a great shout of praise to the LORD, because the foundation of the house of the LORD had been laid.",
    line: "It’s only a foundation, with no roof yet. We’ll sing over it anyway. You’re good and You’ll finish.",
  },
  {
    reference: "Revelation 3:20",
    verses:
      "Behold, I stand at the door and knock. If anyone hears My voice and opens the door, I will come in and dine with him, and he with Me.",
    line: "I heard the knock and I’ve been cleaning up. Come in, Jesus, and never mind the kitchen.",
  },
  {
    reference: "Luke 17:15-16",
    verses:
      "When one of them saw that he was healed, he came back, praising God in a loud voice. He fell facedown at Jesus’ feet in thanksgiving to Him—and he was a Samaritan.",
    line: "Nine of them kept going, and most days I’m one of the nine, but today I’m turning around, Lord, to thank You.",
  },
  {
    reference: "Philippians 4:12-13",
    verses:
      "I know how to live humbly, and I know how to abound. In any and every situation I have learned the secret of being filled and being hungry, of having plenty and having need. I can do all things through Christ who gives me strength.",
    line: "Plenty or hardly enough, the secret’s the same: You. Teach it to me slowly, Christ. I forget.",
  },
  {
    reference: "Psalm 91:11",
    verses: "For He will command His angels concerning you to guard you in all your ways.",
    line: "Send Your angels over the ones who work tonight on ladders, on highways, and in the emergency room.",
  },
  {
    reference: "2 Timothy 3:16-17",
    verses:
      "All Scripture is God-breathed and is useful for instruction, for conviction, for correction, and for training in righteousness, so that the man of God may be complete, fully equipped for every good work.",
    line: "I’ve skimmed it, and I’ve quoted it at people. Train me by Your book, God, until I’m useful.",
  },
];
