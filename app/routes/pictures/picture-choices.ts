import { fitsPictures } from "./picture-layout";

/** Words of a text that can be a picture: all of it, a part of a long one, or a sentence. */
export type PictureChoice = {
  /** In an address: "0" for all of it, "3-7" for a part, "3" for a sentence. */
  value: string;
  label: string;
  text: string;
  isPart: boolean;
};

/** Characters of a prayer that are offered at once: a line, not a page. */
const longestPrayer = 400;
/** Characters of a part: large enough to be read on a phone, with the light in sight. */
const longestPart = 420;

/** What of a text is offered as a picture, the first unless something else is chosen. */
export function pictureChoices(text: string, isScripture: boolean): PictureChoice[] {
  const sentences = sentencesOf(text);
  const single = sentences.map(({ words }, index) => choice(String(index + 1), words));
  if (isScripture ? fitsPictures(text) : text.length <= longestPrayer) {
    if (sentences.length === 1) return [choice("0", text)];
    return [{ ...choice("0", text), label: "All of it" }, ...single];
  }
  return isScripture ? [...partsOf(text, sentences), ...single] : single;
}

type Sentence = { words: string; from: number; to: number };

function sentencesOf(text: string): Sentence[] {
  let end = 0;
  return text
    .split(/\n+|(?<=[.!?][”’]{0,2}) (?=[“‘A-Z])/)
    .map((line) => line.trim())
    .filter((line) => line.length > 0)
    .map((words) => {
      const from = text.indexOf(words, end);
      end = from + words.length;
      return { words, from, to: end };
    });
}

/** A long text in parts of about the same length, each of whole sentences. */
function partsOf(text: string, sentences: readonly Sentence[]): PictureChoice[] {
  const count = Math.ceil(text.length / longestPart);
  const partOf = ({ from, to }: Sentence) => Math.floor((((from + to) / 2) * count) / text.length);
  const parts: { first: number; last: number }[] = [];
  sentences.forEach((sentence, index) => {
    const before = sentences[index - 1];
    const part = parts.at(-1);
    if (part && before && partOf(before) === partOf(sentence)) part.last = index;
    else parts.push({ first: index, last: index });
  });
  return parts.map(({ first, last }, index) => {
    const words = text.slice(sentences[first]?.from, sentences[last]?.to);
    const value = `${first + 1}-${last + 1}`;
    return {
      value,
      label: `Part ${index + 1} of ${parts.length}: ${short(words, 50)}`,
      text: words,
      isPart: true,
    };
  });
}

function choice(value: string, text: string): PictureChoice {
  return { value, label: short(text, 70), text, isPart: false };
}

function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 2)}…` : text;
}
