import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of Advent to December 16, as many as there may be. */
export const advent: readonly DayVerse[] = [
  {
    reference: "Romans 13:12",
    verses:
      "The night is nearly over; the day has drawn near. So let us lay aside the deeds of darkness and put on the armor of light.",
    line: "It’s nearly morning, and I’m still in last night’s clothes. Dress me in Your light, Lord, and I’ll get up.",
  },
  {
    reference: "Micah 7:7",
    verses:
      "But as for me, I will look to the LORD; I will wait for the God of my salvation. My God will hear me.",
    line: "Everyone else is watching the news. I’m watching for You, Lord, and I won’t look away. You hear me.",
  },
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
    line: "I’ve been staring at my shoes for weeks, but You’re coming, Lord. I’ll stand up straight and look.",
  },
  {
    reference: "Jeremiah 33:14",
    verses:
      "Behold, the days are coming, declares the LORD, when I will fulfill the gracious promise that I have spoken to the house of Israel and the house of Judah.",
    line: "You made a promise a long time ago. You haven’t lost track of it. I’m counting on that, Lord.",
  },
  {
    reference: "Isaiah 40:3",
    verses:
      "A voice of one calling: “Prepare the way for the LORD in the wilderness; make a straight highway for our God in the desert.”",
    line: "There are stones on the road to my heart. I put some there. Help me clear them, Lord.",
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
    line: "She believed before there was anything to see. Bless all who are expecting, Lord, and all who long to be.",
  },
  {
    reference: "Psalm 27:14",
    verses: "Wait patiently for the LORD; be strong and courageous. Wait patiently for the LORD!",
    line: "Wait, says the psalm, and then it says it again. You must have known I wouldn’t hear it the first time.",
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
    line: "You’re coming to live here and not only to visit. I’m clearing a place, Lord, and it’s small, but come.",
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
    line: "It was only a stump, and You saw a branch in it. Spirit of wisdom, grow something out of my dead ends.",
  },
  {
    reference: "Isaiah 30:18",
    verses:
      "Therefore the LORD longs to be gracious to you; therefore He rises to show you compassion, for the LORD is a just God. Blessed are all who wait for Him.",
    line: "All this while I thought I was the one longing. You’re the one who can’t wait, Lord. So come.",
  },
  {
    reference: "Romans 8:25",
    verses: "But if we hope for what we do not yet see, we wait for it patiently.",
    line: "I can’t see it from here. I’ve quit pretending I can. Keep me hoping, Lord, and teach me to be patient.",
  },
];
