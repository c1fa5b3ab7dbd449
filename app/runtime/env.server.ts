import { z } from "zod";
import { once } from "./once.server";

export type Settings = z.infer<typeof schema> & {
  ORIGIN: string;
  /** The environment says where the site is; where it does not, ORIGIN is a guess. */
  namesOrigin: boolean;
  /** The site is served by https. */
  secure: boolean;
  /** A mail server is named; without one no letters are sent at all. */
  sendsLetters: boolean;
};

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const toggle = (fallback: "on" | "off") =>
  z.enum(["on", "off"], { error: "must be on or off" }).default(fallback);
const whole = (min: number, max: number, fallback: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^-?\d+$/, { error })
    .transform(Number)
    .refine((number) => number >= min && number <= max, { error })
    .default(fallback);
};

const schema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "must be a host name or an address" })
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  /** Where PostgreSQL keeps what else an SQLite file in DATA_DIR does. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, {
      error: "must be an address such as postgres://user@host/name",
    })
    .optional(),
  /** The key that signs cookies, the same for all instances. */
  SECRET: z
    .string()
    .min(43, { error: "must be 32 random bytes or more, as 64 hex digits or in base64" })
    .optional(),
  /** Set by systemd (`RuntimeDirectory=`): where to unpack, in place of a folder of the data's. */
  RUNTIME_DIRECTORY: z.string().optional(),
  ORIGIN: z
    .string()
    .refine(isOrigin, { error: "must be an address such as https://example.org, without a path" })
    .optional(),
  TRUST_PROXY: whole(0, 10, 0),
  RATE_LIMIT: toggle("on"),
  PHOTOS: toggle("on"),
  HSTS_SUBDOMAINS: toggle("off"),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(", ")}` }).default("info"),
  /** Who names it may read /metrics from anywhere; without one, only this machine may. */
  METRICS_TOKEN: z.string().min(16, { error: "must have 16 characters or more" }).optional(),
  /** The mail server that takes letters; without one nothing is ever sent. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, { error: "must be an address such as smtps://user:password@host" })
    .optional(),
  /** Whom letters are from. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: "must be an address, or a name with one: Prayer LIFE <letters@example.org>",
    })
    .optional(),
  /** Who is told by letter that somebody wrote. */
  OPERATOR_EMAIL: z
    .string()
    .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, { error: "must be an email address" })
    .optional(),
  /** Days that new prayer requests are kept after the last thing done with them; 0 for good. */
  REQUEST_RETENTION_DAYS: whole(0, 3650, 0),
  /** Milliseconds added to the clock. */
  CLOCK_OFFSET: whole(-1e13, 1e13, 0),
});

/** Settings whose values nobody may read over a shoulder. */
const confidential = new Set(["DATABASE_URL", "SECRET", "METRICS_TOKEN", "SMTP_URL"]);

export const settingNames: readonly string[] = Object.keys(schema.shape);

/**
 * The settings of an environment, or everything that is wrong with it, a sentence each.
 * An empty variable counts as absent.
 */
export function parseEnv(
  input: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}${shown(given, String(path[0]))}`,
  );
  if (given.DATABASE_URL && !given.SECRET) {
    problems.push("SECRET must be set with DATABASE_URL: all instances sign cookies with it");
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push("MAIL_FROM must be set with SMTP_URL: letters need somebody they are from");
  }
  if (Number(given.CLOCK_OFFSET) && given.ORIGIN && isSecure(given.ORIGIN)) {
    problems.push("CLOCK_OFFSET is for tests and is refused where ORIGIN is https");
  }
  if (!parsed.data || problems.length > 0) return { problems };
  const origin = new URL(parsed.data.ORIGIN ?? `http://localhost:${parsed.data.PORT}`).origin;
  const sendsLetters = parsed.data.SMTP_URL !== undefined;
  const namesOrigin = parsed.data.ORIGIN !== undefined;
  const secure = isSecure(origin);
  return { settings: { ...parsed.data, ORIGIN: origin, namesOrigin, secure, sendsLetters } };
}

/** The settings of this process. @throws when the environment is wrong. */
export const settings = once((): Settings => {
  const result = parseEnv(process.env);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.settings;
});

function shown(given: Record<string, string | undefined>, name: string): string {
  return confidential.has(name) ? "" : ` (it is "${given[name]}")`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username + password + pathname + search + hash === "/";
}

function isMailServer(value: string): boolean {
  return /^smtps?:$/.test(URL.canParse(value) ? new URL(value).protocol : "");
}

function isSecure(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:";
}
