import { version } from "../../package.json";

/** Put into the bundle by bin/bundle.mjs: a hash of what was built, and the day. */
declare const BUILD: { id: string; date: string } | undefined;

const build = typeof BUILD === "undefined" ? undefined : BUILD;

/** Which program this is: its version, and the build that no other one shares. */
export const program = { version, build: build?.id ?? "none", built: build?.date ?? "never" };

/** The same for a reader: "0.3.0, build 1a2b3c4d5e6f of 2030-01-31". */
export const programName = `${program.version}, build ${program.build} of ${program.built}`;
