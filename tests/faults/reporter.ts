import type { Reporter, TestCase } from "vitest/node";
import { printTable } from "../../bin/table.mjs";

/** Prints what each fault came to; of those that say nothing, only what failed. */
export default class FaultTable implements Reporter {
  private readonly rows: string[][] = [];

  onTestCaseResult(test: TestCase) {
    const { told } = test.meta();
    const { fault, extent, result = "" } = told ?? { fault: test.name, extent: "" };
    const { state } = test.result();
    if (state === "failed") this.rows.push([fault, extent, "FAILED"]);
    else if (state === "skipped") this.rows.push([fault, extent, `skipped: ${result}`]);
    else if (told) this.rows.push([fault, extent, result]);
  }

  onTestRunEnd() {
    printTable("Faults", ["", "how many", "result"], this.rows);
  }
}
