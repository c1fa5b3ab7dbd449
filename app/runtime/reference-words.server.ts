import { numberWords } from "#content/bible/number-words";
import { fold } from "#content/fold";

/** What stands before a reference and says nothing. */
const before = [
  /^(?:see(?: also)?|cf|compare|read|in|from|the|cp|also|vgl|siehe|ver|voir|el|la|le|das|o|bible|holy bible)[.:]* /,
  /^(?:(?:holy )?gospel (?:of|according to)|(?:letter|epistle|book|prophet)(?: of)?(?: paul)?(?: to)?(?: the)?)[.:]* /,
  /^(?:evangelio (?:de|segun)|libro (?:de|del)|carta (?:a los|de)|evangile (?:de|selon)|livre (?:de|des)|buch|brief an die|evangelho (?:de|segundo)|livro (?:de|dos))[.:]* /,
  /^(?:saint|st|san|sao|santo|sankt|sta|selon|segun)[.:]* /,
];

/** Of one to three books: "first letter of Paul to the Corinthians". */
const betweenNumber =
  /^([1-4])[. ]+(?:(?:letter|epistle|book|carta|epistola|lettre|brief|epitre)[. ]+)?(?:(?:of|de|du|des|da|do)[. ]+(?:paul|pablo|saint|st|san)?[. ]*)?(?:(?:to the|a los|aux|an die|aos|to|the|los|les)[. ]+)?(?=[a-z])/;

const translations =
  /[,. ]+(?:bsb|berean(?: standard(?: bible)?)?|kjv|akjv|nkjv|niv|nivuk|esv|nlt|nasb(?:95|1995)?|nas|nrsv(?:ue)?|rsv|asv|csb|hcsb|net|web|msg|the message|amp|ampc|cev|gnt|gnb|ncv|nirv|tlv|ylt|drb?|douay|rvr?(?: ?1960)?|rvr60|nvi|lbla|dhh|ntv|lsg|bds|luther|lut|elb|schlachter|ara|arc|nvt|vulgate|(?:new )?king james(?: version)?|new international version|english standard version|new living translation|new american standard(?: bible)?|(?:new )?revised standard version|good news(?: bible)?|amplified(?: bible)?|reina valera(?: 1960)?|louis segond|elberfelder|almeida)$/;

/** Translations that are named first ("NIV John 3:16"). */
const leading = new Set(
  "bsb kjv akjv nkjv niv nivuk esv nlt nasb nrsv rsv asv csb hcsb net msg amp cev gnt ncv ylt rvr nvi lbla ntv lsg".split(
    " ",
  ),
);

/**
 * A reference in one writing: lower case without accents, numbers as digits, a colon before verses, without
 * what stands around it.
 */
export function plainReference(typed: string): string {
  const raised = typed
    .replaceAll(/[⁰¹²³⁴-⁹]+/g, " $& ")
    .replace(/^\s*(?:I{2,3}(?=[A-HJ-Z])|I(?=[A-HJ-Z][a-z]))/, (roman) => `${roman.trim().length} `);
  let text = fold(raised.normalize("NFKC").replaceAll(/\p{Cf}/gu, ""))
    .replaceAll(/[\p{Pd}−]/gu, "-")
    .replaceAll(/[ºª]/g, "")
    .replaceAll(/(?<=\d) ?[/|] ?(?=(?:[1-3] ?)?\p{L})/gu, "; ")
    .replaceAll(/["“”„«»()[\]{}<>*_|/\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[ ,.:;!?-]+|[ ,.:;!?-]+$/g, "");
  text = withDigits(text.replace(/^([1-4])-(?=[a-z])/, "$1 ")).replace(translations, "");
  for (let last = ""; last !== text; ) {
    last = text;
    text = before.reduce((rest, words) => rest.replace(words, ""), text);
    text = text.replace(betweenNumber, "$1 ").replace(/^acts of the apostles\b/, "acts");
    const [first = "", ...rest] = text.split(" ");
    if (leading.has(first) && rest.length > 0) text = rest.join(" ");
  }
  return withMarks(text);
}

/** "twenty-third" as 23, "3rd" as 3. */
function withDigits(text: string): string {
  const plain = text.replaceAll(/\b(\d*(?:1st|2nd|3rd|[04-9]th|1[123]th)|1ra|2da|3ra)\b/g, (each) =>
    String(Number.parseInt(each, 10)),
  );
  const pieces = plain.split(/([a-z]+)/);
  const written: string[] = [];
  let sum: number | undefined;
  for (const piece of pieces) {
    const value = numberWords.get(piece);
    const isBetween = sum !== undefined && /^(?:[ -]|and)$/.test(piece);
    const grows = sum === undefined || value === 100 || (value ?? 100) < lowest(sum);
    if (value !== undefined && grows) sum = value === 100 ? (sum || 1) * 100 : (sum ?? 0) + value;
    else if (value !== undefined) {
      written.push(`${sum} `);
      sum = value;
    } else if (!isBetween) {
      if (sum !== undefined) written.push(/^[a-z]/.test(piece) ? `${sum} ` : String(sum));
      sum = undefined;
      written.push(piece);
    }
  }
  if (sum !== undefined) written.push(String(sum));
  return written.join("");
}

/** What may still be added to a number in words. */
const lowest = (sum: number) => (sum % 100 === 0 ? 100 : sum % 10 === 0 ? 10 : 0);

/** "1,1-2,3" goes on in chapter 2; "3,16-18,20" is verses 16 to 18, and 20. */
const acrossChapters = (typed: string, chapter: string, verse: string, to: string) =>
  Number(to) > Number(chapter) && Number(to) < Math.max(Number(verse), Number(chapter) + 3)
    ? `${chapter}:${verse}-${to}:`
    : typed;

/** Chapters and verses by their signs alone. */
function withMarks(text: string): string {
  return text
    .replaceAll(
      /(?<!^[1-4]) ?\b(?:chapters?|chap|chs?|capitulos?|caps?|kapitel|kap|chapitres?)\b[. ]*(?=[\divxlc])/g,
      " ",
    )
    .replace(/^(\d+) (?:chapter|chap|capitulo|kapitel)(?= of )/, "$1")
    .replaceAll(/[ ,.:]*\b(?:verses?|versiculos?|versets?|versos?|vers|vss?|vv)\b[. ]*(?=\d)/g, ":")
    .replaceAll(/(?<=\d)[ ,.:]*(?:vss?|vv?)[. ]*(?=\d)/g, ":")
    .replaceAll(/(?<=[\s.:])(?!v[. ]+\d)[ivxlc]+(?=[\s.:,;-]|$)/g, (roman) =>
      String(romanValue(roman) ?? roman),
    )
    .replace(/^(?:i{1,3}|iv)(?=[. ]+[a-z])/, (roman) => String(romanValue(roman)))
    .replaceAll(/(?<=\d)[ ,.:]*(?:v)[. ]*(?=\d)/g, ":")
    .replaceAll(/(?<=\d) ?(?:to|through|thru|until|till|bis|al?|ate) ?(?=\d)/g, "-")
    .replace(/(?<= )(\d+), ?(\d+) ?- ?(\d+), ?(?=\d+$)/, acrossChapters)
    .trim();
}

const numerals = [
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
] as const;

function romanValue(roman: string): number | undefined {
  let [rest, value] = [roman, 0];
  for (const [worth, sign] of numerals)
    while (rest.startsWith(sign)) [rest, value] = [rest.slice(sign.length), value + worth];
  const again = numerals.reduce(
    ([left, text], [worth, sign]) =>
      [left % worth, text + sign.repeat(Math.floor(left / worth))] as [number, string],
    [value, ""] as [number, string],
  );
  return rest === "" && again[1] === roman ? value : undefined;
}
