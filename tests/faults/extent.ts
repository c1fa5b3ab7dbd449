import { existsSync } from "node:fs";
import type { TestContext } from "vitest";

/** What `npm run faults` says of a fault: how much of it there was, and what came of it. */
export type Told = { fault: string; extent: string; result?: string };

declare module "vitest" {
  interface TaskMeta {
    told?: Told;
  }
}

/** How much of a fault. @param short for `npm test`. @param long for `npm run faults`. */
export function times(short: number, long: number): number {
  return process.env.FAULTS === "long" ? long : short;
}

/** Leaves a line for the table of `npm run faults`. */
export function tell({ task }: TestContext, told: Told): void {
  task.meta.told = { ...task.meta.told, ...told };
}

/** Leaves a fault out where this machine cannot have it, and says so in the table. */
export function skip(context: TestContext, told: Told, reason: string): never {
  tell(context, { ...told, result: reason });
  return context.skip(reason);
}

/** Whether the system tells of its processes. */
export const tellsOfProcesses = existsSync("/proc/self/fd");
