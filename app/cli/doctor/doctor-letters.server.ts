import type { Reader } from "#db/engines/database";
import { countOutbox, countReasons, listHolds, listSenders } from "#db/letters/senders.server";
import { hour } from "#db/time";
import { openMailServer } from "~/letters/mail-server.server";
import { explain, faultOf } from "~/letters/refusals.server";
import { isLocal, type Settings, settings } from "~/runtime/env.server";
import { minuteOf } from "../output.server";
import { bad, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

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
      : doubtful("OPERATOR_EMAIL", "not set", "Nobody is told when somebody writes."),
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
    const advice =
      "Is the port right (587, 465)? What is not asked for may be left out of SMTP_URL.";
    return doubtful(what, "asks for no user name and password, and SMTP_URL has them", advice);
  }
  const isOpen =
    protocol === "smtp:" &&
    !isLocal(hostname) &&
    /^(STARTTLS|EHLO)/.test((await check({ ...server, SMTP_TLS: "required" })) ?? "");
  if (isOpen || (server.SMTP_TLS === "off" && !isLocal(hostname))) {
    const advice =
      "Passwords and the links of letters travel in the open. Try smtps:// or port 587.";
    return doubtful(what, "answers, without encryption", advice);
  }
  return good(what, username ? "answers, and takes the user name and password" : "answers");
}

async function check(server: Parameters<typeof openMailServer>[0]): Promise<string | undefined> {
  const opened = openMailServer(server);
  const reason = await opened.check();
  opened.close();
  return reason;
}

export async function examineOutbox(db: Reader, now: number): Promise<Finding[]> {
  const { SMTP_URL } = settings();
  const url = SMTP_URL ?? "smtp://it";
  const senders = await listSenders(db, now);
  const stuck = senders.flatMap(({ instance, reason, since }) => {
    if (!reason || !since) return [];
    const { why, advice } = explain(reason, url);
    return [bad("Letters", `${instance} sends none since ${minuteOf(since)}: ${why}`, advice)];
  });
  const held = (await listHolds(db)).map(({ subject, reason, tries, since }) => {
    const { why, advice } = explain(reason, url);
    const found = `those of "${subject}" wait since ${minuteOf(since)}: ${tries} were refused alike, for ${why}`;
    return bad("Letters to many", found, `${advice} "prayer-life outbox retry" has them go on.`);
  });
  const none = "no server that runs sends them";
  const asleep =
    SMTP_URL && senders.length === 0
      ? [doubtful("Letters", none, "Start it; one from before SMTP_URL was set, restart.")]
      : [];
  return [await waiting(db, now), ...asleep, ...stuck, ...(await ofSite(db, url)), ...held];
}

async function waiting(db: Reader, now: number): Promise<Finding> {
  const { waiting, refused, oldest, held } = await countOutbox(db, now);
  const found = `${waiting} letters waiting, ${refused} refused`;
  if (held > 0) {
    const advice = "Somebody may be typing addresses of others: these go out one by one.";
    return doubtful("Outbox", `${found}, ${held} held back`, advice);
  }
  const advice = 'Some wait for more than an hour. "prayer-life outbox" says why.';
  return doubtfulIf(oldest !== null && now - oldest.getTime() >= hour, "Outbox", found, advice);
}

async function ofSite(db: Reader, url: string): Promise<Finding[]> {
  const reasons = await countReasons(db);
  const found = reasons.filter(({ state, reason }) => {
    const fault = faultOf(reason);
    return fault === "sender" || fault === "us" || (state === "refused" && fault !== "recipient");
  });
  return found.map(({ state, reason, all }) => {
    const isOurs = faultOf(reason) === "us";
    const { why, advice } = isOurs
      ? { why: `the program could not make them (${reason})`, advice: "The log says more." }
      : explain(reason, url);
    const what = state === "refused" ? "Refused letters" : "Letters put off";
    return doubtful(what, `${all}, for ${why}`, `${advice} Then "prayer-life outbox retry".`);
  });
}
