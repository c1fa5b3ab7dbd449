import type { ThemeText } from "./theme";

export const guidance: ThemeText = {
  id: "theme-11",
  title: "Guidance",
  description:
    "A prayer for those who must decide and cannot yet see which way God would have them go.",
  prayer: `I have thought about this choice so long, God, that I can no longer see it clearly. Some of what I call wisdom may be fear. Some of what I call Your will may only be mine. You can tell them apart.

Search me, and be gentle with what You find. Give me people who will tell me the truth, and make me willing to hear it. Keep me from choosing only to end the waiting.

Light the next step, even if the rest stays dark. And if I go the wrong way, come after me as a shepherd would. I will take the step I can see. You hold the ones I cannot.`,
  scriptures: [
    {
      reference: "Psalm 32:8",
      verses:
        "I will instruct you and teach you the way you should go; I will give you counsel and watch over you.",
    },
    {
      reference: "Psalm 119:105",
      verses: "Your word is a lamp to my feet and a light to my path.",
    },
    {
      reference: "Isaiah 30:21",
      verses:
        "And whether you turn to the right or to the left, your ears will hear this command behind you: “This is the way. Walk in it.”",
    },
  ],
  reflection: `We would like to see the whole road before we start. Psalm 119 speaks of a lamp for the feet, which shows enough ground for one safe step. Scripture is that lamp. Wise friends and honest thought can help us to walk by it.

And if you have already gone wrong? Psalm 32 comes from a man who had. David kept silent about his sin until his strength was gone. Then he told God the truth and was forgiven, and only then comes “I will instruct you and teach you.” Isaiah 30 is spoken to people who had turned to Egypt for safety. They had gone, God says, “without asking My advice.” Even they were promised a voice behind them, at every turn to the right or the left.

So the road is not closed. Which part of your choice is already clear enough to act on?`,
  applicationSteps: [
    "Write your decision as one plain question on a sheet of paper.",
    "Read Psalm 32 and tell God anything you have been hiding from Him.",
    "Ask two people you trust what they see that you may be missing.",
    "Find one thing you already know is right, and do it today.",
    "Set a day for deciding, and try not to decide while exhausted.",
  ],
};
