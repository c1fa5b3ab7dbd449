import { version } from "../../package.json";

/** From bin/bundle.mjs: a hash of what was built, and the day. */
declare const BUILD: { id: string; date: string } | undefined;

const build = typeof BUILD === "undefined" ? undefined : BUILD;

export const program = { version, build: build?.id ?? "none", built: build?.date ?? "never" };

export const programName = `${program.version}, build ${program.build} of ${program.built}`;
