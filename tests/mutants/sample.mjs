import { createHash } from "node:crypto";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Lets a part of the mutants through, in percent, by the hash of each: the same ones of unchanged code every time. */
class Sample {
  async init() {}

  /** @param {import("@stryker-mutator/api/core").Mutant[]} mutants */
  async check(mutants) {
    const share = Number(process.env.MUTANTS_SAMPLE) / 100;
    const results = mutants.map((mutant) => [
      mutant.id,
      // The status is the only one of a checker; such mutants count as neither noticed nor missed.
      isAmong(mutant, share)
        ? { status: "passed" }
        : { status: "compileError", reason: "Not in the sample." },
    ]);
    return Object.fromEntries(results);
  }

  /** @param {import("@stryker-mutator/api/core").Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

/** @param {import("@stryker-mutator/api/core").Mutant} mutant @param {number} share */
function isAmong({ location, mutatorName, replacement }, share) {
  const { line, column } = location.start;
  const hash = createHash("sha256").update(`${line}:${column} ${mutatorName} ${replacement}`);
  return hash.digest().readUInt32BE() / 2 ** 32 < share;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample)];
