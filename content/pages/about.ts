import { site } from "../site.server";
import type { AboutWords } from "./page-words";

/** Our words of the page about us; the team stands in `samples.ts`. */
const ours: AboutWords = {
  lead: "We make a quiet place for prayer, and we try not to stand in its way.",
  mission:
    "To help people pray honestly, with scripture open, so that a few minutes with God each day can shape the rest\u00a0of\u00a0the\u00a0day.",
  founded: "2023",
  story: [
    "It began with a paper notebook that went around a small prayer group. On the left page stood what people asked for. On the right page, weeks or months later, somebody wrote what had happened.",
    "Some right pages stayed empty. The group kept praying over those too. What people said they missed was not more advice. They missed words for the hard days, and a way to look back.",
    "So we began to write: short plans, prayers built from one passage, and questions that don’t push. They’re meant to be read aloud. If a sentence would hurt someone who hears it in a hospital corridor, it doesn’t belong here.",
  ],
  values: [
    {
      title: "Scripture-Centered",
      text: "Every prayer and plan starts from a passage, quoted word for word and read in its own setting. We don’t bend a verse into a promise it doesn’t make.",
    },
    {
      title: "Community-Focused",
      text: "Jesus taught His friends to say “our Father.” We build for groups, families, and strangers who carry one another’s requests, and nobody has to share what they would rather keep.",
    },
    {
      title: "Transformational",
      text: "Prayer changes people slowly, like a path that is walked every day. We care more about the person you are becoming than about the number of days in a row.",
    },
  ],
};

export const about = (): AboutWords => site().about ?? ours;
