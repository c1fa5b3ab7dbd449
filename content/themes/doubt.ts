import type { ThemeText } from "./theme";

export const doubt: ThemeText = {
  id: "theme-18",
  title: "Doubt",
  description:
    "A prayer for believers with questions, and for anyone who is not sure that prayer is heard.",
  prayer: `If You are there, God, please hear this. Some days I believe without trying. On other days the words I hear in church sound like a foreign language.

I am tired of acting sure. Here are my questions, the ones I have asked aloud and the ones I have hidden. Do not send me away because of them.

Help me to look for what is true, and to follow it when I find it. Give me friends who are not frightened by my doubts. I believe some of it, Lord. Help me with the rest. You came into a locked room to find Thomas. Come into mine.`,
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
  reflection: `The father in Mark 9 had already asked for help, and the disciples had failed. No wonder he said, “if You can do anything,” when he turned to Jesus. His next words hold both halves of one heart: “I do believe; help my unbelief!” Jesus did not tell him to come back with more faith. He healed the boy.

Thomas had missed the first evening, and he would not believe on the word of others. Eight days later he was still with them in the room. The doors were locked, and Jesus came and stood among them. He offered Thomas just what he had asked for. “Stop doubting and believe,” He said, and held out His wounded hands.

Psalm 13 asks “How long” four times before it speaks of trust. Even a doubt becomes a kind of prayer once you say it to God. If Jesus stood in front of you, what would you ask first? Ask it today.`,
  applicationSteps: [
    "Write down your hardest question, and pray it exactly as you wrote it.",
    "Read Mark 9:14–29 and notice what Jesus does for the father.",
    "Talk with one believer who will listen before trying to answer.",
    "Keep one small habit of faith, such as a short prayer at night.",
    "Find a good book or teacher on the question that troubles you most.",
  ],
};
