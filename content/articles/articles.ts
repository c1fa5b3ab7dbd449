import { laidOver, perSite } from "../site.server";
import type { Article } from "./article";
import { pieces } from "./pieces";

export type { Article } from "./article";
export { pieces } from "./pieces";

/** Ours, newest first. */
export const articles: readonly Article[] = [
  {
    id: 1,
    slug: "keeping-a-prayer-journal",
    title: "Keeping a Prayer Journal",
    excerpt:
      "A cheap notebook can help a wandering mind to pray. Here is a simple shape for the page, and a reason to keep even the unanswered lines.",
    image: "1517842645767-c639042777db",
    scene: "book",
    tone: "sky",
    date: "June 11, 2025",
    author: "Hannah R.",
  },
  {
    id: 2,
    slug: "praying-the-words-of-scripture",
    title: "Praying the Words of Scripture",
    excerpt:
      "When your own words feel worn out, you may borrow older ones. Learn to read a verse slowly, hear its setting, and say it back to God.",
    image: "1504052434569-70ad5836ab65",
    scene: "olive",
    tone: "sage",
    date: "May 21, 2025",
    author: "Daniel M.",
  },
  {
    id: 3,
    slug: "when-words-will-not-come",
    title: "When Words Will Not Come",
    excerpt:
      "Sorrow, tiredness or a long dry time can leave you with nothing to say to God. The Bible knows this silence, and prayer can begin inside it.",
    image: "1437603568260-1950d3ca6eab",
    scene: "rain",
    tone: "rose",
    date: "April 30, 2025",
    author: "Samuel K.",
  },
  {
    id: 4,
    slug: "praying-with-and-for-others",
    title: "Praying With and for Others",
    excerpt:
      "Praying for someone takes less skill than attention. How to listen first, pray briefly in your own voice, and guard what you were told.",
    image: "1529070538774-1843cb3265df",
    scene: "wheat",
    tone: "gold",
    date: "April 2, 2025",
    author: "Hannah R.",
  },
  {
    id: 5,
    slug: "praying-at-home",
    title: "A Small Light: Praying at Home",
    excerpt:
      "A candle, a few verses and an honest sentence are enough. Here is a simple order for the evening, whether your home is crowded, quiet or hard.",
    image: "1601922046210-41e129a3e64a",
    scene: "lamp",
    tone: "ember",
    date: "March 12, 2025",
    author: "Daniel M.",
  },
  {
    id: 6,
    slug: "morning-and-evening-prayer",
    title: "Beginning and Ending the Day with God",
    excerpt:
      "Before the first message and after the last one, there is room for a short prayer. Simple ways to open the day, look back, and rest.",
    image: "1500382017468-9049fed747ef",
    scene: "hills",
    tone: "rose",
    date: "February 19, 2025",
    author: "Samuel K.",
  },
];

/** Those of the site, newest first: ours, with the operator's laid over them. */
export const allArticles = perSite((site) => {
  // The authors of ours are invented.
  const ours = site.samples ? articles : articles.map((each) => ({ ...each, author: site.name }));
  const all = laidOver(ours, site.articles);
  return [...all].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
});

/** Short ones that stand in the library, by the need or season they are for; none that the operator hides or replaces. */
export const allPieces = perSite(({ name, articles: { items, hidden } }) =>
  pieces
    .filter(({ id }) => ![...hidden, ...items.map((item) => item.id)].includes(id))
    .map((each) => ({ ...each, author: name })),
);

/** Those for a need, as the library lists them. */
export const piecesFor = (need: string) =>
  allPieces()
    .filter((each) => each.need === need)
    .map(({ id, title, excerpt: description }) => ({
      id,
      title,
      description,
      note: "To read",
    }));

/** Everything that can be opened as an article. */
export const allReadings = (): readonly Article[] => [...allArticles(), ...allPieces()];

/** Articles on one page of the list. */
export const pageSize = 3;

/** At least one. */
export const pageCount = () => Math.max(Math.ceil(allArticles().length / pageSize), 1);

/** The article of this id, if there is one. */
export function getArticle(id: number | string): Article | undefined {
  return allReadings().find((each) => String(each.id) === String(id));
}

/** The articles of one page, 1..pageCount. */
export function listArticles(page: number): readonly Article[] {
  return allArticles().slice((page - 1) * pageSize, page * pageSize);
}

/** The page that lists an article; the first for one that none lists. */
export function pageOf(article: Article): number {
  return Math.floor(Math.max(allArticles().indexOf(article), 0) / pageSize) + 1;
}

/** The one to read after it. */
export function articleAfter(article: Article): Article {
  const all = allArticles();
  return all[(all.indexOf(article) + 1) % all.length] ?? article;
}
