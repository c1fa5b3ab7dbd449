import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { commandWords } from "#content/commands";
import { hints, nodeEnds } from "#content/commands-doctor";
import { databaseFile, isWritable } from "#db/engines/sqlite/client.server";
import { filesOf } from "#db/engines/sqlite/files.server";
import { isLocked, servesAnotherFile } from "#db/engines/sqlite/lock.server";
import { explain, openMailServer } from "~/letters/mail-server.server";
import { addon } from "~/runtime/database.server";
import { isLocal, type Settings } from "~/runtime/env.server";
import { programName } from "~/runtime/version.server";
import { command } from "../command.server";
import { dataFolder } from "../data-folder.server";
import { readEnvFile } from "../env-file.server";
import { inContainer } from "../machine.server";
import { paint } from "../output.server";
import { examinePostgres, examineSqlite } from "./doctor-database.server";
import { examineFolder, examineSite } from "./doctor-folder.server";
import { bad, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

export const doctor = command({
  ...commandWords.doctor,
  async run({ settings, out, values: { env } }) {
    const found = await examine(settings, env);
    out.results(found, found.map(line).join("\n"));
    const count = (state: Finding["state"]) => found.filter((one) => one.state === state).length;
    out.say(`\n${count("bad")} wrong, ${count("doubtful")} to look at, ${count("good")} ok`);
    if (count("bad") > 0) process.exitCode = 1;
  },
});

async function examine(settings: Settings, env: string | undefined): Promise<Finding[]> {
  const program = good("Program", programName);
  const node = examineNode(process.version, Date.now());
  const file = env === undefined ? [] : examineEnvFile(env);
  const general = [
    program,
    node,
    ...file,
    ...examineSettings(settings),
    ...(await examineLetters(settings)),
    ...(await examineSite(settings, Date.now())),
  ];
  const { DATABASE_URL } = settings;
  return DATABASE_URL
    ? [...general, ...(await examinePostgres(DATABASE_URL))]
    : examineFile(settings, general);
}

async function examineFile(settings: Settings, general: Finding[]): Promise<Finding[]> {
  const folder = dataFolder(settings);
  const replaced = servesAnotherFile(folder, addon());
  if (replaced && !existsSync(databaseFile(folder))) return [onAnotherFile, ...general];
  const server = replaced ? onAnotherFile : examineServer(folder);
  // The files first: reading the database leaves a journal beside it.
  const files = examineFolder(folder);
  const file = databaseFile(folder);
  // The doctor makes no secret.
  const hasSecret = Boolean(settings.SECRET) || existsSync(join(folder, "secret"));
  const data = filesOf(file).length > 0 ? await examineSqlite(file, hasSecret) : [none];
  return [server, ...general, ...files, ...data];
}

const none = doubtful("Database", "none yet", hints.noDatabase);

const onAnotherFile = bad(
  "Server",
  "runs, but its database file was replaced or removed under it; nothing is kept",
  hints.replacedFile,
);

function examineServer(folder: string): Finding {
  if (!isWritable(folder)) {
    return doubtful(
      "Server",
      "the data folder cannot be written by this user",
      hints.unknownServer,
    );
  }
  const runs = isLocked(folder, addon());
  return good("Server", runs ? "runs on this folder" : "does not run on this folder");
}

const marks = { good: "ok", doubtful: "look", bad: "WRONG" };

function line({ what, state, found, advice }: Finding): string {
  const head = `${paint(state, marks[state].padEnd(5))}  ${what}: ${found}`;
  return advice ? `${head}\n       ${advice}` : head;
}

export function examineSettings(settings: Settings, isContained = inContainer()): Finding[] {
  return [
    origin(settings),
    listening(settings, isContained),
    proxies(settings),
    doubtfulIf(settings.RATE_LIMIT === "off", "RATE_LIMIT", settings.RATE_LIMIT, hints.testLimits),
    doubtfulIf(
      settings.CLOCK_OFFSET !== 0,
      "CLOCK_OFFSET",
      String(settings.CLOCK_OFFSET),
      hints.testClock,
    ),
    good("PHOTOS", settings.PHOTOS),
    good("LOG_LEVEL", settings.LOG_LEVEL),
  ];
}

export function examineEnvFile(path: string): Finding[] {
  const { mode, gid } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0, gid: 0 };
  // A pipe was read at the start.
  if ((mode & 0o170000) !== 0o100000) return [];
  const { settings, remarks } = readEnvFile(path);
  const isSecret = Object.entries(settings).some(
    ([name, value = ""]) =>
      /^(SECRET|METRICS_TOKEN|PGPASSWORD)$/.test(name) || /^\w+:\/\/[^/@:]*:[^/@]*@/.test(value),
  );
  const found = `${path} (${(mode & 0o777).toString(8)})`;
  if (isSecret && mode & 0o007) {
    const own = process.getgid?.() ?? gid;
    const advice = `Others can read the passwords in it: sudo chgrp ${own} ${path} && sudo chmod 640 ${path}`;
    return [bad("Settings", found, advice)];
  }
  return [doubtfulIf(remarks.length > 0, "Settings", found, remarks.join(" "))];
}

export function examineNode(version: string, now: number): Finding {
  const end = nodeEnds[Number.parseInt(version.replace("v", ""), 10)];
  if (end === undefined || now < Date.parse(end)) return good("Node", version);
  return doubtful("Node", `${version}, without repairs since ${end}`, hints.newerNode);
}

function origin({ ORIGIN, secure }: Settings): Finding {
  if (secure) return good("ORIGIN", ORIGIN);
  const advice = isLocal(new URL(ORIGIN).hostname)
    ? "Links and cookies are made for this machine alone. Set the site's public https address."
    : "Passwords and prayers travel in the open. Put a proxy with https before it, and name that address.";
  return doubtful("ORIGIN", ORIGIN, advice);
}

function listening({ HOST, PORT, TRUST_PROXY }: Settings, isContained: boolean): Finding {
  const found = `${HOST}:${PORT}`;
  // A container has a network of its own: what it publishes is its keeper's choice.
  if (isLocal(HOST) || isContained) return good("HOST, PORT", found);
  const advice =
    TRUST_PROXY > 0
      ? "Whoever reaches this port past the proxy may pretend to be anybody. Set HOST=127.0.0.1, or let a firewall admit the proxy alone."
      : "The server is reached without a proxy and without https. Set HOST=127.0.0.1 behind one.";
  return doubtful("HOST, PORT", found, advice);
}

function proxies({ TRUST_PROXY, secure }: Settings): Finding {
  return doubtfulIf(secure && TRUST_PROXY === 0, "TRUST_PROXY", String(TRUST_PROXY), hints.noProxy);
}

export async function examineLetters(env: Settings): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM = "", OPERATOR_EMAIL } = env;
  if (!SMTP_URL) return [good("SMTP_URL", "not set: no letters are sent")];
  const { protocol, host } = new URL(SMTP_URL);
  return [
    good("SMTP_URL", `${protocol}//${host}`),
    await askServer({ ...env, SMTP_URL, MAIL_FROM }),
    good("MAIL_FROM", MAIL_FROM),
    OPERATOR_EMAIL
      ? good("OPERATOR_EMAIL", "set")
      : doubtful("OPERATOR_EMAIL", "not set", hints.noOperator),
  ];
}

async function askServer(
  server: Settings & { SMTP_URL: string; MAIL_FROM: string },
): Promise<Finding> {
  const what = "Mail server";
  const { hostname, username, protocol } = new URL(server.SMTP_URL);
  const url = new URL(server.SMTP_URL);
  // Otherwise name and password are silently left out where the server asks for none.
  if (username) url.searchParams.set("forceAuth", "true");
  const reason = await check({ ...server, SMTP_URL: url.href });
  const isUnasked = reason !== undefined && /^AUTH 50\d/.test(reason);
  if (reason && !isUnasked) {
    const { why, advice } = explain(reason, server.SMTP_URL);
    return bad(what, `takes no letters from here: ${why}`, advice);
  }
  if (isUnasked) {
    return doubtful(
      what,
      "asks for no user name and password, and SMTP_URL has them",
      hints.unaskedPassword,
    );
  }
  const isOpen =
    protocol === "smtp:" &&
    !isLocal(hostname) &&
    /^(STARTTLS|EHLO)/.test((await check({ ...server, SMTP_TLS: "required" })) ?? "");
  if (isOpen || (server.SMTP_TLS === "off" && !isLocal(hostname))) {
    return doubtful(what, "answers, without encryption", hints.openMail);
  }
  return good(what, username ? "answers, and takes the user name and password" : "answers");
}

async function check(server: Parameters<typeof openMailServer>[0]): Promise<string | undefined> {
  const opened = openMailServer(server);
  const reason = await opened.check();
  opened.close();
  return reason;
}
