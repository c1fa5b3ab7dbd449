import type { ThemeText } from "./theme";

export const peaceComfort: ThemeText = {
  id: "theme-2",
  title: "Peace & Comfort",
  description:
    "For a troubled heart: words of Jesus, Paul and David about a God who comes close and stays.",
  prayer: `God of all comfort, my heart is troubled, and I cannot talk it into being calm. You know what has happened. You know what I am afraid will happen next.

Come and sit with me in it. I do not need everything explained, though I would like that. I need You here. Where I have been holding my breath, let me breathe. Where I have been holding back tears, let them come.

Jesus, on the night before the cross You gave Your friends Your peace. I believe it can hold in the dark. Give it to me also. And when I have been comforted, make me gentle with the next person who hurts.`,
  scriptures: [
    {
      reference: "John 14:27",
      verses:
        "Peace I leave with you; My peace I give to you. I do not give to you as the world gives. Do not let your hearts be troubled; do not be afraid.",
    },
    {
      reference: "2 Corinthians 1:3-4",
      verses:
        "Blessed be the God and Father of our Lord Jesus Christ, the Father of compassion and the God of all comfort, who comforts us in all our troubles, so that we can comfort those in any trouble with the comfort we ourselves have received from God.",
    },
    {
      reference: "Psalm 23:1-4",
      verses:
        "The LORD is my shepherd; I shall not want. He makes me lie down in green pastures; He leads me beside quiet waters. He restores my soul; He guides me in the paths of righteousness for the sake of His name. Even though I walk through the valley of the shadow of death, I will fear no evil, for You are with me; Your rod and Your staff, they comfort me.",
    },
  ],
  reflection: `Listen to how Psalm 23 speaks. At first David talks about God: “He makes me lie down,” “He leads me,” “He restores my soul.” Then the path goes down into the valley, and one small word changes: “for You are with me.” In the green pastures God is someone to describe. In the dark He is someone to talk to.

Jesus spoke of peace in a dark hour too. He was at supper with His friends, and before morning soldiers would come for Him. He did not tell them that nothing bad would happen. He left them His own peace, which does not have to wait until the trouble is over. It may feel small at first, like one steadier breath.

If you are in the valley now, you may turn from “He” to “You” even now. Say how dark it is. You do not have to sound brave.`,
  applicationSteps: [
    "Say Psalm 23:1–4 slowly, and stop where “He” turns into “You.”",
    "Tell God in a sentence or two what is troubling your heart.",
    "Let one person you trust know how you are really doing this week.",
    "Sit by a window or outdoors, and breathe slowly ten times before God.",
    "Write a short note to someone who grieves; you need not explain anything.",
  ],
};
