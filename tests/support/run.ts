import { start } from "./program";

export type Run = { code: number | null; stdout: string; stderr: string };

/** Runs the program to its end. */
export function run(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = start(args, env);
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (chunk) => {
      said[name] += chunk;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, ...said })));
}
