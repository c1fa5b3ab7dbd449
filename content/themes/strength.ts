import type { ThemeText } from "./theme";

export const strength: ThemeText = {
  id: "theme-6",
  title: "Strength",
  description:
    "For worn-out people: help from the God who doesn’t grow tired and doesn’t despise the weak.",
  prayer: `I’m tired, Lord. I’m the one they call when the car won’t start, and I’ve told them I’ve got it so often that they no longer look to see whether I do.

You don’t grow weary, or look down on those who do, so I’m setting it all out where You can see it: the double shift, Mom’s pills, the stairs with the groceries. Show me which of it was never mine. When someone offers to take an end, get me to say yes.

Father, put Your Spirit in me, far down where no one sees, and let Christ make Himself at home there. I’d be glad of wings. Today it will be enough to walk and not faint.`,
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
  reflection: `Isaiah 40 answers a complaint. God’s people were saying, “My way is hidden from the LORD” (Isaiah 40:27), as if He’d stopped looking. The prophet points to the Creator, who “will not grow tired or weary” (Isaiah 40:28), and adds something kind: even “young men stumble and fall.” Being worn out is part of being human.

Then comes the promise. Where our Bible has “renew their strength,” the Hebrew verb is also the one for changing clothes (Genesis 35:2). You take off what you came in, stiff with the day, and put on something you didn’t make. God isn’t asking you to find a little more of your own.

Some days that feels like wings, and most days it’s the walking: you make the soup, sit in the waiting room, and don’t faint. It may come as sleep, or as another person’s hands on the other end of the couch. What are you carrying that someone could carry with you?`,
  applicationSteps: [
    "List what today truly requires, and cross out one thing that can wait.",
    "Ask for help with one task, in clear words, before evening comes.",
    "Go to bed a little earlier, and leave with God what’s unfinished.",
    "Pray Psalm 73:26 slowly, as your own words, at the hour when you usually give out.",
    "Send a kind line to someone else who’s worn out today.",
  ],
};
