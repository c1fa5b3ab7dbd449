import type { PlanText } from "../plan";
import { weeks1to4 } from "./weeks-1-4";
import { weeks5to8 } from "./weeks-5-8";
import { weeks9to13 } from "./weeks-9-13";

export const mark: PlanText = {
  id: "mark-plan",
  title: "Mark in Thirteen Weeks",
  description:
    "The shortest gospel, whole, in a quarter of a year: a page a day, and each week a psalm.",
  overview: `Mark tells it fast. Read aloud, the whole gospel takes an hour and a half; here it takes thirteen weeks, so that you can hear each scene. Five days a week it’s Mark. On the sixth a psalm answers, and on the seventh comes an older page that stands behind it.

Each day has a few lines about the passage, a question, and a prayer. In the last week you’ll go back to where it began, as the disciples were sent back to Galilee, and read five pages again. Some pages are hard, and help lines come with them. Begin when you like; if you stop, start where you stopped.`,
  readsOn: true,
  needsHelpLines: true,
  days: [...weeks1to4, ...weeks5to8, ...weeks9to13],
};
