import type { DayVerse } from "./day-verse";

/** The first two days of December, where Advent hasn’t begun. */
export const december: readonly DayVerse[] = [
  {
    reference: "Psalm 143:8",
    verses:
      "Let me hear Your loving devotion in the morning, for I have put my trust in You. Teach me the way I should walk, for to You I lift up my soul.",
    line: "Let Your love be what I hear before the alarm has even finished, Lord, and then show me which way to walk.",
  },
  {
    reference: "Lamentations 3:22-23",
    verses:
      "Because of the loving devotion of the LORD we are not consumed, for His mercies never fail. They are new every morning; great is Your faithfulness!",
    line: "It’s a new morning, and I didn’t earn it. Thank You for mercy that hasn’t been opened yet. I’ll need it.",
  },
];

/** A verse and a line to pray for each day from December 17 to the year’s end. */
export const christmas: readonly DayVerse[] = [
  {
    reference: "Proverbs 3:19",
    verses: "The LORD founded the earth by wisdom and established the heavens by understanding.",
    line: "You laid the ground and hung the sky. You weren’t guessing. Wisdom of God, set my small day in order.",
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
    line: "Every nation’s looking for someone to hope in. Root of Jesse, stand up where they can all see You.",
  },
  {
    reference: "Revelation 3:8",
    verses:
      "I know your deeds. Behold, I have placed before you an open door, which no one can shut. I know that you have only a little strength, yet you have kept My word and have not denied My name.",
    line: "I only have a little strength, and You’ve opened a door. I’ll go through it, Lord, if You hold it.",
  },
  {
    reference: "Isaiah 60:1",
    verses: "Arise, shine, for your light has come, and the glory of the LORD rises upon you.",
    line: "Get up, You say, it’s light. I’m up, Lord. Shine on my face until someone else can see by it.",
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
    line: "You’ve heard what the powerless want. Guard the children, Lord, whom someone strong would like to be rid of.",
  },
  {
    reference: "Isaiah 63:9",
    verses:
      "In all their distress, He too was afflicted, and the Angel of His Presence saved them. In His love and compassion He redeemed them; He lifted them up and carried them all the days of old.",
    line: "When they hurt, You hurt. Pick us up again, Lord, as You did in the old days, and carry us.",
  },
  {
    reference: "Galatians 4:4-5",
    verses:
      "But when the time had fully come, God sent His Son, born of a woman, born under the law, to redeem those under the law, that we might receive our adoption as sons.",
    line: "At just the right time You sent Your Son. I’m part of the family now. I can’t thank You enough.",
  },
  {
    reference: "Psalm 90:1-2",
    verses:
      "Lord, You have been our dwelling place through all generations. Before the mountains were born or You brought forth the earth and the world, from everlasting to everlasting You are God.",
    line: "The year’s running out, and You were here before there were years. I’m home in You, God. Keep me there.",
  },
];
