import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of December, from the first on. */
export const december: readonly DayVerse[] = [
  {
    reference: "Isaiah 9:2",
    verses:
      "The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.",
    line: "We know about walking in the dark down here. Let Your light find every window on this street, Lord.",
  },
  {
    reference: "Psalm 80:3",
    verses: "Restore us, O God, and cause Your face to shine upon us, that we may be saved.",
    line: "Turn Your face to us, God, and it’ll be enough. We can’t fix ourselves. Bring us back.",
  },
  {
    reference: "Luke 21:28",
    verses:
      "When these things begin to happen, stand up and lift up your heads, because your redemption is drawing near.",
    line: "I’ve been staring at my shoes for weeks, but You’re coming, Lord, so I’ll stand up straight and look.",
  },
  {
    reference: "Jeremiah 33:14",
    verses:
      "Behold, the days are coming, declares the LORD, when I will fulfill the gracious promise that I have spoken to the house of Israel and the house of Judah.",
    line: "You made a promise a long time ago, and You haven’t lost track of it. I’m counting on that, Lord.",
  },
  {
    reference: "Isaiah 40:3",
    verses:
      "A voice of one calling: “Prepare the way for the LORD in the wilderness; make a straight highway for our God in the desert.”",
    line: "There are stones on the road to my heart, and I put some there. Help me clear them, Lord.",
  },
  {
    reference: "James 5:7-8",
    verses:
      "Be patient, then, brothers, until the Lord’s coming. See how the farmer awaits the precious fruit of the soil—how patient he is for the fall and spring rains. You, too, be patient and strengthen your hearts, because the Lord’s coming is near.",
    line: "The farmer doesn’t dig the seed up to check on it, and I’d like to learn that kind of waiting, Lord.",
  },
  {
    reference: "Habakkuk 2:3",
    verses:
      "For the vision awaits an appointed time; it testifies of the end and does not lie. Though it lingers, wait for it, since it will surely come and will not delay.",
    line: "It feels late to me. You say it’s on time. I’ll wait at the window with the lamp lit, God.",
  },
  {
    reference: "Luke 1:45",
    verses: "Blessed is she who has believed that the Lord’s word to her will be fulfilled.",
    line: "She believed before there was anything to see, so bless all who are expecting, Lord, and all who long to be.",
  },
  {
    reference: "Psalm 27:14",
    verses: "Wait patiently for the LORD; be strong and courageous. Wait patiently for the LORD!",
    line: "Wait, You say, and then You say it again. You must have known I wouldn’t hear it once.",
  },
  {
    reference: "Isaiah 35:3-4",
    verses:
      "Strengthen the limp hands and steady the feeble knees! Say to those with anxious hearts: “Be strong, do not fear! Behold, your God will come with vengeance. With divine retribution He will come to save you.”",
    line: "My hands are limp and my knees won’t hold. Come and save us, God. I’ll tell the others You’re near.",
  },
  {
    reference: "Malachi 4:2",
    verses:
      "But for you who fear My name, the sun of righteousness will rise with healing in its wings, and you will go out and leap like calves from the stall.",
    line: "Rise on us, Sun, with healing under Your wings. I’d like to feel like jumping, the way calves do.",
  },
  {
    reference: "Zechariah 2:10",
    verses:
      "“Shout for joy and be glad, O Daughter of Zion, for I am coming to dwell among you,” declares the LORD.",
    line: "You’re coming to live here and not only to visit, so I’m clearing a place, Lord, and it’s small, but come.",
  },
  {
    reference: "John 1:4-5",
    verses:
      "In Him was life, and that life was the light of men. The Light shines in the darkness, and the darkness has not overcome it.",
    line: "The dark’s had every chance, and the Light’s still on. Shine, Jesus, in my house and on its worst night.",
  },
  {
    reference: "Isaiah 42:3",
    verses:
      "A bruised reed He will not break and a smoldering wick He will not extinguish; He will faithfully bring forth justice.",
    line: "You handle bruised things so carefully. There’s a friend of mine, Lord, who’s down to a wisp of smoke. Be gentle.",
  },
  {
    reference: "2 Peter 3:13",
    verses:
      "But in keeping with God’s promise, we are looking forward to a new heaven and a new earth, where righteousness dwells.",
    line: "I’m homesick for a place I haven’t been. Come soon, Lord, and make the earth a home for what’s right.",
  },
  {
    reference: "Isaiah 11:1-2",
    verses:
      "Then a shoot will spring up from the stump of Jesse, and a Branch from his roots will bear fruit. The Spirit of the LORD will rest on Him—the Spirit of wisdom and understanding, the Spirit of counsel and strength, the Spirit of knowledge and fear of the LORD.",
    line: "It was only a stump, and You saw a branch in it, so grow something, Spirit of wisdom, out of my dead ends.",
  },
  {
    reference: "Proverbs 3:19",
    verses: "The LORD founded the earth by wisdom and established the heavens by understanding.",
    line: "You laid the ground and hung the sky, and You weren’t guessing. Wisdom of God, set my small day in order.",
  },
  {
    reference: "Isaiah 33:22",
    verses:
      "For the LORD is our Judge, the LORD is our lawgiver, the LORD is our King. It is He who will save us.",
    line: "We’ve had poor judges and worse kings. Come and rule us, Lord. It’s You who’ll save us.",
  },
  {
    reference: "Romans 15:12",
    verses:
      "And once more, Isaiah says: “The Root of Jesse will appear, One who will arise to rule over the Gentiles; in Him the Gentiles will put their hope.”",
    line: "Every nation’s looking for somebody to hope in, Root of Jesse, so stand up where they can all see You.",
  },
  {
    reference: "Revelation 3:8",
    verses:
      "I know your deeds. Behold, I have placed before you an open door, which no one can shut. I know that you have only a little strength, yet you have kept My word and have not denied My name.",
    line: "I’ve only a little strength, and You’ve opened a door. I’ll go through it, Lord, if You hold it.",
  },
  {
    reference: "Isaiah 60:1",
    verses: "Arise, shine, for your light has come, and the glory of the LORD rises upon you.",
    line: "Get up, You say, it’s light. I’m up, Lord. Shine on my face until somebody else can see by it.",
  },
  {
    reference: "Psalm 72:12-13",
    verses:
      "For he will deliver the needy who cry out and the afflicted who have no helper. He will take pity on the poor and needy and save the lives of the oppressed.",
    line: "Remember those who don’t have anyone to call, King of kings, and if it’s me You’ve got in mind, I’ll go.",
  },
  {
    reference: "Matthew 1:23",
    verses:
      "“Behold, the virgin will be with child and will give birth to a son, and they will call Him Immanuel” (which means, “God with us”).",
    line: "God with us, in traffic and in tears and in line at the store. Immanuel, I’d almost stopped looking.",
  },
  {
    reference: "Luke 2:6-7",
    verses:
      "While they were there, the time came for her Child to be born. And she gave birth to her firstborn, a Son. She wrapped Him in swaddling cloths and laid Him in a manger, because there was no room for them in the inn.",
    line: "They didn’t have room, and You came anyway. I’ll move things over, Lord. Come in and lie down here.",
  },
  {
    reference: "Luke 2:10-11",
    verses:
      "But the angel said to them, “Do not be afraid! For behold, I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord!”",
    line: "For all the people, the angel said, and I’m one. Welcome, Jesus. I’m so glad You came.",
  },
  {
    reference: "Acts 7:59-60",
    verses:
      "While they were stoning him, Stephen appealed, “Lord Jesus, receive my spirit.” Falling on his knees, he cried out in a loud voice, “Lord, do not hold this sin against them.” And when he had said this, he fell asleep.",
    line: "Stephen looked at those who threw the stones, and he asked You to forgive them. I’ve got a long way to go.",
  },
  {
    reference: "1 John 1:5",
    verses:
      "And this is the message we have heard from Him and announce to you: God is light, and in Him there is no darkness at all.",
    line: "There’s no dark side to You, God. I can stop bracing for it. I’ll live in Your light today.",
  },
  {
    reference: "Psalm 10:17-18",
    verses:
      "You have heard, O LORD, the desire of the humble; You will strengthen their hearts. You will incline Your ear, to vindicate the fatherless and oppressed, that the men of the earth may strike terror no more.",
    line: "You’ve heard what the powerless want. Guard the children, Lord, whom somebody strong would like to be rid of.",
  },
  {
    reference: "Isaiah 63:9",
    verses:
      "In all their distress, He too was afflicted, and the Angel of His Presence saved them. In His love and compassion He redeemed them; He lifted them up and carried them all the days of old.",
    line: "When they hurt, You hurt, so pick us up again, Lord, as You did in the old days, and carry us.",
  },
  {
    reference: "Galatians 4:4-5",
    verses:
      "But when the time had fully come, God sent His Son, born of a woman, born under the law, to redeem those under the law, that we might receive our adoption as sons.",
    line: "At just the right time You sent Your Son, and I’m part of the family now. I can’t thank You enough.",
  },
  {
    reference: "Psalm 90:1-2",
    verses:
      "Lord, You have been our dwelling place through all generations. Before the mountains were born or You brought forth the earth and the world, from everlasting to everlasting You are God.",
    line: "The year’s running out, and You were here before there were years. I’m home in You, God. Keep me there.",
  },
];
