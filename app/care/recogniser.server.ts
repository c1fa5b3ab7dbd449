import { weights } from "#content/danger/weights";
import { once } from "~/runtime/once.server";
import { type Features, readFeatures } from "./features.server";
import { type Head, lengthOf, type Model, type PackedModel, unpackHead } from "./model.server";
import { findPhrases } from "./phrases.server";

/** What may be meant, likeliest first, how surely, whether in a phrase of danger, and where. */
export type Danger = { kinds: string[]; sum: number; isPlain: boolean; ranges: [number, number][] };

/** Words weighed together: a danger named in passing is found in a long letter, too. */
const span = { words: 18, step: 4, penalty: 1.3 };
/** By cross-validation: the sum from which somebody should look. */
const threshold = -0.75;
/** Words on either side that a phrase is read with, and what it adds to their sum. */
const context = 6;
export const phraseBonus = 3;
/** Another kind is named if its sum is this close to the first one's, and what a phrase of it adds. */
const kindsApart = 1;
const kindBonus = 1.5;
const mostKinds = 3;
/** A word is marked if it says this much of what the most telling word says. */
const telling = 0.4;

export function unpackModel({ kinds, danger, kind }: PackedModel): Model {
  return { kinds, danger: unpackHead(danger), kind: unpackHead(kind) };
}

const committed = once(() => unpackModel(weights));

/**
 * Whether somebody may be in danger by what a text says; undefined where it seems not. It sorts and
 * shows: a person reads, and decides.
 */
export function recogniseDanger(
  text: string,
  model: Model = committed(),
  least = threshold,
): Danger | undefined {
  const features = readFeatures(text);
  const found = weigh(features, model);
  if (found.sum < least) return undefined;
  const { sum, phrases } = found;
  const kinds = kindsOf(features, found, model);
  return { kinds, sum, isPlain: phrases.length > 0, ranges: rangesOf(features, found) };
}

/** As it is stored. */
export function dangerIn(text: string) {
  const kinds = recogniseDanger(text)?.kinds;
  return { isUrgent: kinds !== undefined, dangerKinds: kinds?.join(",") ?? "" };
}

/** @param found by `dangerIn`. @returns undefined where there seems to be no danger. */
export const kindsIn = ({ isUrgent, dangerKinds }: ReturnType<typeof dangerIn>) =>
  isUrgent ? dangerKinds.split(",").filter(Boolean) : undefined;

type Weighed = ReturnType<typeof weigh>;

/** The span of a text that is likeliest to tell of danger. */
export function weigh(features: Features, { danger }: Model) {
  const [bias = 0] = danger.biases;
  const { points, squares } = sumsOf(features, danger, 0);
  const words = features.words.length;
  let best = { from: 0, to: words, sum: Number.NEGATIVE_INFINITY };
  const weighSpan = (from: number, to: number, extra: number) => {
    const length = lengthOf((squares[to] ?? 0) - (squares[from] ?? 0));
    const sum = bias + ((points[to] ?? 0) - (points[from] ?? 0)) / length + extra;
    if (sum > best.sum) best = { from, to, sum };
  };
  weighSpan(0, words, 0);
  for (let from = 0; words > span.words && from + span.words < words + span.step; from += span.step)
    weighSpan(from, Math.min(words, from + span.words), -span.penalty);
  const phrases = findPhrases(features.words);
  for (const { from, to } of phrases)
    weighSpan(Math.max(0, from - context), Math.min(words, to + context), phraseBonus);
  return { points, phrases, ...best };
}

/** What the words add to an output, summed from the start: a span is the difference of two places. */
function sumsOf({ words, ids, values, at }: Features, head: Head, output: number) {
  const width = head.biases.length;
  const mask = head.weights.length / width - 1;
  const points = new Float64Array(words.length + 1);
  const squares = new Float64Array(words.length + 1);
  for (let each = 0; each < ids.length; each++) {
    const value = values[each] ?? 0;
    const word = (at[each] ?? 0) + 1;
    const weight = head.weights[((ids[each] ?? 0) & mask) * width + output] ?? 0;
    points[word] = (points[word] ?? 0) + value * weight * head.scale;
    squares[word] = (squares[word] ?? 0) + value * value;
  }
  for (let word = 1; word <= words.length; word++) {
    points[word] = (points[word] ?? 0) + (points[word - 1] ?? 0);
    squares[word] = (squares[word] ?? 0) + (squares[word - 1] ?? 0);
  }
  return { points, squares };
}

function kindsOf(features: Features, found: Weighed, { kinds, kind }: Model): string[] {
  const { from, to } = found;
  const named = found.phrases.filter((each) => each.from >= from && each.to <= to);
  const sums = kinds.map((name, output) => {
    const { points, squares } = sumsOf(features, kind, output);
    const length = lengthOf((squares[to] ?? 0) - (squares[from] ?? 0));
    const sum = ((points[to] ?? 0) - (points[from] ?? 0)) / length;
    const bonus = named.some((phrase) => phrase.kind === name) ? kindBonus : 0;
    return { name, sum: sum + (kind.biases[output] ?? 0) + bonus };
  });
  sums.sort((one, other) => other.sum - one.sum);
  const least = (sums[0]?.sum ?? 0) - kindsApart;
  const near = sums.slice(0, mostKinds).filter(({ sum }) => sum >= least);
  return near.map(({ name }) => name);
}

/** The telling words of a span; a word's neighbours have a part in what it says. */
function rangesOf({ words }: Features, { points, from, to }: Weighed): Danger["ranges"] {
  const own = (at: number) =>
    at < from || at >= to ? 0 : (points[at + 1] ?? 0) - (points[at] ?? 0);
  const says = words.map((_, at) => own(at - 1) + 2 * own(at) + 2 * own(at + 1));
  const least = telling * Math.max(...says.slice(from, to));
  const ranges: Danger["ranges"] = [];
  let last = -2;
  for (const [at, { start, end }] of words.entries()) {
    if (at < from || at >= to || (says[at] ?? 0) < least) continue;
    const range = ranges.at(-1);
    if (range && at - last <= 2) range[1] = end;
    else ranges.push([start, end]);
    last = at;
  }
  return ranges;
}
