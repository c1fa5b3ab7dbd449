import type { ThemeText } from "./theme";

export const doubt: ThemeText = {
  id: "theme-18",
  title: "Doubt",
  description:
    "A prayer for believers with questions, and for anyone who isn’t sure that prayer is heard.",
  prayer: `If You’re there, God, this is for You. Some Sundays I believe without trying, and other Sundays I stand in church with my mouth moving, like a tourist who’s memorized the syllables.

I’m tired of acting certain, so here are my questions, the ones I’ve asked in Bible study and the ones I’ve kept in a drawer. I don’t think You’ll send me away for asking, since You never sent Thomas away.

I want to know what’s actually true, and the courage to follow it, and I could use a friend who doesn’t get nervous when I’m talking. I do believe some of it, Lord. Help me with the rest. You’ve come through a locked door before. Come through mine.`,
  scriptures: [
    {
      reference: "Mark 9:23-24",
      verses:
        "“If You can?” echoed Jesus. “All things are possible to him who believes!” Immediately the boy’s father cried out, “I do believe; help my unbelief!”",
    },
    {
      reference: "John 20:27-29",
      verses:
        "Then Jesus said to Thomas, “Put your finger here and look at My hands. Reach out your hand and put it into My side. Stop doubting and believe.” Thomas replied, “My Lord and my God!” Jesus said to him, “Because you have seen Me, you have believed; blessed are those who have not seen and yet have believed.”",
    },
    {
      reference: "Psalm 13:1-2, 5-6",
      verses:
        "How long, O LORD? Will You forget me forever? How long will You hide Your face from me? How long must I wrestle in my soul, with sorrow in my heart each day? How long will my enemy dominate me? But I have trusted in Your loving devotion; my heart will rejoice in Your salvation. I will sing to the LORD, for He has been good to me.",
    },
  ],
  reflection: `Dear Thomas,

They’ve called you Doubting for two thousand years, which hardly seems fair, since you only asked for what the others had been given that first evening, when you were out.

What we’d like to thank you for is the following week, those eight days (John 20:26) when everyone around you was certain and you weren’t, and you neither pretended nor left. When Jesus came back through the locked doors, you were still in the room.

He’d come for you. He held out His hands and offered exactly the evidence you’d asked for, as if He’d been listening all along. “Stop doubting and believe,” He said, but He said it with His scars showing.

A desperate father once cried out to Him, “I do believe; help my unbelief!” That makes at least two of you whom He didn’t turn away, and some of us are still in the middle of our eight days. Save us a seat.`,
  applicationSteps: [
    "Write down your hardest question, and pray it exactly as you wrote it.",
    "Read Mark 9:14-29 and notice what Jesus does for the father.",
    "Talk with one believer who’ll listen before trying to answer.",
    "Keep one small habit of faith, such as a short prayer at night.",
    "Find a good book or teacher on the question that troubles you most.",
  ],
};
