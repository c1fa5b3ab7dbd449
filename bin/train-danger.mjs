import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { importBundled } from "./bundle.mjs";
import { at, attempt } from "./project.mjs";

/** Learns the weights of content/danger/ from the corpus that stands there; `--measure` says how good they are. */
await attempt(async () => {
  const folder = at("content/danger/corpus");
  const files = readdirSync(folder).sort();
  const corpus = files.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("");
  /** @type {typeof import("../app/care/training.server") & typeof import("../app/care/recogniser.server")} */
  const { crossValidate, readCorpus, recogniseDanger, trainPacked, writersThird } =
    await importBundled(
      'export * from "./app/care/training.server"; export * from "./app/care/recogniser.server";',
    );
  if (process.argv.includes("--measure")) {
    const examples = readCorpus(corpus);
    /** @type {Parameters<typeof crossValidate>[2]} */
    const isFound = (text, model) => recogniseDanger(text, model) !== undefined;
    const byWriter = crossValidate(examples, writersThird, isFound);
    const byKind = crossValidate(examples, ({ kind }) => kind, isFound);
    /** @param {{ found: number, of: number } | undefined} row */
    const percent = (row) => (row ? `${Math.round((100 * row.found) / row.of)} %` : "");
    process.stdout.write("kind | texts | found, writers left out | found, kind left out\n");
    for (const [kind, row] of [...byWriter].sort())
      process.stdout.write(
        `${kind} | ${row.of} | ${percent(row)} | ${kind === "safe" ? "" : percent(byKind.get(kind))}\n`,
      );
    return;
  }
  const model = trainPacked(corpus);
  writeFileSync(at("content/danger/weights.json"), `${JSON.stringify(model, null, 1)}\n`);
  process.stdout.write(`${corpus.split("\n").length - 1} examples, ${model.kinds.length} kinds\n`);
});
