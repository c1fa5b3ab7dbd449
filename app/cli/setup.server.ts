import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { isSea } from "node:sea";
import { isatty } from "node:tty";
import { commandSays, commandWords, setupNext, setupQuestions } from "#content/commands";
import { builtIn, type Site } from "#content/site.server";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { hasTeam, setRole } from "#db/accounts/team.server";
import { createUser, findAccount } from "#db/accounts/users.server";
import type { Db } from "#db/engines/database";
import { queueLetter } from "#db/letters/outbox.server";
import { findSealing } from "#db/seal/keys.server";
import { accountFields } from "~/accounts/account-schema.server";
import { makeResetLink } from "~/accounts/password-reset.server";
import { hashPassword } from "~/accounts/passwords.server";
import { nextParameter, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { parseEnv, type Settings } from "~/runtime/env.server";
import { giveToOwner } from "~/runtime/folder.server";
import { makeToken } from "~/runtime/secret.server";
import { listFolder } from "~/site/folder.server";
import { readSite } from "~/site/read-site.server";
import { type Call, command, Problem, UsageError } from "./command.server";
import { requireWritable, withDatabase, withTemporaryFolder } from "./data-folder.server";
import { readEnvFile, unitFile } from "./env-file.server";
import { inContainer, takeUp } from "./machine.server";
import { migrate } from "./migrate.server";
import { makeSite } from "./site.server";

type Done = Record<"hasTeam" | "isCopied" | "isStarted" | "isOwnHelp", boolean> &
  Pick<Answers, "country"> & { leader: Awaited<ReturnType<typeof nameLeader>> };

type Answers = Partial<Record<(typeof setupQuestions)[number]["name"], string>>;

/** Settings of the file and the environment, and the site's folder where it has something. */
type Standing = { before: NodeJS.Dict<string>; site?: Site };

export const setup = command({
  ...commandWords.setup,
  async run({ values, out }) {
    const file = resolve(values.file ?? unitFile);
    requireWritable(dirname(file), elsewhere(file));
    const stands = existsSync(file) ? readEnvFile(file).settings : {};
    const standing = await findStanding({ ...process.env, ...stands });
    const answers = await complete(values, standing, out);
    const given = settingsOf(answers, standing);
    const parsed = parseEnv({ ...standing.before, ...given });
    if ("problems" in parsed) throw new UsageError(parsed.problems.join("\n"));
    // Read by whatever asks for settings from here on.
    Object.assign(process.env, stands, given);
    const { settings } = parsed;
    await migrate.run({ values: {}, words: [], settings, out });
    const kept = await withDatabase(settings, async (db) => ({
      leader: await nameLeader(db, answers, settings),
      hasTeam: await hasTeam(db),
      isCopied: (await findSealing(db)) !== undefined,
      isOwnHelp: standing.site !== undefined && standing.site.help !== builtIn.help,
    }));
    writeSettings(file, given, settings.DATA_DIR);
    out.say(`Settings: ${file}`);
    const inSite = { ...answers, country: regionOf(answers.country) };
    const wrong = standing.site ? [] : await makeSite(settings, inSite);
    if (wrong.length > 0) throw new Problem(wrong.join("\n"));
    out.say(`Site: ${settings.SITE_DIR}`);
    giveToOwner(settings.DATA_DIR);
    const started = await takeUp(file, settings);
    lookOver(file, settings.DATA_DIR);
    const { country } = answers;
    out.say(nextThings(file, settings, { ...kept, country, isStarted: started !== undefined }));
    const { name: leader, link } = kept.leader ?? {};
    if (link) {
      out.say(`For ${leader}, to choose a password; it works once, and for an hour:`);
      out.result({ leader, link }, link);
    }
    if (started?.trouble) throw new Problem(started.trouble);
  },
});

function elsewhere(file: string): string {
  if (!inContainer()) return `${file} is to hold the settings: call it with sudo, or with --file.`;
  const own = join(resolve(process.env.DATA_DIR || "data"), "prayer-life.env");
  return `${file} is to hold the settings. Name another: --file ${own}, and start the server with serve --env ${own}.`;
}

async function findStanding(before: Standing["before"]): Promise<Standing> {
  const folder = before.SITE_DIR || join(before.DATA_DIR || "data", "site");
  const listing = await listFolder(folder);
  if (listing.files.length + listing.told.length === 0) return { before };
  return { before, site: (await readSite(folder, listing)).site };
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Some regions of Unicode's are no countries. */
const regionOf = (code = "") =>
  /^(?!EU|EZ|UN|QO|XA|XB|ZZ)[A-Z]{2}$/.test(code) ? regions.of(code) : undefined;

/** As "site check" would say it. */
const siteTrouble = (answers: Answers) =>
  withTemporaryFolder(async (DATA_DIR) => {
    const [wrong] = await makeSite({ DATA_DIR, SITE_DIR: join(DATA_DIR, "site") }, answers);
    return wrong?.replace(/^site\.yaml:\d+: /, "");
  });

const ofSetting = (setting: string) => (value: string) => {
  const parsed = parseEnv({ [setting]: value });
  const wrong = "problems" in parsed ? parsed.problems : [];
  return wrong.find((line) => line.startsWith(`${setting} `));
};

const ofField = (field: "username" | "email") => (value: string) =>
  accountFields.shape[field].safeParse(value).error?.issues[0]?.message;

/** @returns what is wrong with an answer */
const checks: Record<
  keyof Answers,
  (value: string) => Promise<string | undefined> | undefined | string
> = {
  origin: ofSetting("ORIGIN"),
  name: (name) => siteTrouble({ name }),
  contact: (contact) => ofField("email")(contact) ?? siteTrouble({ contact }),
  smtp: ofSetting("SMTP_URL"),
  from: ofSetting("MAIL_FROM"),
  country: (code) =>
    regionOf(code) ? undefined : "That is no country's code: two letters, such as US or GB.",
  leader: ofField("username"),
  "leader-email": ofField("email"),
};

/** What is plainly meant: the address with its https://, the code in capitals. */
function meant(name: keyof Answers, typed: string): string {
  if (name === "origin") return typed.replace(/^(?=[\w.-]+(:\d+)?\/?$)(?!localhost)/, "https://");
  return name === "country" ? typed.toUpperCase().replace("UK", "GB") : typed;
}

async function complete(
  values: Call<typeof commandWords.setup.options>["values"],
  standing: Standing,
  out: Call["out"],
): Promise<Answers> {
  const answers: Answers = {};
  for (const name of Object.keys(checks) as (keyof Answers)[]) {
    const answer = values[name] === undefined ? undefined : meant(name, values[name]);
    const wrong = answer && ((await checks[name](answer)) ?? differs(name, answer, standing));
    if (wrong) throw new UsageError(`--${name}: ${wrong}`);
    if (answer !== values[name]) out.say(`--${name} is taken for ${answer}`);
    answers[name] = answer;
  }
  if (!values.yes) await askRest(answers, standing);
  return answers;
}

/** What a site's folder says is changed there, not here. */
function differs(name: keyof Answers, answer: string, { site }: Standing): string | undefined {
  if (!site) return undefined;
  const says: Answers = { name: site.name, contact: site.contact.email };
  const said = name === "country" ? site.operator?.country : says[name];
  if (said === undefined || said === answer || said === regionOf(answer)) return undefined;
  return `The site's folder stands already, with "${said}" there. Edit site.yaml.`;
}

async function askRest(answers: Answers, standing: Standing): Promise<void> {
  if (!isatty(0) || !isatty(2))
    throw new UsageError("Without a terminal to ask at, give the answers as options, with --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const { before, site } = standing;
  if (site) process.stderr.write("Name, contact and country stand in site.yaml: edit it there.\n");
  try {
    for (const { name, question, ...more } of setupQuestions) {
      const isForLetters = "forLetters" in more;
      const isMoot = isForLetters
        ? !answers.smtp || mailboxOf(answers, standing) !== undefined
        : answers[name] !== undefined ||
          (site && /^(name|contact|country)$/.test(name)) ||
          (name === "from" && !answers.smtp) ||
          (name === "leader-email" && !answers.leader);
      if (isMoot) continue;
      const stands = "setting" in more ? before[more.setting] : undefined;
      const shown = stands || (name === "from" ? mailboxOf(answers, standing) : undefined);
      answers[name] = await askOne(terminal, { name, question, shown, isForLetters });
    }
  } finally {
    terminal.close();
  }
}

type Question = { name: keyof Answers; question: string; shown?: string; isForLetters: boolean };

async function askOne(terminal: ReturnType<typeof createInterface>, asked: Question) {
  const { name, question, shown = "", isForLetters } = asked;
  for (;;) {
    const typed = (await terminal.question(`${question}${shown && ` [${shown}]`}: `)).trim();
    const value = meant(name, typed || shown);
    const problem = value ? await checks[name](value) : isForLetters && "Letters need one.";
    const told = problem || (typed && value !== typed && value);
    if (told) process.stderr.write(`  ${told}\n`);
    if (!problem) return value;
  }
}

/** Who gets what visitors write. */
function mailboxOf({ contact }: Answers, { before, site }: Standing): string | undefined {
  const own = site?.contact.email === builtIn.contact.email ? undefined : site?.contact.email;
  return contact || before.OPERATOR_EMAIL || own || undefined;
}

function settingsOf(answers: Answers, standing: Standing): Record<string, string> {
  const { origin, smtp, from } = answers;
  const mailbox = mailboxOf(answers, standing);
  const named = {
    ORIGIN: origin,
    // https is a proxy's work.
    TRUST_PROXY: origin?.startsWith("https:") ? "1" : undefined,
    SMTP_URL: smtp,
    MAIL_FROM: smtp ? from || standing.before.MAIL_FROM || mailbox : undefined,
    OPERATOR_EMAIL: smtp ? mailbox : undefined,
  };
  const given = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(given);
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

/** @throws Problem where the name or the address is another's, UsageError where a new one has no address. */
async function nameLeader(db: Db, answers: Answers, { sendsLetters }: Settings) {
  const { leader: name, "leader-email": email } = answers;
  if (!name) return undefined;
  const known = await findAccount(db, name);
  if (!known && !email) throw new UsageError("--leader-email: a new account needs an address.");
  if (known && email && known.email.toLowerCase() !== email.toLowerCase())
    throw new Problem(commandSays.otherAddress(name, known.email));
  // Nobody knows it: the link leads to one of their own.
  const password = await hashPassword(makeToken());
  const fields = accountFields.pick({ username: true, email: true });
  const made = known
    ? { user: known }
    : await createUser(db, { ...fields.parse({ username: name, email }), password }, now());
  if ("inUse" in made) throw new Problem(`That ${made.inUse} belongs to another account.`);
  const { id: userId } = made.user;
  await setRole(db, userId, "leader", now());
  // As the desk invites: its link confirms the address, which warnings of danger need.
  const isInvited = sendsLetters && !known;
  if (isInvited) await db.write((tx) => queueLetter(tx, { kind: "team-invited", userId }, now()));
  const isUnknown = sendsLetters && !isInvited && !(await confirmedAddress(db, userId));
  return { name, email, isInvited, isUnknown, link: await makeResetLink(db, userId) };
}

/** By the data's owner, who runs the server, not by root. */
function lookOver(file: string, folder: string): void {
  const { uid, gid } = statSync(folder);
  const script = isSea() ? [] : [String(process.argv[1])];
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const args = [...script, "doctor", "--env", file];
  spawnSync(process.execPath, args, { stdio: ["ignore", 1, 2], ...owner });
}

/** What is done already is not asked for. */
function nextThings(
  file: string,
  { SITE_DIR: site, ORIGIN }: Settings,
  { country = "US", leader, isOwnHelp, hasTeam, isCopied, isStarted }: Done,
): string {
  const isContained = inContainer();
  const program = isSea() ? process.execPath : "prayer-life";
  const known: Record<string, string> = {
    ...{ file, site, country, name: leader?.name ?? "", email: leader?.email ?? "" },
    pl: isContained ? `${program} --env ${file}` : "pl",
    desk: `${ORIGIN}${signInPath()}?${nextParameter}=/team`,
  };
  const elsewhere = /^(US|CA)$/.test(country) ? "help" : "helpElsewhere";
  const todo = [
    !isOwnHelp && elsewhere,
    !isCopied && "secret",
    leader?.isInvited && "invited",
    leader?.isUnknown && "unconfirmed",
    leader && "desk",
    !hasTeam && "team",
    isContained ? "container" : !isStarted && "restart",
    !isContained && "alias",
  ] as const;
  const things = todo.flatMap((name) => (name ? [setupNext[name]] : []));
  const list = things.map((thing, at) => `\n${at + 1}. ${thing}`).join("");
  return `\nNext:${list}`.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? "");
}
