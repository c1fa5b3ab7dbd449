import { importBundled } from "./bundle.mjs";
import { attempt } from "./project.mjs";

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
  /** @type {Content} */
  const content = await importBundled(
    files.map((file) => `export * from "./content/${file}";`).join(""),
  );
  const read = [...content.plans.flatMap((plan) => plan.days), ...content.themes];
  return [
    ...read.flatMap(({ title, prayer, reflection }) => [prayer, `${title}\n${reflection}`]),
    ...content.verses.map(({ reference, line }) => `${reference}\n${line}`),
    ...content.praises,
    ...Object.values(content.collects).flat(),
  ];
}
