import { findChromium } from "./chromium.mjs";
import { attempt, say } from "./project.mjs";
import { runTool } from "./run.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

/** Asks axe about every page in every state, all rules in both themes, and prints the table. */
await attempt(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const CHROMIUM = await findChromium();
  say(`Chromium: ${CHROMIUM}`);
  const args = ["test", "tests/e2e/scripts/axe.spec.ts", "--project=scripts"];
  const reporter = "--reporter=line,./tests/e2e/axe/reporter.ts";
  process.exitCode = await runTool("playwright", [...args, reporter], {
    env: { CHROMIUM, AXE: "whole" },
  });
});
