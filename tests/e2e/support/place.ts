import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server of the browser tests listens (`E2E_PORT` lets two runs stand side by side), and what it keeps. */
export const port = Number(process.env.E2E_PORT ?? 43_117);
export const address = `http://127.0.0.1:${port}`;
export const dataFolder = join(tmpdir(), `prayer-life-e2e-${port}`);
/** What it logs, what of it nobody may see, and where that was seen. */
export const logFile = `${dataFolder}.log`;
export const canaryFile = `${dataFolder}.canary.json`;
export const sightingsFile = `${dataFolder}.seen`;
