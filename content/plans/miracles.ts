import { healing } from "./healing";
import type { PlanText } from "./plan";

export const miracles: PlanText = {
  id: "miracles-plan",
  title: "Everyday Miracles",
  description:
    "Five Gospel stories of Jesus meeting people in ordinary places, and room to tell Him what you need today.",
  overview: `The wonders in these readings happen in common places: beside a road, in a crowded house. Next to each great thing stands a smaller one that could happen on your street. Somebody touches a man whom nobody touches. Friends carry a friend. A tired woman is called “Daughter.”

A miracle was never a prize for the best believers, and this plan cannot promise you one. It asks you to watch for God’s kindness, and to pass it on. If you are ill, keep up your doctor’s care. The plan People Jesus Healed has these same five days and two more, the last for those who still wait.`,
  days: healing.days.slice(0, 5),
};
