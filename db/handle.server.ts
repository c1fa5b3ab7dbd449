import { randomBytes } from "node:crypto";

/** Something that nobody guesses, in base64url. @param bytes of chance in it. */
export const newHandle = (bytes = 16): string => randomBytes(bytes).toString("base64url");
