import type { ThemeText } from "./theme";

export const peaceComfort: ThemeText = {
  id: "theme-2",
  needsHelpLines: true,
  title: "Peace & Comfort",
  description:
    "For a troubled heart: words of David, Isaiah and Paul about a God who comes close and stays.",
  prayer: `God of all comfort, my heart is troubled, and I can’t persuade it to lie still. You’ve seen what happened, and You know what I’m afraid will happen next.

Come and sit with me in it. I’d like an explanation someday, but right now I’d rather have You beside me. Be what a good mother is at a sick child’s bedside: very little talking, a hand on the forehead, the hallway light left on.

I’ve been holding my breath for a week, and holding back tears for longer, and I think I’ll let them both go now. Good Shepherd, I’m too exhausted to keep up with the others. Carry me, and I’ll rest.`,
  scriptures: [
    {
      reference: "Psalm 23:1-4",
      verses:
        "The LORD is my shepherd; I shall not want. He makes me lie down in green pastures; He leads me beside quiet waters. He restores my soul; He guides me in the paths of righteousness for the sake of His name. Even though I walk through the valley of the shadow of death, I will fear no evil, for You are with me; Your rod and Your staff, they comfort me.",
    },
    {
      reference: "Isaiah 66:13",
      verses:
        "As a mother comforts her son, so will I comfort you, and you will be consoled over Jerusalem.",
    },
    {
      reference: "2 Corinthians 1:3-4",
      verses:
        "Blessed be the God and Father of our Lord Jesus Christ, the Father of compassion and the God of all comfort, who comforts us in all our troubles, so that we can comfort those in any trouble with the comfort we ourselves have received from God.",
    },
  ],
  reflection: `Listen for a small change in Psalm 23, which starts out talking about God: “He makes me lie down,” “He leads me,” “He restores my soul.” Those are green-pasture sentences, and true. Then the path drops into the valley, and without warning David stops describing and starts talking: “for You are with me.” Up in the sunlight, God was someone to tell people about, and down here He’s someone to hold on to.

Nobody gets through that valley by being told to cheer up. When God promised to comfort a people mourning Jerusalem, He didn’t compare Himself to a professor. He said, “As a mother comforts her son.” A good mother doesn’t always explain, but she comes when she’s called, and she stays.

Someday, Paul says, you’ll pass the comfort on, but it doesn’t have to be today. For now, only change the word. Say “You” where you’ve been saying “He,” out loud, and tell Him how dark it is.`,
  applicationSteps: [
    "Say Psalm 23:1-4 slowly, and stop where “He” turns into “You.”",
    "Tell God, in a sentence or two, what’s troubling your heart.",
    "Tell one person you trust how you’re really doing this week.",
    "Sit by a window or outdoors, and breathe slowly ten times before God.",
    "Write a short note to someone who’s grieving; you don’t have to explain anything.",
  ],
};
