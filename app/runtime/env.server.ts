import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { once } from "./once.server";

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

/** The driver takes one machine; without a host it is a unix socket. */
export const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, { error: "must be an address such as postgres://user@host/name" })
  .refine((value) => !/^\w+:\/\/[^/?#]*,/.test(value), {
    error:
      "names several machines, but must name one: a proxy that follows the primary (deploy/postgresql.md)",
    abort: true,
  })
  .refine((value) => URL.canParse(value.replace("@/", "@localhost/")), {
    error: "cannot be read as an address: are / ? # @ : % in the password written as %2F %3F …?",
  });

const envSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "must be a host name or an address" })
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  /** What the operator says in place of ours; absent, all is ours. */
  SITE_DIR: z.string().optional(),
  DATABASE_URL: postgresAddress.optional(),
  SECRET: z
    .string()
    .min(43, { error: "must be 32 random bytes or more, as 64 hex digits or in base64" })
    .optional(),
  /** Set by systemd (`RuntimeDirectory=`): where to unpack. */
  RUNTIME_DIRECTORY: z.string().optional(),
  ORIGIN: z
    .string()
    .refine(isOrigin, { error: "must be an address such as https://example.org, without a path" })
    .optional(),
  TRUST_PROXY: whole(0, 10, 0),
  RATE_LIMIT: toggle("on"),
  PHOTOS: toggle("on"),
  /** invite: by the link of a group, or the shell. */
  REGISTRATION: z
    .enum(["open", "invite", "closed"], { error: "must be open, invite or closed" })
    .default("open"),
  HSTS_SUBDOMAINS: toggle("off"),
  /** Off takes the service worker back from every device that asks again. */
  OFFLINE: toggle("on"),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(", ")}` }).default("info"),
  /** Without one only this machine may read /metrics. */
  METRICS_TOKEN: z.string().min(16, { error: "must have 16 characters or more" }).optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, { error: "must be an address such as smtps://user:password@host" })
    .optional(),
  /** See deploy/letters.md. */
  SMTP_TLS: z
    .enum(["auto", "required", "unverified", "off"], {
      error: "must be auto, required, unverified or off",
    })
    .default("auto"),
  /** Certificates trusted for the mail server besides the usual ones. */
  SMTP_CA: z
    .string()
    .refine(holdsCertificates, { error: "must be a readable file with a certificate (PEM)" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: "must be an address, or a name with one: Prayer LIFE <letters@example.org>",
    })
    .optional(),
  /** Gets a letter when a visitor has written. */
  OPERATOR_EMAIL: z
    .string()
    .transform((value) => value.split(",").map((address) => address.trim()))
    .refine((addresses) => addresses.every((each) => /^[^\s@<>;]+@[^\s@<>;]+$/.test(each)), {
      error: "must be an email address, or several with commas between them",
    })
    .optional(),
  /** 0: for good. */
  REQUEST_RETENTION_DAYS: whole(0, 3650, 0),
  /** Milliseconds. */
  CLOCK_OFFSET: whole(-1e13, 1e13, 0),
});

export type Settings = z.infer<typeof envSchema> & {
  ORIGIN: string;
  SITE_DIR: string;
  /** Otherwise ORIGIN is a guess. */
  namesOrigin: boolean;
  secure: boolean;
  sendsLetters: boolean;
};

const confidential = new Set(["DATABASE_URL", "SECRET", "METRICS_TOKEN", "SMTP_URL"]);

export const settingNames: readonly string[] = Object.keys(envSchema.shape);

/** An empty variable counts as absent. */
export function parseEnv(
  input: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}${shown(given, String(path[0]))}`,
  );
  if (given.DATABASE_URL && !given.SECRET) {
    problems.push("SECRET must be set with DATABASE_URL: all instances sign cookies with it");
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push("MAIL_FROM must be set with SMTP_URL: letters need somebody they are from");
  }
  if (given.SMTP_TLS === "off" && given.SMTP_URL?.startsWith("smtps:")) {
    problems.push("SMTP_TLS must not be off with smtps:// in SMTP_URL");
  }
  if (Number(given.CLOCK_OFFSET) && given.ORIGIN && isSecure(given.ORIGIN)) {
    problems.push("CLOCK_OFFSET is for tests and is refused where ORIGIN is https");
  }
  if (!parsed.data || problems.length > 0) return { problems };
  const origin = new URL(parsed.data.ORIGIN ?? `http://localhost:${parsed.data.PORT}`).origin;
  const sendsLetters = parsed.data.SMTP_URL !== undefined;
  const namesOrigin = parsed.data.ORIGIN !== undefined;
  const secure = isSecure(origin);
  const SITE_DIR = parsed.data.SITE_DIR ?? join(parsed.data.DATA_DIR, "site");
  const found = { ORIGIN: origin, SITE_DIR, namesOrigin, secure, sendsLetters };
  return { settings: { ...parsed.data, ...found } };
}

export const settings = once((): Settings => {
  const result = parseEnv(process.env);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.settings;
});

export const isLocal = (host: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

function shown(given: Record<string, string | undefined>, name: string): string {
  return confidential.has(name) ? "" : ` (it is "${given[name]}")`;
}

function isSecure(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:";
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username + password + pathname + search + hash === "/";
}

function isMailServer(value: string): boolean {
  return /^smtps?:$/.test(URL.canParse(value) ? new URL(value).protocol : "");
}

function holdsCertificates(file: string): boolean {
  try {
    return readFileSync(file, "utf8").includes("-----BEGIN CERTIFICATE-----");
  } catch {
    return false;
  }
}
