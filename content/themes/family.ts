import type { ThemeText } from "./theme";

export const family: ThemeText = {
  id: "theme-8",
  title: "Family",
  description:
    "Prayer for the people we call family: close or far, easy to love or hard, present or missed.",
  prayer: `Father, You know every person I call family, and those I can no longer call. Thank You for whatever has been good: the old jokes, the one who waited up.

There is hurt between us too, some of it never spoken of. Build this house, Lord; we cannot do it by ourselves. Give me a patient word when I am tired. Where I have done harm, give me courage to say so and change. Where someone is being harmed, open a way to safety, and send people who believe them.

Be near tonight to those who eat alone, and to those who miss a face at the table. Let Your love be what we put on in the morning.`,
  scriptures: [
    {
      reference: "Psalm 127:1",
      verses:
        "Unless the LORD builds the house, its builders labor in vain; unless the LORD protects the city, its watchmen stand guard in vain.",
    },
    {
      reference: "Deuteronomy 6:6-7",
      verses:
        "These words I am commanding you today are to be upon your hearts. And you shall teach them diligently to your children and speak of them when you sit at home and when you walk along the road, when you lie down and when you get up.",
    },
    {
      reference: "Colossians 3:13-14",
      verses:
        "Bear with one another and forgive any complaint you may have against someone else. Forgive as the Lord forgave you. And over all these virtues put on love, which is the bond of perfect unity.",
    },
  ],
  reflection: `When Moses gave Israel these words, the people were about to enter a new land. First, God’s words were to rest on the hearts of those who teach. Then they were to be spoken of “when you sit at home and when you walk along the road.” Faith is handed on in ordinary hours. An honest apology in the kitchen teaches as well.

Paul asks believers to bear with each other and to forgive. He is not sending anyone back into harm, and forgiving never means putting up with abuse. You can forgive a person and still live apart from them, because trust needs truth, time and real change. If you are afraid at home, you need not carry that alone. Please tell someone safe, such as a doctor or a teacher.

Perhaps family for you means an empty chair, or friends who took you in. These words are yours also. Whom could you listen to today, without hurry?`,
  applicationSteps: [
    "Pray for each person at home, or far away, slowly and by name.",
    "Eat one meal this week with someone, phones away, and ask about their day.",
    "Apologize for one thing you did, without adding a reason or a “but.”",
    "Invite someone who lives alone to share a meal or a walk.",
    "Are you unsafe at home? Tell someone who can help; in danger, call emergency services.",
  ],
};
