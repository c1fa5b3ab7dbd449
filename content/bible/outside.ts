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

/** The book of a name that is not among the 66. */
export const bookOutside = (name: string): string | undefined => outside.get(name);

/** Where such a book can be read, as a sentence. */
export const whereToRead = (name: string): string =>
  /Enoch|Jubilees|Thomas/.test(name)
    ? "Most churches never had it in their Bible. A public library can find it for you."
    : "Catholic and Orthodox Bibles have it, and so has the World English Bible at ebible.org.";
