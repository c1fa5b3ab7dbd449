import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { at, attempt, say, since } from "../../bin/project.mjs";
import { runTool } from "../../bin/run.mjs";
import { ensureReady } from "../../bin/setup.mjs";
import { judge } from "./measure/goals.mjs";
import { rest } from "./measure/idle.mjs";
import { logIn, postForms } from "./measure/posting.mjs";
import { untilIdle } from "./measure/process.mjs";
import { readPages, readPersonal } from "./measure/reading.mjs";
import { startOurs, startStock, unitEnv } from "./measure/servers.mjs";
import { signInTimes } from "./measure/sign-in.mjs";

const whole = { amount: { seconds: 2, rounds: 5 }, starts: 5, warm: 240, signIns: 200 };
const short = { amount: { seconds: 1, rounds: 2 }, starts: 3, warm: 10, signIns: 5 };

/** Figures that compare within one run: this is no place for promises about other machines. */
await attempt(async () => {
  const { values, positionals } = parseArgs({
    options: { quick: { type: "boolean" } },
    allowPositionals: true,
  });
  await ensureReady();
  const from = performance.now();
  if (positionals.length > 0) {
    const folders = positionals.map((name) => `tests/bench/${name}/`);
    process.exitCode = await runTool("vitest", ["run", "--project", "bench", ...folders]);
    return;
  }
  const load = loadavg()[0]?.toFixed(1);
  say(`Measuring on ${cpus().length} processors, load ${load}…`);
  const results = await measure(values.quick ? short : whole);
  writeFileSync(at("bench-results.json"), `${JSON.stringify(results, null, 2)}\n`);
  say(`\nWritten to bench-results.json after ${since(from)}.`);
});

/** @param {typeof whole} extent */
async function measure({ amount, starts, warm, signIns }) {
  const resting = await rest(starts, warm);
  const ours = await startOurs("ours", { env: unitEnv() });
  const env = { ...unitEnv(), LOG_LEVEL: "info" };
  const logging = await startOurs("ours, request log on", { env });
  const stock = await startStock();
  try {
    await Promise.all([ours, logging].map(({ pid }) => untilIdle(pid, warm)));
    const reading = await readPages([ours, logging, stock], amount);
    const personal = await readPersonal([ours, stock], amount);
    const posting = await postForms([ours, stock], amount);
    const login = await logIn([ours, stock], amount);
    const times = await signInTimes(ours.url, signIns);
    const goals = judge({ reading, posting, resting });
    return { goals, resting, reading, personal, posting, login, times };
  } finally {
    await Promise.all([ours, logging, stock].map(({ stop }) => stop()));
  }
}
