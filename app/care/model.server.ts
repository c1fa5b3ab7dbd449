import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** A linear model with one output or several. For each feature there is a row of weights, one an output. */
export type Head = { biases: readonly number[]; scale: number; weights: Int8Array };

/** Whether there is danger, and of which kind it is. */
export type Model = { kinds: readonly string[]; danger: Head; kind: Head };

/** As it is kept; `corpus` is the hash of what it was learned from. */
export type PackedModel = {
  corpus: string;
  kinds: string[];
  danger: PackedHead;
  kind: PackedHead;
};

type PackedHead = { biases: number[]; scale: number; weights: string };

/** How many features are told apart. */
export const places = { danger: 1 << 19, kind: 1 << 16 };

export function packHead({ biases, scale, weights }: Head): PackedHead {
  return {
    biases: [...biases],
    scale,
    weights: brotliCompressSync(weights).toString("base64"),
  };
}

export function unpackHead({ weights, ...head }: PackedHead): Head {
  const bytes = brotliDecompressSync(Buffer.from(weights, "base64"));
  return { ...head, weights: new Int8Array(bytes) };
}

/** What a span's sum is divided by: near its length, and more for a few words alone. */
export const lengthOf = (squares: number) => Math.sqrt(squares + 20);
