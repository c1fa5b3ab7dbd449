import { healing } from "./healing";
import type { PlanText } from "./plan";

export const miracles: PlanText = {
  id: "miracles-plan",
  needsHelpLines: true,
  title: "Everyday Miracles",
  description:
    "Five Gospel stories of Jesus in ordinary places, and the small, everyday mercies that stand beside the great ones.",
  overview: `Look for the miracle in these stories, and you’ll find something smaller beside it. A hand is laid on a man no one touches. A word crosses town. Friends take a roof apart. A tired woman hears herself called “Daughter.” On the last day, a stranger turns around in the road to say thank you.

The healings weren’t prizes for the best believers, and this plan can’t promise you one. But the smaller thing could happen on your street by Friday. If you’re ill, stay in your doctor’s care. (People Jesus Healed has these five days and two more, the last for those still waiting.)`,
  days: healing.days.slice(0, 5),
};
