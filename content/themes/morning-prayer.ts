import type { ThemeText } from "./theme";

export const morningPrayer: ThemeText = {
  id: "theme-1",
  title: "Morning Prayer",
  description:
    "A few quiet minutes with God before the day begins, for the rested and for those who hardly slept.",
  prayer: `Good morning, Lord. I didn’t make this day. I was sleeping when You made it, and here it is on the windowsill with my name on it.

Thank You for breath, and coffee, and whoever else is stirring in this house, and thank You that yesterday is over. Some of it’s still clinging to me, an argument I wish I hadn’t started, so I’m handing that to You before my feet touch the floor.

You can see how the day goes, and I can’t. Teach me the way I should walk, one corner at a time, and slow me down before I get impatient with anyone. Your mercies are new this morning, and I’ll take the ones with today’s date.`,
  scriptures: [
    {
      reference: "Mark 1:35",
      verses:
        "Early in the morning, while it was still dark, Jesus got up and went out to a solitary place to pray.",
    },
    {
      reference: "Psalm 5:3",
      verses:
        "In the morning, O LORD, You hear my voice; at daybreak I lay my plea before You and wait in expectation.",
    },
    {
      reference: "Psalm 143:8",
      verses:
        "Let me hear Your loving devotion in the morning, for I have put my trust in You. Teach me the way I should walk, for to You I lift up my soul.",
    },
  ],
  reflection: `The evening before had run late. Mark says that the whole town gathered at the door, the sick and everyone who’d carried them, until who knows what hour (Mark 1:32-34). Anyone would’ve slept in. Jesus got up in the dark, found His way out past the sleeping family, and went where nobody could ask Him for anything.

We aren’t told what He prayed, only that it was interrupted, because Simon came looking for Him with the first complaint of the day: “Everyone is looking for You!” (Mark 1:37). If your own quiet time gets cut short by a baby or a boss, you’re in good company.

You don’t have to be cheerful, either, since David’s morning psalm begins with a groan (Psalm 5:1). Tell God what’s true, and then do what David did next, which was to wait. Give it one minute, before you reach for the phone, with nothing in it but God and the sounds of the house.`,
  applicationSteps: [
    "Tonight, pick the chair where you’ll sit with God tomorrow morning.",
    "Before you look at your phone, tell God one worry and one hope.",
    "Read Psalm 143:8 aloud, then keep quiet for one full minute.",
    "Ask God to point out someone who’ll need a kind word before lunch.",
    "If the morning goes wrong, pray one sentence at noon and start over.",
  ],
};
