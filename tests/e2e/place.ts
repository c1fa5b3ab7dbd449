import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server of the browser tests listens, and what it keeps. */
export const port = 43_117;
export const dataFolder = join(tmpdir(), "prayer-life-e2e");
