import type { ThemeText } from "./theme";

export const patience: ThemeText = {
  id: "theme-15",
  title: "Patience",
  description:
    "A prayer for long waits, slow answers, and the people who try us most when we’re tired.",
  prayer: `You saw me lose it today, Lord, over a jar lid, and a red light, and a child who only wanted to show me a drawing. Some of that was meant for You. I asked You for something a long time ago, and I’m still asking.

Forgive me. I’m going to go and look at the drawing.

You’ve been patient with me for years. You’ve heard the same confession so often that You could say it along with me, and You never have. Holy Spirit, grow in me what I can’t force. I’ll do the plowing; the rain is Yours. I’ll see Your goodness in the land of the living. Until then, make me easier to live with.`,
  scriptures: [
    {
      reference: "James 5:7-8",
      verses:
        "Be patient, then, brothers, until the Lord’s coming. See how the farmer awaits the precious fruit of the soil—how patient he is for the fall and spring rains. You, too, be patient and strengthen your hearts, because the Lord’s coming is near.",
    },
    {
      reference: "Galatians 5:22-23",
      verses:
        "But the fruit of the Spirit is love, joy, peace, patience, kindness, goodness, faithfulness, gentleness, and self-control. Against such things there is no law.",
    },
    {
      reference: "Psalm 27:13-14",
      verses:
        "Still I am certain to see the goodness of the LORD in the land of the living. Wait patiently for the LORD; be strong and courageous. Wait patiently for the LORD!",
    },
  ],
  reflection: `A farmer in Israel had two rains to wait for, one in the fall to soften the ground and one in the spring to fill the grain, and he couldn’t hurry either. James says to watch him. You’ll see that he’s hardly ever standing still.

He mends what he can reach; there’s always a fence.

He doesn’t dig up the seed to see how it’s coming along.

He talks with the other farmers, and that keeps a dry year from being a lonely one.

He calls a thief a thief. James has just gone after landowners who cheated their field hands (James 5:4), so patience has never meant keeping quiet about a wrong.

And he looks up. Paul calls patience a fruit of the Spirit, which means that Someone else is growing it, and fruit is slow. The psalm says “Wait patiently for the LORD” twice in one verse, perhaps because once doesn’t do it. Which fence is yours?`,
  applicationSteps: [
    "When you feel anger rising, breathe out slowly before you say anything.",
    "Apologize today to one person who had to bear your impatience.",
    "Write what you can do about your wait, and what only God can.",
    "Plant a seed in a pot, and pray whenever you water it.",
    "If the delay is an injustice, ask calmly and firmly for what’s owed.",
  ],
};
