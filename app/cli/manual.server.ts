import { commandWords, commonOptions, manualPage } from "#content/commands";
import { productName } from "#content/product";
import { program } from "~/runtime/version.server";
import { type Command, command } from "./command.server";

/** Printed from the table of commands, so that neither tells what the program does not do. */
export const manual = (commands: () => readonly Command[]) =>
  command({
    ...commandWords.manual,
    async run({ values, out }) {
      const text = values.completion ? completionOf(commands()) : pageOf(commands());
      out.bytes(Buffer.from(text));
    },
  });

/** In roff (man 7): a line that begins with a dot is a macro, a plain hyphen may become a dash. */
const roff = (text: string) =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^(?=[.'])/gm, "\\&");

function pageOf(commands: readonly Command[]): string {
  const flags = (of: Command["options"]) =>
    Object.entries(of ?? {}).map(([name, { short, value, about }]) => {
      const flag = `${short ? `-${short}, ` : ""}--${name}`;
      return `.TP\n.B ${roff(flag)}${value ? ` \\fI${roff(value)}\\fR` : ""}\n${roff(about)}`;
    });
  const parts = commands.map(({ name, summary, usage, about, options, examples }) =>
    [
      `.SS ${roff(name)}`,
      `${roff(summary)}.`,
      ...usage.map((way) => `.br\n.B ${roff(`prayer-life ${way}`)}`),
      ...(about ? [`.PP\n${roff(about)}`] : []),
      ...flags(options),
      ...examples.map(
        ({ call, does }) => `.PP\n.B ${roff(`prayer-life ${call}`)}\n.br\n${roff(does)}`,
      ),
    ].join("\n"),
  );
  const known: Record<string, string> = {
    ...{ version: roff(program.version), product: productName },
    ...{ options: flags(commonOptions).join("\n"), commands: parts.join("\n") },
  };
  return manualPage.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? "");
}

/** Commands, then what stands second in their usage, their options, and files. */
function completionOf(commands: readonly Command[]): string {
  const cases = commands.map(({ name, usage, options }) => {
    const second = usage
      .map((way) => way.split(" ")[1] ?? "")
      .filter((word) => /^[a-z]+$/.test(word));
    const flags = Object.keys({ ...options, ...commonOptions }).map((flag) => `--${flag}`);
    return `    ${name}) words="${[...new Set(second), ...flags].join(" ")}" ;;`;
  });
  return `_prayer_life() {
  local words="${commands.map(({ name }) => name).join(" ")}"
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _prayer_life prayer-life
`;
}
