import type { ThemeText } from "./theme";

export const protection: ThemeText = {
  id: "theme-10",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Protection",
  description:
    "A prayer for anyone who feels unsafe tonight, and for the people they love and can’t watch over.",
  prayer: `Keeper of Israel, it’s nearly midnight, and You’re the only one who isn’t tired. Come around the house with me before I lock up.

Watch over the baby in the crib, and the teenager who’s driving home in the rain. Watch over my mother in her apartment with the chain on the door. Watch over the soldier and the refugee, and the woman two streets away who’s listening for his key. Where there’s a way out, light it, and have someone standing on the other side.

I don’t understand why violence is allowed to come so near, and I bring You that, too. I’ve checked the door twice, Lord. Now You keep it.`,
  scriptures: [
    {
      reference: "Psalm 121:5-8",
      verses:
        "The LORD is your keeper; the LORD is the shade on your right hand. The sun will not strike you by day, nor the moon by night. The LORD will guard you from all evil; He will preserve your soul. The LORD will watch over your coming and going, both now and forevermore.",
    },
    {
      reference: "Psalm 91:1-2",
      verses:
        "He who dwells in the shelter of the Most High will abide in the shadow of the Almighty. I will say to the LORD, “You are my refuge and my fortress, my God, in whom I trust.”",
    },
    {
      reference: "2 Thessalonians 3:3",
      verses:
        "But the Lord is faithful, and He will strengthen you and guard you from the evil one.",
    },
  ],
  reflection: `One Hebrew word comes six times in Psalm 121, and our Bible needs several English ones to catch it: Protector, keeper, guard, preserve, watch over. It’s what a shepherd does with sheep and what a sentry does at a gate. Travelers probably sang it on the way to Jerusalem, past hills full of hiding places.

It’s about Someone who’s awake, and it was never a charm. The devil once quoted Psalm 91 to Jesus and dared Him to jump off the temple, and Jesus refused (Matthew 4:5-7). People who loved God have been hurt, and it wasn’t because they trusted Him too little.

What God says there is, “I will be with him in trouble” (Psalm 91:15). You can lock the door and still trust Him, and Paul asked his friends to pray that he’d be protected from “wicked and evil men” (2 Thessalonians 3:2). If someone’s hurting you, tell one safe person. Being kept can begin with being believed.`,
  applicationSteps: [
    "Read Psalm 121 slowly before bed, thinking of one person you love.",
    "Write down what you fear, and mark the parts you can act on.",
    "Ask someone you trust whether you may call them at any hour.",
    "If anyone at home hurts or threatens you, seek outside help when you safely can.",
    "Ask a neighbor who lives alone whether a daily call would help.",
  ],
};
