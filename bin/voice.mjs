import { at, attempt } from "./project.mjs";

const entry = `
export { plans } from "./content/plans/plans";
export { themes } from "./content/themes/themes";
export { verses } from "./content/verses/verses";
export { praises } from "./content/office/praises";
export { collects } from "./content/office/collects";`;

await attempt(async () => {
  const all = await loadTexts();
  const seed = Number(process.argv[2] ?? new Date().getDate());
  // Steps through the texts that share no factor with most lengths: far apart, and none twice.
  const steps = Array.from({ length: 12 }, (_, step) => seed * 7919 + step * 104_729);
  process.stdout.write(`${steps.map((step) => all[step % all.length]).join("\n\n")}\n`);
});

/** Every prayer, reflection and line of content/, with its name before it. */
async function loadTexts() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: at("."), loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
  });
  const source = outputFiles[0]?.text ?? "";
  const content = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const read = [...content.plans.flatMap((plan) => plan.days), ...content.themes];
  return [
    ...read.flatMap(({ title, prayer, reflection }) => [prayer, `${title}\n${reflection}`]),
    ...content.verses.flat().map(({ reference, line }) => `${reference}\n${line}`),
    ...content.praises,
    ...Object.values(content.collects).flat(),
  ];
}
