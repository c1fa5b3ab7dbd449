import type { ThemeText } from "./theme";

export const forgiveness: ThemeText = {
  id: "theme-9",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Forgiveness",
  description:
    "For those who need to be forgiven and those who were wronged, with care for what’s safe and true.",
  prayer: `Merciful God, I’ve come with two suitcases, what I did and what was done to me, and I’ve carried them together so long that everything’s mixed up.

Mine first, without excuses. I’m sorry. You delight in mercy, and there’s nobody like You, so throw it into the deepest water You have, and show me whatever I can still repair.

Now the other. You saw everything it cost. I can’t call it small, and I don’t believe You do. But I’m not in Your place, and I’m tired of being the judge, so as far as I’m able today, I hand You the judging. Keep me safe, and keep me truthful, and let the healing take as long as it takes.`,
  scriptures: [
    {
      reference: "Luke 6:36-37",
      verses:
        "Be merciful, just as your Father is merciful. Do not judge, and you will not be judged. Do not condemn, and you will not be condemned. Forgive, and you will be forgiven.",
    },
    {
      reference: "Micah 7:18-19",
      verses:
        "Who is a God like You, who pardons iniquity and passes over the transgression of the remnant of His inheritance—who does not retain His anger forever, because He delights in loving devotion? He will again have compassion on us; He will vanquish our iniquities. You will cast out all our sins into the depths of the sea.",
    },
    {
      reference: "Genesis 50:19-21",
      verses:
        "But Joseph replied, “Do not be afraid. Am I in the place of God? As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people. Therefore do not be afraid. I will provide for you and your little ones.” So Joseph reassured his brothers and spoke kindly to them.",
    },
  ],
  reflection: `When their father died, Joseph’s brothers were terrified, because they’d sold him into slavery at seventeen, now he governed Egypt, and the old man who’d kept the peace was gone. Joseph wept at their message, and they came and bowed to the floor. “Am I in the place of God?” he said.

That question is the heart of forgiveness. It doesn’t call the crime a misunderstanding; in the same breath he says they intended it for evil. It says that paying them back isn’t his job.

Look how long it took: over twenty years before he saw them again, and then he tested them before he trusted them. Forgiving isn’t the same as trusting again, and it never asks you to live where you’re being hurt. You can forgive with the door locked and the report filed. As for the good that came of it, only Joseph got to say so, and nobody gets to say it for you.`,
  applicationSteps: [
    "Tell God one wrong you’ve done, then read Micah 7:18-19 as His answer.",
    "Where it’s safe and welcome, say you’re sorry to someone, without excuses.",
    "Put an old hurt into words, on paper or with a counselor you trust.",
    "When anger returns, tell God again, “The judging is Yours, Lord.”",
    "If someone’s still hurting you, get to safety and tell a person you trust.",
  ],
};
