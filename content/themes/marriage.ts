import type { ThemeText } from "./theme";

export const marriage: ThemeText = {
  id: "theme-14",
  title: "Marriage",
  description:
    "A prayer for husbands and wives, and for anyone whose marriage hurts, is over, or lives in memory.",
  prayer: `Jesus, You were once a guest at a wedding, and You know what two people hope for there. I bring You my marriage as it is, or as it was.

Where there is love, teach us to be kind in small things. Where we have hurt each other, help us to say so plainly, and to change. If I am not safe, show me the way out and the people who will help me.

If I am alone now, by death or by divorce, stay with me in the quiet rooms. Let nobody shame me, and keep me from shaming myself. Your love has not left me. Teach me to live inside it.`,
  scriptures: [
    {
      reference: "1 Corinthians 13:4-7",
      verses:
        "Love is patient, love is kind. It does not envy, it does not boast, it is not proud. It is not rude, it is not self-seeking, it is not easily angered, it keeps no account of wrongs. Love takes no pleasure in evil, but rejoices in the truth. It bears all things, believes all things, hopes all things, endures all things.",
    },
    {
      reference: "Ecclesiastes 4:9-10",
      verses:
        "Two are better than one, because they have a good return for their labor. For if one falls down, his companion can lift him up; but pity the one who falls without another to help him up!",
    },
    {
      reference: "1 Peter 4:8",
      verses: "Above all, love one another deeply, because love covers over a multitude of sins.",
    },
  ],
  reflection: `First Corinthians 13 is read at weddings, but Paul wrote it to a church full of quarrels. It says what love does on a day when nobody feels loving. It stays kind, and it puts down the list of old wrongs.

These words were never meant to hold anyone in danger. Love “takes no pleasure in evil, but rejoices in the truth.” If your husband or wife hits, threatens or controls you, tell someone you trust and plan a way to safety. You can forgive and not go back. Forgiveness never means enduring abuse, and the love that “covers over a multitude of sins” does not hide cruelty.

Ecclesiastes says, “pity the one who falls without another to help him up!” The widowed and the divorced know that ache. The verse speaks of a companion, so a friend or a church may do the lifting. Which of Paul’s words do you most need today, to give or to receive?`,
  applicationSteps: [
    "Tell your husband or wife one thing you noticed and were grateful for.",
    "Ask forgiveness for one particular wrong, and make no excuses for it.",
    "If home is not safe, tell a trusted person and make a plan together.",
    "If you grieve a marriage, tell a friend one memory, sad or glad.",
    "If the same quarrel keeps returning, ask a pastor or trained counselor for help.",
  ],
};
