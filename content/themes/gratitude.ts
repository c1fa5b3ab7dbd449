import type { ThemeText } from "./theme";

export const gratitude: ThemeText = {
  id: "theme-3",
  title: "Gratitude",
  description:
    "Learning to thank God for particular things, in good weeks and in weeks that hold little to praise.",
  prayer: `Giver of every good gift, I am quicker to count what is missing than what is here. Let me stop and look.

Thank You for bread, and for the hands that baked it. Thank You for the person who was kind to me when nobody required it. Thank You for mercies so small that I forgot them by evening.

There are things I cannot be glad about, and I will not act as though I were. They hurt. Even so, You have not left me in them, and for that I thank You. When somebody does me good, let me say so before the chance is gone. Above all, thank You for Jesus, in whom You gave us Yourself.`,
  scriptures: [
    {
      reference: "1 Thessalonians 5:16-18",
      verses:
        "Rejoice at all times. Pray without ceasing. Give thanks in every circumstance, for this is God’s will for you in Christ Jesus.",
    },
    {
      reference: "Psalm 100:4-5",
      verses:
        "Enter His gates with thanksgiving and His courts with praise; give thanks to Him and bless His name. For the LORD is good, and His loving devotion endures forever; His faithfulness continues to all generations.",
    },
    {
      reference: "Colossians 3:15-17",
      verses:
        "Let the peace of Christ rule in your hearts, for to this you were called as members of one body. And be thankful. Let the word of Christ richly dwell within you as you teach and admonish one another with all wisdom, and as you sing psalms, hymns, and spiritual songs with gratitude in your hearts to God. And whatever you do, in word or deed, do it all in the name of the Lord Jesus, giving thanks to God the Father through Him.",
    },
  ],
  reflection: `“Give thanks in every circumstance,” Paul tells the young church at Thessalonica, and their circumstances were hard. They had welcomed the message about Jesus “in spite of your great suffering” (1 Thessalonians 1:6). The little word “in” deserves attention. Paul does not tell them to call the suffering good. They can give thanks while it is still going on, because God has not left them alone in it.

Gratitude grows when it becomes exact. “Thank You for everything” is a fine prayer, but it passes over things quickly. “Thank You that my sister called on Tuesday” shows you the sister, the Tuesday and the God behind both.

Some days you may find only one such thing, and on the worst days none. God keeps no count against you. Then let Psalm 100 say it for you: “the LORD is good.” What good thing almost went past you this week?`,
  applicationSteps: [
    "Each evening this week, write down one gift of that day, in detail.",
    "Thank someone today for one particular thing they did for you.",
    "Before a meal, thank God for the people whose work brought it.",
    "Name one hard thing to God, and ask where He is in it.",
    "Read Psalm 100 aloud once, even if you do not feel thankful yet.",
  ],
};
