import type { ThemeText } from "./theme";

export const patience: ThemeText = {
  id: "theme-15",
  title: "Patience",
  description:
    "A prayer for long waits, slow answers, and the people who try us most when we are tired.",
  prayer: `You saw me lose my patience today, Lord. I was sharp with people who did not deserve it, and some of that anger was really meant for You. I asked You for something long ago. I am still waiting.

Forgive my hard words, and help me to mend what they broke. Grow in me what I cannot force to grow. Let me work as a farmer does, and leave the rain to You.

Some waiting is bitter, and You do not ask me to enjoy it. Keep me sure that I will see Your goodness. You have been patient with me for years. Let me learn it from You.`,
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
  reflection: `A farmer can stare at the sky all night and not bring down one drop. He needs the fall rain and the spring rain, and neither is his to send. James says to watch him. Paul calls patience a fruit as well, something the Spirit grows, and fruit is slower than we would like.

James was not writing to people with small troubles. Rich landowners had held back the wages of the men who mowed their fields. He condemned it in plain words, and only then wrote, “Be patient, then, brothers.” So patience does not ask you to keep quiet about a wrong. It leaves the final judgment to the Lord, who is coming.

Psalm 27 ends with “Wait patiently for the LORD” spoken twice, perhaps because once was not enough. What are you waiting for? And what small work is still yours to do in the meantime?`,
  applicationSteps: [
    "When you feel anger rising, breathe out slowly before you say anything.",
    "Apologize today to one person who had to bear your impatience.",
    "Write what you can do about your wait, and what only God can.",
    "Plant a seed in a pot, and pray whenever you water it.",
    "If the delay is an injustice, ask calmly and firmly for what is owed.",
  ],
};
