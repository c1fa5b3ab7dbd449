import { createHash } from "node:crypto";
import { readFeatures } from "./features.server";
import {
  type Head,
  lengthOf,
  type Model,
  type PackedModel,
  packHead,
  places,
} from "./model.server";

/** A text, what it is about ("safe" where nobody is in danger), and who wrote it. */
export type Example = { kind: string; writer: string; text: string };

type Vector = { ids: Uint32Array; values: Float32Array };

const rounds = 6;
const rate = 0.2;
/** Seen in fewer texts than this, a feature is chance. */
const fewest = { danger: 2, kind: 4 };

/** One example a line: kind, writer, text. */
export function readCorpus(corpus: string): Example[] {
  const lines = corpus.split("\n").filter(Boolean);
  return lines.map((line) => {
    const [kind = "", writer = "", text = ""] = line.split("\t");
    return { kind, writer, text };
  });
}

export const corpusHash = (corpus: string) => createHash("sha256").update(corpus).digest("hex");

/** The same corpus gives the same bytes. */
export function trainPacked(corpus: string): PackedModel {
  const { kinds, danger, kind } = train(readCorpus(corpus));
  return {
    corpus: corpusHash(corpus),
    kinds: [...kinds],
    danger: packHead(danger),
    kind: packHead(kind),
  };
}

export function train(examples: readonly Example[]): Model {
  const dangers = examples.filter(({ kind }) => kind !== "safe");
  const kinds = [...new Set(dangers.map(({ kind }) => kind))].sort();
  const isDanger = examples.map(({ kind }) => (kind === "safe" ? -1 : 0));
  const kindOf = dangers.map(({ kind }) => kinds.indexOf(kind));
  return {
    kinds,
    danger: trainHead(vectorsOf(examples, "danger"), isDanger, 1, places.danger),
    kind: trainHead(vectorsOf(dangers, "kind"), kindOf, kinds.length, places.kind),
  };
}

/** The share of texts told of by a model that has none of their group, by kind. */
export function crossValidate(
  examples: readonly Example[],
  groupOf: (example: Example) => string,
  isFound: (text: string, model: Model) => boolean,
): Map<string, { found: number; of: number }> {
  const results = new Map<string, { found: number; of: number }>();
  for (const group of new Set(examples.map(groupOf))) {
    const model = train(examples.filter((each) => groupOf(each) !== group));
    for (const { kind, text } of examples.filter((each) => groupOf(each) === group)) {
      const result = results.get(kind) ?? { found: 0, of: 0 };
      results.set(kind, {
        found: result.found + Number(isFound(text, model)),
        of: result.of + 1,
      });
    }
  }
  return results;
}

/** A third of the writers. */
export const writersThird = ({ writer }: Example) =>
  String(parseInt(corpusHash(writer).slice(0, 6), 16) % 3);

function vectorsOf(examples: readonly Example[], head: "danger" | "kind"): Vector[] {
  const counts = new Uint16Array(places[head]);
  const vectors = examples.map(({ text }) => {
    const { ids, values } = readFeatures(text);
    const length = lengthOf(values.reduce((sum, each) => sum + each * each, 0));
    const own = ids.map((id) => id & (places[head] - 1));
    for (const id of new Set(own)) counts[id] = (counts[id] ?? 0) + 1;
    return { ids: own, values: values.map((each) => each / length) };
  });
  return vectors.map(({ ids, values }) => {
    const isNoChance = (_: number, each: number) => (counts[ids[each] ?? 0] ?? 0) >= fewest[head];
    return { ids: ids.filter(isNoChance), values: values.filter(isNoChance) };
  });
}

/** Logistic regression by AdaGrad. @param answers the output that is true of each text; -1 for none */
function trainHead(texts: Vector[], answers: number[], width: number, places: number): Head {
  const weights = new Float32Array(places * width);
  const squares = new Float32Array(places * width).fill(1e-8);
  const biases = new Float64Array(width);
  const biasSquares = new Float64Array(width).fill(1e-8);
  const errors = new Float64Array(width);
  for (let step = 0; step < rounds * texts.length; step++) {
    // A prime that no corpus is a multiple of: every text once a round, its neighbours far away.
    const at = (step * 104_729) % texts.length;
    const { ids, values } = texts[at] as Vector;
    errors.set(biases);
    forEachWeight(ids, width, (place, out, each) => {
      errors[out] = (errors[out] ?? 0) + (weights[place] ?? 0) * (values[each] ?? 0);
    });
    for (let out = 0; out < width; out++) {
      const error = 1 / (1 + Math.exp(-(errors[out] ?? 0))) - (answers[at] === out ? 1 : 0);
      errors[out] = error;
      biasSquares[out] = (biasSquares[out] ?? 0) + error * error;
      biases[out] = (biases[out] ?? 0) - (rate * error) / Math.sqrt(biasSquares[out] ?? 1);
    }
    forEachWeight(ids, width, (place, out, each) => {
      const slope = (errors[out] ?? 0) * (values[each] ?? 0);
      squares[place] = (squares[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
    });
  }
  return rounded(weights, biases, width === 1 ? 127 : 15);
}

function forEachWeight(
  ids: Uint32Array,
  width: number,
  visit: (place: number, out: number, each: number) => void,
): void {
  for (let each = 0; each < ids.length; each++)
    for (let out = 0; out < width; out++) visit((ids[each] ?? 0) * width + out, out, each);
}

/** A byte a weight; with fewer steps it takes less room once compressed. */
function rounded(weights: Float32Array, biases: Float64Array, steps: number): Head {
  const most = weights.reduce((high, each) => Math.max(high, Math.abs(each)), 0);
  const scale = Number((most / steps).toPrecision(6));
  return {
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(6))),
    scale,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}
