import type { ThemeText } from "./theme";

export const protection: ThemeText = {
  id: "theme-10",
  title: "Protection",
  description:
    "A prayer for anyone who feels unsafe tonight, and for the people they love and cannot watch over.",
  prayer: `Lord, keep watch with me tonight. You know what I am afraid of, and You know the door I keep checking.

Guard the people I love. I cannot be beside each of them, and You can. Be with the one who is driving home late. Be with anyone who is afraid inside their own house.

Where the danger is real, keep my mind clear. Give me courage to ask for help, and to leave a place that is not safe. I do not understand why harm is sometimes allowed to come close. I bring You that question too. Cover us all tonight, the near and the far. We are Yours wherever we sleep.`,
  scriptures: [
    {
      reference: "Psalm 91:1-2",
      verses:
        "He who dwells in the shelter of the Most High will abide in the shadow of the Almighty. I will say to the LORD, “You are my refuge and my fortress, my God, in whom I trust.”",
    },
    {
      reference: "Psalm 121:5-8",
      verses:
        "The LORD is your keeper; the LORD is the shade on your right hand. The sun will not strike you by day, nor the moon by night. The LORD will guard you from all evil; He will preserve your soul. The LORD will watch over your coming and going, both now and forevermore.",
    },
    {
      reference: "2 Thessalonians 3:3",
      verses:
        "But the Lord is faithful, and He will strengthen you and guard you from the evil one.",
    },
  ],
  reflection: `Psalm 91 can be hard to read after something terrible has happened. It speaks of arrows and plague, and it promises shelter. The devil once quoted it to Jesus and dared Him to jump from the temple (Matthew 4:5–7). Jesus would not put His Father to the test.

So this psalm is no charm against all harm. People who loved God have been hurt, and it was not because they trusted Him too little. Listen to what God says near its end: “I will be with him in trouble.”

“But the Lord is faithful,” Paul wrote. One line earlier he had asked for prayer because of “wicked and evil men” (2 Thessalonians 3:2). He told others about the danger, and he counted on God. You are free to do both. Is there a danger you have kept secret? Tell God now, and tell one safe person as soon as you can.`,
  applicationSteps: [
    "Read Psalm 121 slowly before bed, thinking of one person you love.",
    "Write down what you fear, and mark the parts you can act on.",
    "Ask someone you trust whether you may call them at any hour.",
    "If anyone at home hurts or threatens you, seek outside help when you safely can.",
    "Ask a neighbor who lives alone whether a daily call would help.",
  ],
};
