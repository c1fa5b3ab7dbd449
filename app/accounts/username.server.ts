import { foldName } from "../../db/accounts/users.server";

/** Scripts that people write today, by their names in Unicode (UAX #31, tables 5 and 7). */
const scripts = `Adlam Arabic Armenian Balinese Bamum Batak Bengali Canadian_Aboriginal Chakma Cham
  Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hanifi_Rohingya Hebrew
  Javanese Kannada Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Miao
  Mongolian Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Oriya Osage Saurashtra
  Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan
  Tifinagh Vai Wancho Yi`.split(/\s+/);

/** Japanese, Korean and Chinese are written in several at once. */
const mixed = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
];

/** Names in one alphabet each, with the signs, digits and marks that belong to all. */
const alphabets = [...scripts.map((script) => [script]), ...mixed].map((together) => {
  const letters = [...together, "Common", "Inherited"].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join("")}]*$`, "u");
});

/** What nobody sees, or sees as something else: also a blank of Braille, and two spaces as one. */
const unseen = /[\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Zs}{2}/u;

/** Characters that the database takes of a folded name; a sign for a sentence folds to many. */
const longestFolded = 200;

/** Whether others can tell a name that somebody chooses from every other name. */
export function isPlainName(name: string): boolean {
  return (
    !unseen.test(name) &&
    [...foldName(name)].length <= longestFolded &&
    alphabets.some((alphabet) => alphabet.test(name))
  );
}
