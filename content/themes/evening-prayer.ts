import type { ThemeText } from "./theme";

export const eveningPrayer: ThemeText = {
  id: "theme-13",
  title: "Evening Prayer",
  description:
    "A prayer for the end of the day, to set down what is unfinished and rest in God’s care.",
  prayer: `The day is over, Father, and much of it is not finished. I leave the work where it lies. I leave the words I should have said, and I ask You to forgive the ones I wish unsaid.

Thank You for what was good: the meal, a kind voice, the hour when I forgot to worry. If the day held little that was good, You were in it all the same.

Be close to those who work tonight and to those who lie awake in pain. Quiet my thoughts. If I wake in the dark, remind me that You are awake already. I put into Your hands everyone I love, and myself with them.`,
  scriptures: [
    {
      reference: "Psalm 4:8",
      verses: "I will lie down and sleep in peace, for You alone, O LORD, make me dwell in safety.",
    },
    {
      reference: "Psalm 63:6-7",
      verses:
        "When I remember You on my bed, I think of You through the watches of the night. For You are my help; I will sing for joy in the shadow of Your wings.",
    },
    {
      reference: "Psalm 141:2",
      verses:
        "May my prayer be set before You like incense; my uplifted hands, like the evening offering.",
    },
  ],
  reflection: `Evening had its own worship in Israel. Each day at twilight a lamb was offered and incense was burned (Exodus 29 and 30). In Psalm 141 David asks God to accept something smaller: some words and two lifted hands. You may have no more than that to bring tonight, and He will take it.

None of these psalms comes from an easy day. In Psalm 4 people are attacking David’s good name with lies. Psalm 63 belongs to the wilderness of Judah, where men wanted to kill him. Still he lies down. To sleep is to trust, since for some hours we do nothing and God keeps the world without us.

Perhaps sleep does not come. That is no failure of faith. David lay awake too, and he spent the night hours thinking of God. Choose one thing to hand over to Him before you turn out the light.`,
  applicationSteps: [
    "Before you lie down, thank God for one thing from today, however small.",
    "Write tomorrow’s worries on paper, and leave the paper in another room.",
    "If you spoke harshly today, decide how you will make it right tomorrow.",
    "When you wake at night, say Psalm 4:8 slowly, one phrase to a breath.",
    "If sleep stays away for weeks, ask a doctor about it without shame.",
  ],
};
