import { findFirefox } from "../../bin/engines.mjs";
import { startFirefox } from "./firefox";
import { walkThrough } from "./walks";

const program = findFirefox();
walkThrough(
  "Firefox",
  program ? (site, downloads) => startFirefox(program, site, downloads) : undefined,
);
