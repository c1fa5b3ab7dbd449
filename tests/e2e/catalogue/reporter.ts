import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ways } from "../support/ways";
import { catalogue, type Row } from "./rows";

const rows: readonly Row[] = catalogue;

/** The test of what is not there where no script runs. */
export const notOffered = "what only scripts reach is not offered without them";

/** Prints the error catalogue as it was met: row, with scripts, without, blocked. */
export default class CatalogueTable implements Reporter {
  private readonly met = new Map<string, string>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    if (!test.location.file.endsWith("/catalogue.spec.ts")) return;
    const seen = annotations.find(({ type }) => type === "seen")?.description;
    const way = test.parent.project()?.name;
    const row = rows.find(({ situation }) => test.title.startsWith(`${situation}: `));
    const outcome = status === "passed" ? (seen ?? "not offered") : status.toUpperCase();
    this.met.set(`${row?.situation ?? test.title} ${way}`, outcome);
  }

  onEnd() {
    if (this.met.size === 0) return;
    const head = ["row", "with scripts", "without", "blocked"];
    const lines = rows.map((row) => [row.situation, ...ways.map((way) => this.cell(row, way))]);
    const table = [head, head.map(() => "---"), ...lines];
    process.stdout.write(`\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
  }

  printsToStdio() {
    return false;
  }

  private cell({ situation, ways }: Row, way: string): string {
    if (typeof ways === "object" && "unit" in ways) return ways.unit;
    if (way !== "scripts" && ways !== "every") {
      return `${this.met.get(`${notOffered} ${way}`) ?? "not walked"}: ${ways.scripts}`;
    }
    return this.met.get(`${situation} ${way}`) ?? "not walked";
  }
}
