import type { ThemeText } from "./theme";

export const eveningPrayer: ThemeText = {
  id: "theme-13",
  title: "Evening Prayer",
  description:
    "A prayer for the end of the day, to set down what’s unfinished and rest in God’s care.",
  prayer: `The day’s over, Father, and a good deal of it isn’t finished. I’m leaving the dishes, and the email, and the apology I should’ve made. For what I said at dinner, I’m sorry.

Thank You for everything good: the tomato soup, a kind voice on the phone, the ten minutes when I forgot to worry. If there wasn’t much, You were in it all the same.

Be near the people working tonight, in hospitals and in delivery trucks, and everyone who’s lying awake in pain. Turn down the noise in my head. If I wake at three, You’ll have been up all along. I put into Your hands everyone I love, and then myself, and now the light goes out.`,
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
  reflection: `At twilight in Israel a priest offered a lamb and burned sweet incense, every single evening, whether the day had gone well or not (Exodus 29:39, Exodus 30:8). In Psalm 141 David asks whether God would accept two lifted hands instead. That may be all you’ve got left tonight.

None of these psalms comes out of an easy day. In Psalm 4 people are ruining David’s reputation, and Psalm 63 is set in the wilderness, with enemies hunting for him, and still he goes to bed. Sleep is an act of trust, when you think about it. For seven hours you’ll manage nothing, repair nothing, and keep watch over no one, and God will look after the world without you.

And if you can’t sleep? David knew those nights, too, and counted them off by the watches, and he didn’t call it failure, because he had company.

Before you reach for the lamp, choose one worry to hand over.`,
  applicationSteps: [
    "Before you lie down, thank God for one thing from today, however small.",
    "Write tomorrow’s worries on paper, and leave the paper in another room.",
    "If you spoke harshly today, decide how you’ll make it right tomorrow.",
    "When you wake at night, say Psalm 4:8 slowly, one phrase to a breath.",
    "If you haven’t slept well for weeks, ask a doctor about it without shame.",
  ],
};
