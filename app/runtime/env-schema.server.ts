import { readFileSync } from "node:fs";
import { z } from "zod";

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

/** The address of a PostgreSQL database. The driver knows one machine; without one it is a socket of this one. */
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

/** Every setting of the environment, and what it may be. */
export const envSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: "must be a host name or an address" })
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  /** Where PostgreSQL keeps what else an SQLite file in DATA_DIR does. */
  DATABASE_URL: postgresAddress.optional(),
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
  /** Whether what goes there is encrypted, and its certificate looked at; see deploy/letters.md. */
  SMTP_TLS: z
    .enum(["auto", "required", "unverified", "off"], {
      error: "must be auto, required, unverified or off",
    })
    .default("auto"),
  /** A file with certificates that count for the mail server besides those that all programs trust. */
  SMTP_CA: z
    .string()
    .refine(holdsCertificates, { error: "must be a readable file with a certificate (PEM)" })
    .optional(),
  /** Whom letters are from. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: "must be an address, or a name with one: Prayer LIFE <letters@example.org>",
    })
    .optional(),
  /** Who is told by letter that somebody wrote: addresses with commas between them. */
  OPERATOR_EMAIL: z
    .string()
    .transform((value) => value.split(",").map((address) => address.trim()))
    .refine((addresses) => addresses.every((each) => /^[^\s@<>;]+@[^\s@<>;]+$/.test(each)), {
      error: "must be an email address, or several with commas between them",
    })
    .optional(),
  /** Days that new prayer requests are kept after the last thing done with them; 0 for good. */
  REQUEST_RETENTION_DAYS: whole(0, 3650, 0),
  /** Milliseconds added to the clock. */
  CLOCK_OFFSET: whole(-1e13, 1e13, 0),
});

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
