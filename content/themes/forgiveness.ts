import type { ThemeText } from "./theme";

export const forgiveness: ThemeText = {
  id: "theme-9",
  title: "Forgiveness",
  description:
    "For those who need to be forgiven and those who were wronged, with care for what is safe and true.",
  prayer: `Merciful God, I bring You two weights: what I have done, and what was done to me. Keep me from confusing them.

Mine first. I will not make excuses for it. I am sorry. Forgive me, and take it far from me. Show me what I can still mend.

Now the other. You know what it cost. I cannot call it small, and I do not believe that You do. I want to be free of bitterness without pretending that nothing happened. As far as I can today, I hand You my wish to pay it back. Judge what I cannot judge. Keep me safe, and keep me truthful, while Your kindness does its slow work in me.`,
  scriptures: [
    {
      reference: "Ephesians 4:31-32",
      verses:
        "Get rid of all bitterness, rage and anger, outcry and slander, along with every form of malice. Be kind and tenderhearted to one another, forgiving each other just as in Christ God forgave you.",
    },
    {
      reference: "Psalm 103:8-12",
      verses:
        "The LORD is compassionate and gracious, slow to anger, abounding in loving devotion. He will not always accuse us, nor harbor His anger forever. He has not dealt with us according to our sins or repaid us according to our iniquities. For as high as the heavens are above the earth, so great is His loving devotion for those who fear Him. As far as the east is from the west, so far has He removed our transgressions from us.",
    },
    {
      reference: "Luke 6:36-37",
      verses:
        "Be merciful, just as your Father is merciful. Do not judge, and you will not be judged. Do not condemn, and you will not be condemned. Forgive, and you will be forgiven.",
    },
  ],
  reflection: `Two verses before our passage in Psalm 103, David praises the LORD for “justice for all the oppressed.” The same God removes our sins “as far as the east is from the west.” His mercy never calls evil good, and it never forgets the one who was hurt.

To forgive, as Jesus and Paul ask, is to give up revenge and leave the judging to God. It may take years, and He is patient when the anger comes back. Living close to that person again is another matter, called reconciliation. It needs honesty and a changed life, and it is not always safe. Forgiveness never asks you to endure abuse or keep quiet about it. Reporting it is no failure to forgive. You can forgive with the door locked.

Perhaps you are the one who did wrong. The psalm calls the LORD “slow to anger.” What have you not yet dared to tell Him?`,
  applicationSteps: [
    "Tell God one wrong you have done, then read Psalm 103:12 as His answer.",
    "Where it is safe and welcome, say sorry to someone, without excuses.",
    "Put an old hurt into words, on paper or with a counselor you trust.",
    "When anger returns, tell God again, “The judging is Yours, Lord.”",
    "If someone is still hurting you, get to safety and tell a person you trust.",
  ],
};
