import { productName } from "#content/product";
import type { Command, Options } from "./command.server";
import { columns } from "./output.server";

/** Options that every command takes. */
export const common = {
  env: { type: "string", value: "FILE", about: "Settings that the environment does not have" },
  "data-dir": { type: "string", value: "FOLDER", about: "In place of DATA_DIR" },
  json: { type: "boolean", about: "Results as JSON, a line each" },
  quiet: { type: "boolean", short: "q", about: "No messages, results only" },
  help: { type: "boolean", short: "h", about: "Show this" },
} as const satisfies Options;

export function programHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => ["", `prayer-life ${name}`, summary]);
  return `${productName}: the site, and what its operator needs

Usage
  prayer-life [command] [options]     without a command it serves the site

Commands
${columns(list)}

Options
  -h, --help      show this, or the help of a command
  -V, --version   show the version
  --env FILE      take settings from a file as systemd reads it, before or behind a command

Examples
  prayer-life serve                   the site at http://localhost:3000
  prayer-life inbox                   what people wrote, oldest first
  prayer-life backup prayers.db       a copy of all that is kept, while it serves
  prayer-life backup --help           more about one command

Settings come from the environment: DATA_DIR, PORT, ORIGIN … or from --env. The README lists them,
"prayer-life doctor" shows them. Exit codes: 0 done, 1 not done, 2 called wrongly.`;
}

export function commandHelp({ summary, usage, about, options, examples }: Command): string {
  const given: Options = { ...options, ...common };
  const lines = Object.entries(given).map(([name, { short, value, about }]) => {
    const flag = `${short ? `-${short}, ` : "    "}--${name}${value ? ` ${value}` : ""}`;
    return ["", flag, about];
  });
  const parts = [
    `${summary}`,
    `Usage\n${usage.map((way) => `  prayer-life ${way}`).join("\n")}`,
    about,
    `Options\n${columns(lines)}`,
    `Examples\n${columns(examples.map(({ call, does }) => ["", `prayer-life ${call}`, does]))}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}
