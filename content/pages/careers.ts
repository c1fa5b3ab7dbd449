/** A post to be filled. */
export type Position = {
  id: string;
  title: string;
  team: string;
  location: string;
  /** "Full-time" */
  terms: string;
};

/** Open posts. The page shows them by itself once there are any. */
export const positions: readonly Position[] = [];

export const careers = {
  lead: "A small team with a plain task: help people to pray. We write, design, and build with care.",
  none: "We aren’t hiring right now. If you would like to work with us one day, tell us what you do well and why this work matters to you. We read every message.",
  manner: [
    "We write slowly, and we read aloud what we wrote.",
    "We build so that an old phone, a weak connection, or a screen reader is enough.",
    "We collect as little about people as we can.",
    "We stop working at the end of the day.",
  ],
  once: "Once a position is open, these are the steps.",
  steps: [
    {
      title: "Review",
      text: "Somebody on the team reads your application. A person does this, not a program.",
    },
    {
      title: "Initial interview",
      text: "We talk for 30 minutes, by phone or video. You ask as many questions as we do.",
    },
    {
      title: "Skills assessment",
      text: "You do a small task that is like the real work, in your own time.",
    },
    {
      title: "Final interview",
      text: "You meet the people you would work with, and we decide together.",
    },
  ],
} as const;
