import type { SceneName, SceneTone } from "~/ui/art/scene";
import { bookGroups } from "../../../content/bible/books";

const scenes: Readonly<Record<string, { name: SceneName; tone: SceneTone }>> = {
  "The Law": { name: "path", tone: "ember" },
  History: { name: "hills", tone: "mist" },
  "Poetry and Wisdom": { name: "water", tone: "sky" },
  "The Prophets": { name: "stars", tone: "rose" },
  Letters: { name: "door", tone: "sage" },
  Prophecy: { name: "wheat", tone: "gold" },
};

/** What is drawn over a book and its chapters; the Gospels have the olive branch of the Bible's page. */
export function bookScene(slug: string): { name: SceneName; tone: SceneTone } {
  const group = bookGroups.find(({ books }) => books.some((book) => book.slug === slug));
  return scenes[group?.heading ?? ""] ?? { name: "olive", tone: "gold" };
}
