import type { ThemeText } from "./theme";

export const strength: ThemeText = {
  id: "theme-6",
  title: "Strength",
  description:
    "For worn-out people: help from the God who doesn’t grow tired and doesn’t despise the weak.",
  prayer: `I’m tired, Lord. I’ve managed for so long that people no longer ask how I am. With You I can put that down, because You don’t grow weary, or look down on those who do.

I need strength for what today truly requires, and the sense to leave the rest. When someone offers help, get me to say yes before I’ve thought up a reason not to.

I used to think that my weakness would disappoint You. But You put Your Spirit in tired people, Father, far down where no one sees, and Christ makes Himself at home there. I’d be glad of wings. Today it will be enough to walk and not faint.`,
  scriptures: [
    {
      reference: "Isaiah 40:29-31",
      verses:
        "He gives power to the faint and increases the strength of the weak. Even youths grow tired and weary, and young men stumble and fall. But those who wait upon the LORD will renew their strength; they will mount up with wings like eagles; they will run and not grow weary, they will walk and not faint.",
    },
    {
      reference: "Psalm 73:26",
      verses:
        "My flesh and my heart may fail, but God is the strength of my heart and my portion forever.",
    },
    {
      reference: "Ephesians 3:16-19",
      verses:
        "I ask that out of the riches of His glory He may strengthen you with power through His Spirit in your inner being, so that Christ may dwell in your hearts through faith. Then you, being rooted and grounded in love, will have power, together with all the saints, to comprehend the length and width and height and depth of the love of Christ, and to know this love that surpasses knowledge, that you may be filled with all the fullness of God.",
    },
  ],
  reflection: `Isaiah 40 answers a complaint. God’s people were saying, “My way is hidden from the LORD” (Isaiah 40:27), as if He’d stopped looking. The prophet directs them to the Creator, who “will not grow tired or weary” (Isaiah 40:28), and then he says something kind: even “young men stumble and fall.” Being worn out is part of being human.

Notice the order of the promise: wings come first, then running, and walking last. We might have saved the eagles for the end, but most days need no wings. They ask us to make the soup, sit in the waiting room, and answer another email, and to walk and not faint may be the gift we need most.

To wait on God is to look to Him for what we don’t have. Sometimes His strength comes as sleep, or as another person’s hands on the other end of the couch. What are you carrying that someone could carry with you?`,
  applicationSteps: [
    "List what today truly requires, and cross out one thing that can wait.",
    "Ask for help with one task, in clear words, before evening comes.",
    "Go to bed a little earlier, and leave with God what’s unfinished.",
    "Pray Psalm 73:26 when you’re worn out, slowly, as your own words.",
    "Send a kind line to someone else who’s worn out today.",
  ],
};
