import { pathsFor } from "~/pages";

/** The addresses that are keys. @param token what stands for the secret part. */
export const keyPaths = (token: string): string[] =>
  pathsFor("holder").map((path) => path.replace(":token", token));
