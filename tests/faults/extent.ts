import { existsSync } from "node:fs";
import type { TestContext } from "vitest";

/** What `npm run faults` says of a fault: how much of it there was, and what came of it. */
export type Told = { fault: string; extent: string; result?: string };

declare module "vitest" {
  interface TaskMeta {
    told?: Told;
  }
}

/** Whether faults are tried at length, as `npm run faults` does, or shortly, as `npm test` does. */
export const atLength = process.env.FAULTS === "long";

/** How much of a fault. @param short within the whole suite. @param long by itself. */
export function times(short: number, long: number): number {
  return atLength ? long : short;
}

/** Leaves a line for the table of `npm run faults`. */
export function tell({ task }: TestContext, told: Told): void {
  task.meta.told = { ...task.meta.told, ...told };
}

/** Whether the system tells of its processes. */
export const tellsOfProcesses = existsSync("/proc/self/fd");
