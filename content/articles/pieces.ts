import type { Article } from "./article";

type Piece = Pick<Article, "slug" | "title" | "excerpt" | "scene" | "tone"> & { need: string };

const piece = (words: Piece): Article & Piece => ({
  ...words,
  id: words.slug,
  date: "November 29, 2026",
  author: "Prayer LIFE",
  image: "",
});

/** Short ones for a season or a need: they stand in the library of plans, and not in the blog's list. */
export const pieces: readonly (Article & Piece)[] = [
  piece({
    slug: "advent-in-a-full-month",
    title: "Advent in a Full Month",
    excerpt: "How to wait for God in the one month of the year when nobody has the time.",
    need: "days",
    scene: "stars",
    tone: "sky",
  }),
  piece({
    slug: "giving-something-up-for-lent",
    title: "Giving Something Up for Lent",
    excerpt: "What fasting is for, when to leave it alone, and how to begin again at lunch.",
    need: "days",
    scene: "tent",
    tone: "ember",
  }),
  piece({
    slug: "learning-to-give-thanks",
    title: "Learning to Give Thanks",
    excerpt:
      "Thanks is mostly turning around. How to do it once a day, and when you don’t have to.",
    need: "days",
    scene: "wheat",
    tone: "gold",
  }),
  piece({
    slug: "praying-with-children",
    title: "Praying with Children",
    excerpt:
      "Three sentences will do. How to keep out of the way, and what to do when it’s serious.",
    need: "people",
    scene: "birds",
    tone: "rose",
  }),
  piece({
    slug: "when-a-friend-is-dying",
    title: "When a Friend Is Dying",
    excerpt: "There isn’t much to say. How to go, how to pray, and what not to promise.",
    need: "pain",
    scene: "window",
    tone: "mist",
  }),
  piece({
    slug: "when-sleep-will-not-come",
    title: "When Sleep Will Not Come",
    excerpt:
      "For ten past three in the morning: small prayers, a sheet of paper, and help by daylight.",
    need: "worry",
    scene: "moon",
    tone: "mist",
  }),
];
