import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import type { AxeRow } from "./check";

/** Prints what axe found: page, state, and the rules broken in each color scheme. */
export default class AxeTable implements Reporter {
  private readonly rows: AxeRow[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    const found = annotations.filter(({ type }) => type === "axe");
    this.rows.push(...found.map(({ description = "" }) => JSON.parse(description)));
  }

  onEnd() {
    const rows = this.rows.sort((one, other) => one.path.localeCompare(other.path));
    const cells = [
      ["page", "state", "light", "dark"],
      ["---", "---", "---:", "---:"],
      ...rows.map(({ path, state, day, night }) => [path, state, day, night]),
    ];
    const lines = cells.map((row) => `| ${row.join(" | ")} |`);
    const broken = rows.reduce((sum, { day, night }) => sum + day + night, 0);
    const sum = `${broken} violations in ${rows.length} states, each in two color schemes`;
    process.stdout.write(`\n${lines.join("\n")}\n\n${sum}\n`);
  }

  printsToStdio() {
    return false;
  }
}
