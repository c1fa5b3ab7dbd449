import { findWebkit } from "../../bin/engines.mjs";
import { walkThrough } from "./walks";
import { startWebkit } from "./webkit";

const programs = findWebkit();
walkThrough(
  "WebKit",
  programs ? (site, downloads) => startWebkit(programs, site, downloads) : undefined,
);
