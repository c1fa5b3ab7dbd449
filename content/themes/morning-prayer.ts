import type { ThemeText } from "./theme";

export const morningPrayer: ThemeText = {
  id: "theme-1",
  title: "Morning Prayer",
  description:
    "A few quiet minutes with God before the day begins, for the rested and for those who hardly slept.",
  prayer: `Before the noise begins, Lord, here I am. I did not make this morning; it came without my help. Some of yesterday came with me: words I regret, and a fear that was waiting beside the bed.

I lay it all before You. You know how this day will go, and I do not. Teach me which way to walk, one turn at a time. Slow me down before I speak sharply. Let me notice the person whose day is harder than mine. If I have forgotten You by noon, call me back without shame, as You have so often. Your mercies are new. I will take the ones meant for today.`,
  scriptures: [
    {
      reference: "Psalm 5:3",
      verses:
        "In the morning, O LORD, You hear my voice; at daybreak I lay my plea before You and wait in expectation.",
    },
    {
      reference: "Lamentations 3:22-23",
      verses:
        "Because of the loving devotion of the LORD we are not consumed, for His mercies never fail. They are new every morning; great is Your faithfulness!",
    },
    {
      reference: "Psalm 143:8",
      verses:
        "Let me hear Your loving devotion in the morning, for I have put my trust in You. Teach me the way I should walk, for to You I lift up my soul.",
    },
  ],
  reflection: `None of these three verses comes out of an easy life. Psalm 5 begins with David asking God to “consider my groaning.” In Psalm 143 an enemy has hunted him until his spirit grows faint. The famous line about new mercies stands in Lamentations, a book of grief over ruined Jerusalem. A few lines earlier the same man says, “My strength has perished, along with my hope from the LORD” (3:18).

So you do not need a bright mood to pray in the morning. You may come tired, or dreading what is ahead. David brings his plea at daybreak, and then he does something we often leave out. He waits, expecting God to answer.

Most of us stop when our own words run out. Today you might stay one quiet minute longer, before you reach for anything else. Let Him have that minute.`,
  applicationSteps: [
    "Tonight, choose the place where you will sit and pray tomorrow morning.",
    "Before you look at your phone, tell God one worry and one hope.",
    "Read Psalm 143:8 aloud, then stay quiet for one full minute.",
    "Ask God to show you someone who needs a kind word before lunch.",
    "If the morning goes wrong, pray one sentence at noon and begin again.",
  ],
};
