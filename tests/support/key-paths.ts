import { secretPages } from "~/pages";

/** The addresses that are keys. @param token what stands for the secret part. */
export const keyPaths = (token: string): string[] =>
  Object.keys(secretPages).map((path) => path.replace(":token", token));
