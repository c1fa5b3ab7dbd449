import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { importBundled } from "./bundle.mjs";
import { at, attempt } from "./project.mjs";

/** Learns the weights of content/danger/ from the corpus that stands there. */
await attempt(async () => {
  const folder = at("content/danger/corpus");
  const files = readdirSync(folder).sort();
  const corpus = files.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("");
  /** @type {typeof import("../app/care/training.server")} */
  const { trainPacked } = await importBundled('export * from "./app/care/training.server";');
  const model = trainPacked(corpus);
  writeFileSync(at("content/danger/weights.json"), `${JSON.stringify(model, null, 1)}\n`);
  process.stdout.write(`${corpus.split("\n").length - 1} examples, ${model.kinds.length} kinds\n`);
});
