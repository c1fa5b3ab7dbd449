import { spawn } from "node:child_process";
import { environment } from "./server";

export type Run = { code: number | null; stdout: string; stderr: string };

/** Runs the built command to its end. */
export function run(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, ["build/prayer-life.cjs", ...args], {
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (chunk) => {
      said[name] += chunk;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, ...said })));
}
