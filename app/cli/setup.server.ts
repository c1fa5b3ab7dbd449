import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { isSea } from "node:sea";
import { isatty } from "node:tty";
import { setRole } from "#db/accounts/team.server";
import { createUser, findAccount } from "#db/accounts/users.server";
import type { Db } from "#db/engines/database";
import { accountFields } from "~/accounts/account-schema.server";
import { makeResetLink } from "~/accounts/password-reset.server";
import { hashPassword } from "~/accounts/passwords.server";
import { now } from "~/runtime/clock.server";
import { parseEnv, type Settings } from "~/runtime/env.server";
import { giveToOwner } from "~/runtime/folder.server";
import { makeToken } from "~/runtime/secret.server";
import { type Call, command, Problem, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { readEnvFile } from "./env-file.server";
import { migrate } from "./migrate.server";
import { siteCommand } from "./site.server";

const options = {
  file: { type: "string", value: "FILE", about: "The settings' file; /etc/prayer-life.env" },
  origin: { type: "string", value: "ADDRESS", about: "What people type: https://pray.example.org" },
  name: { type: "string", value: "NAME", about: "What the site is called" },
  contact: { type: "string", value: "EMAIL", about: "Where visitors and the law find you" },
  smtp: { type: "string", value: "URL", about: "The mail server: smtp://user:password@host" },
  from: { type: "string", value: "ADDRESS", about: "Whom letters are from" },
  country: { type: "string", value: "CODE", about: "Two letters: whose help lines come first" },
  leader: { type: "string", value: "NAME", about: "Who leads the prayer team: a user name" },
  "leader-email": { type: "string", value: "EMAIL", about: "Their address" },
  yes: { type: "boolean", short: "y", about: "Ask nothing; what is not given stays as it is" },
} as const;

/** What the unit reads. */
const unitFile = "/etc/prayer-life.env";

const restart =
  "The server takes the settings up when it starts: sudo systemctl restart prayer-life";

type Answers = Partial<Record<Exclude<keyof typeof options, "yes" | "file">, string>>;

export const setup = command({
  name: "setup",
  summary: "The first evening: settings, the site's folder, a leader of the prayer team",
  usage: ["setup", "setup --yes [--origin ADDRESS] [--leader NAME --leader-email EMAIL] …"],
  about: `Writes the file of settings (0640) and, where there is none, the site's folder; makes the data
folder, and an account for the prayer team's first leader, whose link to a password works once and
for an hour. Then it runs "doctor", and says what comes next. Called again, it asks with what
stands, and takes nothing away.`,
  options,
  examples: [
    { call: "setup", does: "asks; as root after an installation" },
    { call: "setup --yes --file my.env", does: "for a script, with the answers as options" },
  ],
  async run({ values, out }) {
    const file = resolve(values.file ?? unitFile);
    const before = existsSync(file) ? readEnvFile(file).settings : {};
    const answers = await ask(values, before);
    const given = { ...before, ...settingsOf(answers) };
    const parsed = parseEnv({ ...process.env, ...given });
    if ("problems" in parsed) throw new UsageError(parsed.problems.join("\n"));
    // Read by whatever asks for settings from here on.
    Object.assign(process.env, given);
    const { settings } = parsed;
    await migrate.run({ values: {}, words: [], settings, out });
    writeSettings(file, settingsOf(answers), settings.DATA_DIR);
    out.say(`Settings: ${file}`);
    await writeSite(answers, { settings, out });
    if (answers.leader) await nameLeader(answers, { settings, out });
    lookOver(file, settings.DATA_DIR);
    const alias = `pl is: alias pl='sudo -u prayer-life prayer-life --env ${file}'`;
    const start = takeUp(file, settings) ? "" : `\n${restart}`;
    out.say(nextThings(answers, settings, alias + start));
  },
});

/** The question, and the setting that it answers. */
const questions: readonly { name: keyof Answers; question: string; setting?: string }[] = [
  { name: "origin", question: "The address that people will type", setting: "ORIGIN" },
  { name: "name", question: "What is the site called" },
  { name: "contact", question: "An email address for visitors, shown on the site" },
  {
    name: "smtp",
    question: "The mail server, as smtp://user:password@host (empty: no letters)",
    setting: "SMTP_URL",
  },
  { name: "from", question: "Whom letters are from", setting: "MAIL_FROM" },
  { name: "country", question: "Your country, in two letters" },
  { name: "leader", question: "A user name for whoever leads the prayer team (empty: later)" },
  { name: "leader-email", question: "Their email address" },
];

async function ask(values: Call<typeof options>["values"], before: NodeJS.Dict<string>) {
  const { yes, file, ...answers } = values;
  if (yes) return answers;
  if (!isatty(0) || !isatty(2)) {
    throw new UsageError("Without a terminal to ask at, give the answers as options, with --yes.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    for (const { name, question, setting } of questions) {
      const isMoot =
        (name === "from" && !answers.smtp) || (name === "leader-email" && !answers.leader);
      if (answers[name] !== undefined || isMoot) continue;
      answers[name] = await askOne(terminal, question, setting, setting && before[setting]);
    }
  } finally {
    terminal.close();
  }
  return answers;
}

type Terminal = ReturnType<typeof createInterface>;

/** Again while the answer is no such setting. */
async function askOne(terminal: Terminal, question: string, setting?: string, stands?: string) {
  for (;;) {
    const typed = await terminal.question(`${question}${stands ? ` [${stands}]` : ""}: `);
    const value = typed.trim() || stands || "";
    const parsed = setting && value ? parseEnv({ [setting]: value }) : undefined;
    const wrong = parsed && "problems" in parsed ? parsed.problems : [];
    const problem = wrong.find((line) => line.startsWith(`${setting} `));
    if (!problem) return value;
    process.stderr.write(`  ${problem}\n`);
  }
}

function settingsOf({ origin, smtp, from, contact }: Answers): Record<string, string> {
  const named = {
    ORIGIN: origin,
    // https is a proxy's work.
    TRUST_PROXY: origin?.startsWith("https:") ? "1" : undefined,
    SMTP_URL: smtp,
    MAIL_FROM: smtp ? from || contact : undefined,
    OPERATOR_EMAIL: smtp ? contact : undefined,
  };
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Lines of others stay; a setting that stands as a comment takes its own place. */
function writeSettings(file: string, given: Record<string, string>, folder: string): void {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const wanted = { ...(lines.length === 0 && { DATA_DIR: folder }), ...given };
  for (const [name, value] of Object.entries(wanted)) {
    const line = `${name}=${/[#\\"]/.test(value) ? `'${value}'` : value}`;
    const at = lines.findIndex((line) => line.replace(/^#\s*/, "").startsWith(`${name}=`));
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  writeFileSync(`${file}.new`, `${lines.join("\n")}\n`, { mode: 0o640 });
  // Root writes it, and the server's group reads it.
  if (process.getuid?.() === 0) chownSync(`${file}.new`, 0, statSync(folder).gid);
  renameSync(`${file}.new`, file);
}

type Place = Pick<Call, "settings" | "out">;

const regions = new Intl.DisplayNames("en", { type: "region" });

async function writeSite(
  { name, contact, country = "" }: Answers,
  { settings, out }: Place,
): Promise<void> {
  const file = resolve(settings.SITE_DIR, "site.yaml");
  if (existsSync(file)) return out.say(`Site: ${file} stands already, and stays as it is.`);
  await siteCommand.run({ values: {}, words: ["init"], settings, out });
  const quoted = (value: string) => JSON.stringify(value);
  const text = readFileSync(file, "utf8")
    .replace(/^name: .*$/m, (line) => (name ? `name: ${quoted(name)}` : line))
    .replaceAll(/^( +)(email|privacyEmail): .*$/gm, (line, space: string, key: string) =>
      contact ? `${space}${key}: ${quoted(contact)}` : line,
    )
    .replace(/^#operator:\n#( +name: ).*$/m, (lines, key: string) => {
      if (!name || !/^[a-z]{2}$/i.test(country)) return lines;
      const where = quoted(regions.of(country.toUpperCase()) ?? country);
      return `operator:\n${key}${quoted(name)}\n  country: ${where}`;
    })
    // Ours is nobody's.
    .replaceAll(/^ {2}(?=phone:|hours:)/gm, "#  ");
  writeFileSync(file, text);
}

/** @throws Problem where the name or the address is another's, or no name or address at all. */
async function nameLeader(answers: Answers, { settings, out }: Place): Promise<void> {
  const { leader = "", "leader-email": email = "" } = answers;
  await withDatabase(settings, async (db) => {
    const { id } = (await findAccount(db, leader)) ?? (await makeAccount(db, leader, email));
    await setRole(db, id, "leader", now());
    const link = await makeResetLink(db, id);
    out.result({ leader, link }, link);
    out.say(`For ${leader}: chooses a password by that address, which works once and for an hour.`);
  });
}

async function makeAccount(db: Db, username: string, email: string) {
  const parsed = accountFields.pick({ username: true, email: true }).safeParse({ username, email });
  const [wrong] = parsed.error?.issues ?? [];
  if (!parsed.data)
    throw new UsageError(
      `--${wrong?.path[0] === "email" ? "leader-email" : "leader"}: ${wrong?.message}`,
    );
  // Nobody knows it: the link leads to one of their own.
  const account = { ...parsed.data, password: await hashPassword(makeToken()) };
  const made = await createUser(db, account, now());
  if ("inUse" in made) throw new Problem(`That ${made.inUse} belongs to another account.`);
  return made.user;
}

/** The unit takes the settings up, and is let out to the mail server. @returns whether it runs */
function takeUp(file: string, { sendsLetters }: Settings): boolean {
  if (file !== unitFile || process.getuid?.() !== 0 || !existsSync("/run/systemd/system"))
    return false;
  const folder = "/etc/systemd/system/prayer-life.service.d";
  const letOut = `mkdir -p ${folder}; printf '[Service]\\nPrivateNetwork=no\\n' > ${folder}/letters.conf`;
  const start = "systemctl daemon-reload && systemctl restart prayer-life.service";
  return spawnSync("sh", ["-c", `${sendsLetters ? letOut : ":"}; ${start}`]).status === 0;
}

/** By the data's owner, who runs the server, not by root. */
function lookOver(file: string, folder: string): void {
  giveToOwner(folder);
  const { uid, gid } = statSync(folder);
  const script = isSea() ? [] : [String(process.argv[1])];
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const args = [...script, "doctor", "--env", file];
  spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], ...owner });
}

function nextThings({ country = "", leader }: Answers, settings: Settings, more: string): string {
  const { SITE_DIR, ORIGIN } = settings;
  const lines = /^(us|ca)$/i.test(country)
    ? "read them, and say so"
    : `those of ${country.toUpperCase() || "your country"} are not built in: put them there, each number tried by you`;
  const things = [
    `Help lines, name and people: ${SITE_DIR}/site.yaml (help: ${lines}), then "pl site check".`,
    `A copy of the secret, so that the database alone tells nothing: "pl secret export --help".`,
    leader
      ? `${leader} opens the link above, then ${ORIGIN}/team.`
      : 'Somebody to read what people write: "pl user role NAME leader".',
  ];
  return `\nNext:\n${things.map((thing, at) => `${at + 1}. ${thing}`).join("\n")}\n${more}`;
}
