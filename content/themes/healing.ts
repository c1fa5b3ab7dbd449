import type { ThemeText } from "./theme";

export const healing: ThemeText = {
  id: "theme-5",
  title: "Healing",
  description:
    "Prayer and honest hope for the sick, the brokenhearted and everyone who sits beside them.",
  prayer: `Lord, it hurts, and You see where. Some of it shows on my body, and some I carry where nobody looks. I ask You plainly, as Jeremiah did: heal me. I would like it to be soon. I ask the same for the one I love who is ill.

Bless the doctors and nurses, and whoever takes care of me. Give them clear minds and gentle hands. Help me to ask the question that frightens me. When pain makes me short-tempered or ashamed, do not turn away.

On the days when nothing changes, stay. If healing waits until You wipe away every tear, hold me until then. And remember those who lie ill tonight with nobody beside them.`,
  scriptures: [
    {
      reference: "Psalm 147:3",
      verses: "He heals the brokenhearted and binds up their wounds.",
    },
    {
      reference: "Jeremiah 17:14",
      verses:
        "Heal me, O LORD, and I will be healed; save me, and I will be saved, for You are my praise.",
    },
    {
      reference: "Revelation 21:4",
      verses:
        "‘He will wipe away every tear from their eyes,’ and there will be no more death or mourning or crying or pain, for the former things have passed away.",
    },
  ],
  reflection: `Psalm 147 sings of exiles gathered and a city built up. Two lines stand side by side in it. God “heals the brokenhearted and binds up their wounds,” and He “determines the number of the stars.” The Maker of the stars also ties bandages. That is patient care: a bandage is changed and changed again, while the healing goes on underneath.

The Bible tells of sudden healings, and we may ask for one. It also tells of Paul, who pleaded three times to lose a painful “thorn” (2 Corinthians 12:7). He was given grace, God’s undeserved help, to live with it. If you have prayed and are still ill, that is no verdict on your faith. Keep seeing your doctor and keep to your treatment; good care can be His gift too.

In Revelation 21:4 a day is promised when there will be no more pain. Until it comes, whom could you ask to sit with you?`,
  applicationSteps: [
    "Tell God exactly where it hurts, whether in your body or your heart.",
    "If you are being treated, keep at it, and write down one question to ask.",
    "Ask someone to pray for you, and say plainly what you need.",
    "Give your body one kindness today, such as rest, water or fresh air.",
    "Call or write to someone whose illness has lasted a long time.",
  ],
};
