import { parseArgs } from "node:util";
import { closeDatabase } from "../../db/client.server";
import { database } from "./database.server";
import { parseEnv } from "./env.server";
import { flushLog } from "./log.server";
import { serve } from "./serve";

const help = `Prayer LIFE

Usage
  prayer-life [serve]   serve the site (the default)
  prayer-life migrate   bring the database to this program's schema
  prayer-life --help    show this

Settings come from the environment; the README lists them.
`;

main().catch((error: unknown) => {
  process.stderr.write(`prayer-life: ${error instanceof Error ? error.message : String(error)}\n`);
  flushLog();
  process.exit(1);
});

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command = "serve", ...rest] = positionals;
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (rest.length > 0) refuseUsage(`${command} takes no "${rest[0]}".`);
  const result = parseEnv(process.env);
  if ("problems" in result) {
    refuseUsage(
      `These settings are wrong:\n${result.problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  }
  if (command === "serve") return serve(result.settings);
  if (command !== "migrate") refuseUsage(`There is no command "${command}". Try --help.`);
  closeDatabase(database());
  process.stdout.write("The database is up to date.\n");
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    return refuseUsage((error as Error).message);
  }
}

function refuseUsage(message: string): never {
  process.stderr.write(`prayer-life: ${message}\n`);
  process.exit(2);
}
