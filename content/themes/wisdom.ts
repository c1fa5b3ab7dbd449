import type { ThemeText } from "./theme";

export const wisdom: ThemeText = {
  id: "theme-7",
  title: "Wisdom",
  description:
    "For decisions large and small: how to ask God for wisdom, and how to know it when it comes.",
  prayer: `Generous God, there is a decision in front of me, and my thoughts have worn a path around it. You see the people I have forgotten and the years I cannot look into. You do not find fault with those who ask, so I am asking.

Show me what is true, even if I hoped for something else. If pride is speaking, let me hear that it is pride. If fear is speaking, do not let it decide for me. Send me somebody honest to talk with.

And if I choose badly, stay near and teach me from there. I want more than the right answer. I want to become someone who loves what You love.`,
  scriptures: [
    {
      reference: "James 1:5",
      verses:
        "Now if any of you lacks wisdom, he should ask God, who gives generously to all without finding fault, and it will be given to him.",
    },
    {
      reference: "Proverbs 2:6",
      verses: "For the LORD gives wisdom; from His mouth come knowledge and understanding.",
    },
    {
      reference: "James 3:17",
      verses:
        "But the wisdom from above is first of all pure, then peace-loving, gentle, accommodating, full of mercy and good fruit, impartial, and sincere.",
    },
  ],
  reflection: `James writes to believers facing “trials of many kinds” (1:2), and in that setting he speaks of wisdom. In trouble we usually ask for a way out. He tells us to ask how to live in it well. And he says why we can ask freely: God gives “generously to all without finding fault.” Nobody who comes is told that they should have known already.

How will we know wisdom when it comes? In chapter 3 James describes it, and he does not mention being clever or quick. It is “first of all pure,” so it buys no peace with a lie. It is also “gentle, accommodating, full of mercy.” You can tell it by how it treats people. A plan may be smart and still make us harsh; then it needs another look.

Think of the choice before you. Begin with the path that would keep you both honest and kind, and pray about that one.`,
  applicationSteps: [
    "Put your question into one sentence, and read James 1:5 over it.",
    "Ask someone older or wiser what they think you should consider.",
    "If the matter can wait, sleep one night before you give an answer.",
    "Lay each choice beside James 3:17, and see which one stays gentle.",
    "Do the good thing you already know, even if it seems small.",
  ],
};
