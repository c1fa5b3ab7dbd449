import { readFileSync } from "node:fs";

/** The addresses that are keys, of every route that has one. @param token what stands for the secret part. */
export function keyPaths(token: string): string[] {
  const table = readFileSync("app/routes.ts", "utf8");
  const paths = [...table.matchAll(/"([^"]*:token[^"]*)"/g)].map(([, path = ""]) => `/${path}`);
  return paths.map((path) => path.replace(":token", token));
}
