import { bookNamed } from "./reference";

/** Books that other Bibles have and this one has not, in one writing, and what they are called. */
const table = `
  Tobit | tobit tob tobias tobie tb
  Judith | judith jdt judit
  Wisdom of Solomon | wisdom wisdom-of-solomon wis sabiduria sagesse weisheit sabedoria
  Sirach | sirach sir ecclesiasticus ecclus ben-sira eclesiastico siracide eclo
  Baruch | baruch bar baruc
  Letter of Jeremiah | letter-of-jeremiah epistle-of-jeremiah
  1 Maccabees | 1-maccabees 1-macc 1-mac 1-macabeos 1-maccabees 1-makkabaer 1-macabeus
  2 Maccabees | 2-maccabees 2-macc 2-mac 2-macabeos 2-makkabaer 2-macabeus
  3 Maccabees | 3-maccabees 3-macc
  4 Maccabees | 4-maccabees 4-macc
  1 Esdras | 1-esdras 1-esd
  2 Esdras | 2-esdras 2-esd 4-ezra
  Prayer of Manasseh | prayer-of-manasseh
  Prayer of Azariah | prayer-of-azariah song-of-the-three
  Susanna | susanna
  Bel and the Dragon | bel-and-the-dragon bel
  Enoch | enoch 1-enoch book-of-enoch
  Jubilees | jubilees
  Psalm\u{a0}151 | psalm-151 psalms-151 ps-151 psa-151 pss-151
  Gospel of Thomas | gospel-of-thomas thomas
`;

const outside = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [name = "", forms = ""] = line.split("|").map((part) => part.trim());
      return forms.split(" ").map((form) => [form.replaceAll("-", " "), name] as const);
    }),
);

/** Where the books of Samuel are the first two of Kings. */
export const olderKings = {
  number: /^[34](?= ?(?:kings?|kgs|kin?|reyes|rois|konige|reis)[. ]*\d)/,
  note: "What some older Bibles call 3 and 4 Kings is 1 and 2 Kings in this one.",
};

/** Names and titles that sound like a book's, and where they are told of. */
const told: Readonly<Record<string, string>> = {
  hezekiah: "2 Kings 18",
  noah: "Genesis 6",
  abraham: "Genesis 12",
  moses: "Exodus 3",
  david: "1 Samuel 16",
  solomon: "1 Kings 3",
  elijah: "1 Kings 17",
  elisha: "2 Kings 2",
  josiah: "2 Kings 22",
  gideon: "Judges 6",
  samson: "Judges 13",
  deborah: "Judges 4",
  hannah: "1 Samuel 1",
  mary: "Luke 1",
  paul: "Acts 9",
  stephen: "Acts 6",
  life: "Revelation 20:12",
  jasher: "Joshua 10:13",
  jashar: "Joshua 10:13",
};

/**
 * What to know of a book that is not among the 66, and where to go on.
 * @param isNumbered whether a chapter stands behind its name, which may be a person's
 */
export function missingBook(
  name: string,
  isNumbered: boolean,
): { note: string; near?: string } | undefined {
  const person = name.replace(/^[1-4] /, "");
  if (isNumbered && Object.hasOwn(told, person)) {
    const title = name.replace(/[a-z]/, (letter) => letter.toUpperCase());
    return { note: `No Bible has a book called ${title}.`, near: told[person] };
  }
  const beyond = beyondLast(name);
  if (beyond && (isNumbered || !name.endsWith("kings"))) return beyond;
  const title = outside.get(name);
  // "Wisdom" alone is what somebody looks for.
  if (!title || (!isNumbered && /^(?:Wisdom|Judith|Susanna|Baruch)/.test(title))) return undefined;
  return { note: `${title} isn’t among the 66 books of this Bible. ${whereToRead(title)}` };
}

/** Of a third or fourth where there are fewer: "4 John". */
function beyondLast(name: string) {
  const [, bare = ""] = /^[34] (.+)$/.exec(name) ?? [];
  const known = ["1", "2", "3"].flatMap((each) => bookNamed(`${each} ${bare}`) ?? []);
  const [first, second] = known;
  if (!first || !second || bookNamed(name)) return undefined;
  const near = known.map((book) => book.name).join("; ");
  return { note: `No Bible has a book called ${name.replace(bare, first.name.slice(2))}.`, near };
}

/** Where such a book can be read, as a sentence. */
const whereToRead = (name: string): string =>
  /Enoch|Jubilees|Thomas/.test(name)
    ? "Most churches never had it in their Bible. A public library can find it for you."
    : "Catholic and Orthodox Bibles have it, and so has the World English Bible at ebible.org.";
