import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt, Problem, say, temporaryFolder } from "../../bin/project.mjs";
import { runTool } from "../../bin/run.mjs";
import { ensureInstalled } from "../../bin/setup.mjs";
import { printTable } from "../../bin/table.mjs";

/**
 * A room is to be held by the unit tests of app/ or of db/ that import it. What is PostgreSQL's is left
 * out: its tests need a server.
 */
const rooms = [
  ...["app/http/limits", "app/forms", "app/prayers", "app/accounts"],
  ...["db/accounts", "db/bible", "db/engines", "db/letters", "db/messages", "db/operator"],
  ...["db/plans", "db/prayers", "db/requests", "db/subscriptions"],
];
const goalPercent = 80;

/**
 * Changes the code in small ways and asks the unit tests of the same subject whether they notice:
 * `npm run mutants -- db/prayers` for one room or a part of it, all of them otherwise; `--sample 20`
 * takes a fifth of the changes, the same ones each time; what follows is Stryker's.
 */
await attempt(async () => {
  await ensureInstalled();
  const { sample, others } = sampleOf(process.argv.slice(2));
  const [path = "", ...more] = others;
  const chosen = rooms.filter((room) => room.startsWith(path) || path.startsWith(`${room}/`));
  if (chosen.length === 0) throw new Problem(`No room is named ${path}.`);
  const results = [];
  for (const room of chosen) {
    results.push(await judge(room, path.length > room.length ? path : room, sample, more));
  }
  const all = { room: "together", ...sum(results) };
  const rows = [...results, all].map((one) =>
    [one.room, one.detected, one.missed, score(one).toFixed(0), margin(one).toFixed(0)].map(String),
  );
  printTable("Mutants", ["room", "noticed", "not noticed", "%", "±"], rows);
  process.exitCode = score(all) < goalPercent ? 1 : 0;
});

/** @param {string[]} args */
function sampleOf(args) {
  const at = args.indexOf("--sample");
  if (at < 0) return { sample: "", others: args };
  const percent = Number(args[at + 1]);
  if (!(percent > 0 && percent < 100)) throw new Problem("--sample takes a percentage.");
  return { sample: String(percent), others: args.toSpliced(at, 2) };
}

/**
 * @param {string} room
 * @param {string} path a file, or the folder whose files are changed
 * @param {string} sample percent
 * @param {string[]} more arguments of Stryker's
 */
async function judge(room, path, sample, more) {
  say(`\n── ${room} ──`);
  const name = room.replaceAll("/", "-");
  const report = join(temporaryFolder(), `${name}.json`);
  const files = path.endsWith(".ts") ? path : `${path}/**/*.ts,!**/postgres/**`;
  const remembered = `node_modules/.cache/mutants-${name}.json`;
  const args = ["--mutate", files, "--incrementalFile", remembered, ...more];
  const env = {
    MUTANTS_TESTS: room.startsWith("db/") ? "tests/db" : "tests/app/*",
    MUTANTS_REPORT: report,
    MUTANTS_SAMPLE: sample,
  };
  const code = await runTool("stryker", ["run", "tests/mutants/stryker.config.mjs", ...args], {
    env,
  });
  if (code !== 0) throw new Problem(`Stryker ended with ${code}.`);
  return { room, ...count(JSON.parse(readFileSync(report, "utf8"))) };
}

/** What cannot run, or was left out, counts as neither. @param {any} report */
function count({ files }) {
  const statuses = Object.values(files).flatMap((/** @type {any} */ { mutants }) =>
    mutants.map((/** @type {any} */ { status }) => status),
  );
  const of = (/** @type {string[]} */ ...wanted) =>
    statuses.filter((status) => wanted.includes(status)).length;
  return {
    detected: of("Killed", "Timeout"),
    missed: of("Survived", "NoCoverage"),
    unasked: of("CompileError"),
  };
}

/** @typedef {{ detected: number, missed: number, unasked: number }} Counts `unasked`: not in the sample */

/** @param {Counts[]} all */
function sum(all) {
  const total = (/** @type {keyof Counts} */ key) => all.reduce((sum, one) => sum + one[key], 0);
  return { detected: total("detected"), missed: total("missed"), unasked: total("unasked") };
}

/** @param {Counts} counts */
function score({ detected, missed }) {
  return (100 * detected) / (detected + missed || 1);
}

/** Of a score, in percent points, with 95 % confidence; of a finite number of changes. @param {Counts} counts */
function margin(counts) {
  const asked = counts.detected + counts.missed || 1;
  const share = score(counts) / 100;
  const unasked = counts.unasked / (asked + counts.unasked);
  return 196 * Math.sqrt(((share * (1 - share)) / asked) * unasked);
}
