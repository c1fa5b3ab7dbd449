import type { ThemeText } from "./theme";

export const wisdom: ThemeText = {
  id: "theme-7",
  title: "Wisdom",
  description:
    "For decisions large and small: how to ask God for wisdom, and how to know it when it comes.",
  prayer: `Generous God, You don’t sigh at people who ask twice, so I’m asking again. There’s a decision in front of me, and I’ve been over it so many times that I’ve worn a path in the carpet.

Solomon wanted a heart that listens, and I’d like one, too, because mine mostly waits for its turn to talk. Make it quiet enough to hear the person across the table, and Your voice underneath.

If it’s pride that’s talking, tip me off. If it’s fear, I’ll hear it out, but I’d rather hear from You. And if I choose badly, stay and teach me from there. More than the perfect answer, I want to become someone who loves what You love.`,
  scriptures: [
    {
      reference: "James 1:5",
      verses:
        "Now if any of you lacks wisdom, he should ask God, who gives generously to all without finding fault, and it will be given to him.",
    },
    {
      reference: "1 Kings 3:9",
      verses:
        "Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil. For who is able to govern this great people of Yours?",
    },
    {
      reference: "James 3:17",
      verses:
        "But the wisdom from above is first of all pure, then peace-loving, gentle, accommodating, full of mercy and good fruit, impartial, and sincere.",
    },
  ],
  reflection: `God came to a young king in a dream and told him to ask for anything. It could’ve been gold, or a long life, or the heads of his enemies. Solomon said that he felt like “a little child” (1 Kings 3:7), and he asked for “an understanding heart.” The Hebrew is plainer than that: a heart that listens.

We usually picture wise people talking. But in the very next scene two women stand before the king, each claiming the same living baby, and the wisest man on earth says one shocking thing and then listens for which of them will cry out (1 Kings 3:16-28).

Anyone may ask for a heart like this, James says, and God won’t embarrass you for needing it. You’ll know it by the sound. It’s gentle, it’s “full of mercy,” and it doesn’t have to win. So if your plan is brilliant and it’s making you harsh, spend another day listening.`,
  applicationSteps: [
    "Put your question into one sentence, and read James 1:5 over it.",
    "Ask someone older or wiser what they think you should consider.",
    "If the matter can wait, sleep one night before you give an answer.",
    "Lay each choice beside James 3:17, and see which one stays gentle.",
    "In one conversation today, ask a second question before you give an opinion.",
  ],
};
