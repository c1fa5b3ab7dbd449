/** What the app offers; `name` tells its sign. */
type Feature = {
  name: FeatureName;
  title: string;
  text: string;
  /** What of it works on this website, and where. */
  today?: { to: string; words: string };
};

type FeatureName =
  | "scripture"
  | "tracking"
  | "plans"
  | "journal"
  | "devotionals"
  | "groups"
  | "contacts"
  | "pictures"
  | "music"
  | "assistant";

/** By weight: the first stands large, three beside it, the rest in a list. */
export const features: readonly Feature[] = [
  {
    name: "scripture",
    title: "Single-Person Scripture Prayer",
    text: "Take one passage and pray it as your own, in the first person, line by line. The words are already there on the days when you have none.",
    today: { to: "/pray", words: "pray now" },
  },
  {
    name: "tracking",
    title: "Tracking Personal Prayers",
    text: "Write down what you ask for. Mark what was answered, keep what is still open, and look back in a year.",
    today: { to: "/account/prayers", words: "My Prayers" },
  },
  {
    name: "plans",
    title: "Bible Reading and Study Plans",
    text: "Five days or more on one theme, each with a passage, a prayer and a thought to take along.",
    today: { to: "/plans", words: "all plans" },
  },
  {
    name: "journal",
    title: "Private Journal",
    text: "Pages other people here can’t see, for what you would say to God alone.",
    today: { to: "/account/prayers", words: "write now" },
  },
  {
    name: "devotionals",
    title: "Daily Devotionals",
    text: "One theme for the day: a prayer, three readings and five small steps.",
    today: { to: "/themes", words: "choose a theme" },
  },
  {
    name: "groups",
    title: "Community Prayer Groups",
    text: "Share a request with the people you choose, and carry theirs.",
    today: { to: "/groups", words: "begin a group" },
  },
  {
    name: "contacts",
    title: "Praying for Contacts",
    text: "Choose people from your phone and remember them before God by name.",
    today: { to: "/account/prayers", words: "pray by name" },
  },
  {
    name: "pictures",
    title: "Visual Praying",
    text: "Let a quiet picture hold your attention while you pray a passage.",
    today: { to: "/picture?of=verse/home", words: "make a picture" },
  },
  {
    name: "music",
    title: "Scripture Music",
    text: "Psalms set to calm music, for the road and for the end of the day.",
  },
  {
    name: "assistant",
    title: "AI Assistant",
    text: "Ask where the Bible speaks of what you face. It points to passages.",
    today: { to: "/search", words: "search by feeling" },
  },
];

/** What a morning with the app is like, screen by screen. */
export const appExperience = {
  heading: "A morning with the app",
  lead: "Three steps, about five minutes, and nothing that hurries you.",
  moments: [
    {
      title: "Read the verse of the day",
      text: "It’s waiting when you open the app. Stay with one line, or pray the whole verse as it stands.",
    },
    {
      title: "Walk one day of a plan",
      text: "A passage, a prayer, and a thought to take along. Miss a day, and the plan waits where you left off.",
    },
    {
      title: "Keep it in your journal",
      text: "Write down what you asked for. Some later morning you’ll come back and see what became of it.",
    },
  ],
} as const;
