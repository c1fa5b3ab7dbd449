import type { ThemeText } from "./theme";

export const strength: ThemeText = {
  id: "theme-6",
  title: "Strength",
  description:
    "For worn-out people: help from the God who does not grow tired and does not despise the weak.",
  prayer: `I am tired, Lord. I have managed for so long that people no longer ask how I am. With You I can put that down. You do not grow weary, and You do not look down on those who do.

Give me strength for what today truly requires, and the sense to leave the rest. Show me which load I may set down. When help is offered, let me take it without shame.

I used to think that my weakness would disappoint You. But You told Paul that Your power is perfected there. Let it be so in me, in these plain hours. I would be glad of wings. Today it will be enough to walk and not faint.`,
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
      reference: "2 Corinthians 12:9-10",
      verses:
        "But He said to me, “My grace is sufficient for you, for My power is perfected in weakness.” Therefore I will boast all the more gladly in my weaknesses, so that the power of Christ may rest on me. That is why, for the sake of Christ, I delight in weaknesses, in insults, in hardships, in persecutions, in difficulties. For when I am weak, then I am strong.",
    },
  ],
  reflection: `Isaiah 40 answers a complaint. God’s people were saying, “My way is hidden from the LORD” (40:27), as if He no longer looked. The prophet points them to the Creator, who “will not grow tired or weary” (40:28). Then he says something kind: even “young men stumble and fall.” Being worn out is part of being human.

Notice the order of the promise. Wings come first, then running, and walking last. We might have ended with the eagles. But most days need no wings. They ask us to make the soup and answer the letter. To walk and not faint may be the gift we need most.

To wait on God is to look to Him for what we do not have. Sometimes His strength comes as sleep, or as another person’s hands. What are you carrying that somebody could carry with you?`,
  applicationSteps: [
    "List what today truly requires, and cross out one thing that can wait.",
    "Ask for help with one task, in clear words, before evening comes.",
    "Go to bed a little earlier, and leave with God what is unfinished.",
    "Pray Psalm 73:26 when you are worn out, slowly, as your own words.",
    "Send a kind line to somebody else who is worn out today.",
  ],
};
