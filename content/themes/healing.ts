import type { ThemeText } from "./theme";

export const healing: ThemeText = {
  id: "theme-5",
  needsHelpLines: true,
  title: "Healing",
  description:
    "Prayer and honest hope for the sick, the brokenhearted and everyone who sits beside them.",
  prayer: `Lord, it hurts, and You can see where. Some of it’s visible, and some I carry where no one looks. Jeremiah came right out and said it, so I will, too: heal me. I’d like it to be soon.

I’m asking for others, too. There’s the woman in the next chair at the clinic, with a scarf on her head, and a boy in intensive care, and his father asleep in the hallway. Bless the nurses coming on at seven and the ones going home.

When pain makes me irritable with my family, bear with me, and on the days when nothing changes, stay. Lay Your hand on each of us, Jesus, the way You did at sunset in Capernaum.`,
  scriptures: [
    {
      reference: "Psalm 147:3-4",
      verses:
        "He heals the brokenhearted and binds up their wounds. He determines the number of the stars; He calls them each by name.",
    },
    {
      reference: "Luke 4:40",
      verses:
        "At sunset, all who were ill with various diseases were brought to Jesus, and laying His hands on each one, He healed them.",
    },
    {
      reference: "Jeremiah 17:14",
      verses:
        "Heal me, O LORD, and I will be healed; save me, and I will be saved, for You are my praise.",
    },
  ],
  reflection: `The Sabbath ended at sunset, so people were free to carry things again, and what they carried was each other. By nightfall the street must have been crowded with cots and blankets, and in the house Simon’s mother-in-law, who’d had a high fever, was up and serving the guests (Luke 4:38-39).

Luke could’ve written that Jesus healed the crowd. He wrote that Jesus did it by “laying His hands on each one.” It must have taken half the night, one fever and one face at a time, and it’s how God works. In the psalm He bandages broken hearts, and in the next breath He calls the stars “each by name.”

That night was a sign of a healing we’re still waiting for. People of remarkable faith are still ill, and if you’re one of them, He hasn’t lost your face in the crowd. Keep your appointments, take your medicine, and go on asking, as Jeremiah did.`,
  applicationSteps: [
    "Tell God exactly where it hurts, in your body or your heart.",
    "Keep up your treatment, and write down one question for your doctor.",
    "Ask someone to pray for you, and say plainly what you need.",
    "Give your body one kindness today, such as rest, water, or fresh air.",
    "Call someone whose illness has gone on for a long time.",
  ],
};
