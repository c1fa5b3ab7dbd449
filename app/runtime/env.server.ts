import type { z } from "zod";
import { envSchema } from "./env-schema.server";
import { once } from "./once.server";

export type Settings = z.infer<typeof envSchema> & {
  ORIGIN: string;
  /** The environment says where the site is; where it does not, ORIGIN is a guess. */
  namesOrigin: boolean;
  /** The site is served by https. */
  secure: boolean;
  /** A mail server is named; without one no letters are sent at all. */
  sendsLetters: boolean;
};

/** Settings whose values nobody may read over a shoulder. */
const confidential = new Set(["DATABASE_URL", "SECRET", "METRICS_TOKEN", "SMTP_URL"]);

export const settingNames: readonly string[] = Object.keys(envSchema.shape);

/**
 * The settings of an environment, or everything that is wrong with it, a sentence each.
 * An empty variable counts as absent.
 */
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
  return { settings: { ...parsed.data, ORIGIN: origin, namesOrigin, secure, sendsLetters } };
}

/** The settings of this process. @throws when the environment is wrong. */
export const settings = once((): Settings => {
  const result = parseEnv(process.env);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.settings;
});

/** Whether a host's name or address is this machine's own. */
export const isLocal = (host: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

function shown(given: Record<string, string | undefined>, name: string): string {
  return confidential.has(name) ? "" : ` (it is "${given[name]}")`;
}

function isSecure(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:";
}
