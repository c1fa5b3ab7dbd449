import type { ThemeText } from "./theme";

export const depression: ThemeText = {
  id: "theme-17",
  needsHelpLines: true,
  title: "Depression",
  description:
    "A prayer for days when there is almost no strength to pray, and no need to sound cheerful.",
  prayer: `Lord, I have very few words today. Getting up was hard. The things I used to love give me nothing, and I’m ashamed of how tired I am.

They say You’re near to the brokenhearted, and I can’t feel it. Please be near anyway, and keep me through this hour and then the next.

Hear what I’m not able to say. Send someone to my door, and help me open it. Bless the doctors, the counselors, and the medicine that help a mind to heal. If I think of harming myself, help me tell someone at once.

I cannot sing today. Jesus, on Your worst night You asked Your friends to stay. I’m only asking You to stay.`,
  scriptures: [
    {
      reference: "Psalm 34:17-18",
      verses:
        "The righteous cry out, and the LORD hears; He delivers them from all their troubles. The LORD is near to the brokenhearted; He saves the contrite in spirit.",
    },
    {
      reference: "Psalm 42:11",
      verses:
        "Why are you downcast, O my soul? Why the unease within me? Put your hope in God, for I will yet praise Him, my Savior and my God.",
    },
    {
      reference: "Psalm 40:1-3",
      verses:
        "I waited patiently for the LORD; He inclined to me and heard my cry. He lifted me up from the pit of despair, out of the miry clay; He set my feet upon a rock, and made my footsteps firm. He put a new song in my mouth, a hymn of praise to our God. Many will see and fear and put their trust in the LORD.",
    },
  ],
  reflection: `Psalm 88 has no happy ending, and its last words are “darkness is my closest companion.” God’s people kept that prayer in their Bible, so a prayer can end in the dark and still be a prayer.

In Psalm 42 someone asks his own soul why it’s so low, and he has to ask again. Psalm 40 tells of a rescue, and it still closes with “do not delay.” Sinking again doesn’t mean that God has left. In Psalm 34 it’s “the righteous,” the people who belong to Him, who are crying out. He hears them.

When Elijah wanted to die, an angel touched him and said, “Get up and eat.” Nobody lectured him. He ate, he lay down again, and the angel came back with more (1 Kings 19:5-8). Depression can be an illness, and it’s not your fault. Doctors, counseling, and medicine can be God’s gifts, like that bread. What does your body need in the next hour?`,
  applicationSteps: [
    "Drink some water and eat something small, even if you feel no hunger.",
    "Tell one person, in plain words, how low you really are.",
    "See a doctor or counselor, and keep taking any medicine you were given.",
    "If you think of harming yourself, don’t stay alone; call or text 988 now.",
    "Pray one line of Psalm 42, and let that be enough today.",
  ],
};
