import type { ThemeText } from "./theme";

export const patience: ThemeText = {
  id: "theme-15",
  title: "Patience",
  description:
    "A prayer for long waits, slow answers, and the people who try us most when we’re tired.",
  prayer: `You saw me lose my temper today, Lord, over a pickle jar, a traffic light, and a child who only wanted to show me a dinosaur drawing. Some of that impatience was meant for You, because I asked You for something long ago, and I’m still asking.

Forgive me. I’m going upstairs to admire the dinosaur.

You’ve been patient with me for years, and You’ve heard the same confession so often that You could recite it with me, though You never have. Holy Spirit, grow in me whatever I can’t force. I’ll do the plowing. The rain is Yours. I’m certain to see Your goodness in the land of the living. Until then, make me easier to live with.`,
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
  reflection: `A farmer in Israel had two rains to wait for, one in the autumn to soften the ground and another in the spring to fill the grain, and he couldn’t hurry either. James says to watch him, and you’ll notice that he’s hardly ever standing still.

He repairs whatever he can reach, since there’s always a fence.

He doesn’t dig up the barley to see how it’s coming along.

He talks with the neighboring farmers, which keeps a dry year from being a lonely one.

He calls a thief a thief. James has just thundered at landowners who cheated their harvesters (James 5:4), so patience has never meant keeping quiet about injustice.

And he looks up. Paul calls patience a fruit of the Spirit, which means that Someone else is growing it, and fruit is slow. The psalm says “Wait patiently for the LORD” twice in a single verse, perhaps because once isn’t enough. Which fence is yours?`,
  applicationSteps: [
    "When you feel anger rising, breathe out slowly before you say anything.",
    "Apologize today to one person who had to bear your impatience.",
    "Write what you can do about your wait, and what only God can.",
    "Plant a seed in a pot, and pray whenever you water it.",
    "If the delay is an injustice, ask calmly and firmly for what’s owed.",
  ],
};
