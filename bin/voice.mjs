import { at, attempt } from "./project.mjs";

const files = "plans/plans themes/themes verses/verses office/praises office/collects".split(" ");

await attempt(async () => {
  const all = await loadTexts();
  const seed = Number(process.argv[2] ?? new Date().getDate());
  // Steps through the texts that share no factor with most lengths: far apart, and none twice.
  const steps = Array.from({ length: 12 }, (_, step) => seed * 7919 + step * 104_729);
  process.stdout.write(`${steps.map((step) => all[step % all.length]).join("\n\n")}\n`);
});

/**
 * @typedef {typeof import("../content/plans/plans") & typeof import("../content/themes/themes") &
 *   typeof import("../content/verses/verses") & typeof import("../content/office/praises") &
 *   typeof import("../content/office/collects")} Content
 */

/** Every prayer, reflection and line of content/, with its name before it. */
async function loadTexts() {
  const { build } = await import("esbuild");
  const contents = files.map((file) => `export * from "./content/${file}";`).join("");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at("."), loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
  });
  const source = outputFiles[0]?.text ?? "";
  /** @type {Content} */
  const content = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const read = [...content.plans.flatMap((plan) => plan.days), ...content.themes];
  return [
    ...read.flatMap(({ title, prayer, reflection }) => [prayer, `${title}\n${reflection}`]),
    ...content.verses.flat().map(({ reference, line }) => `${reference}\n${line}`),
    ...content.praises,
    ...Object.values(content.collects).flat(),
  ];
}
