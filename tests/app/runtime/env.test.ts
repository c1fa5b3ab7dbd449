import { describe, expect, it } from "vitest";
import { parseEnv, type Settings } from "~/runtime/env.server";

const settingsOf = (env: Record<string, string | undefined>): Settings => {
  const result = parseEnv(env);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.settings;
};

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  const result = parseEnv(env);
  return "problems" in result ? result.problems : [];
};

describe("the settings of an environment", () => {
  const defaults = {
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    SITE_DIR: "data/site",
    ORIGIN: "http://localhost:3000",
    TRUST_PROXY: 0,
    RATE_LIMIT: "on",
    REGISTRATION: "open",
    PHOTOS: "on",
    OFFLINE: "on",
    HSTS_SUBDOMAINS: "off",
    LOG_LEVEL: "info",
    SMTP_TLS: "auto",
    REQUEST_RETENTION_DAYS: 0,
    CLOCK_OFFSET: 0,
    namesOrigin: false,
    secure: false,
    sendsLetters: false,
  };

  it("has a default for each", () => {
    expect(settingsOf({})).toEqual(defaults);
  });

  it("takes an empty variable for an absent one, and leaves those of others alone", () => {
    const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, ""]));
    expect(settingsOf({ ...empty, secure: "true", HOME: "/root" })).toEqual(defaults);
  });

  it("reads every one", () => {
    const given = {
      PORT: "0",
      HOST: "::1",
      DATA_DIR: "/srv/prayer",
      SITE_DIR: "/srv/site",
      ORIGIN: "https://pray.example.org",
      TRUST_PROXY: "2",
      RATE_LIMIT: "off",
      REGISTRATION: "invite",
      PHOTOS: "off",
      OFFLINE: "off",
      HSTS_SUBDOMAINS: "on",
      LOG_LEVEL: "silent",
      SMTP_TLS: "required",
      REQUEST_RETENTION_DAYS: "90",
      CLOCK_OFFSET: "0",
    };
    const numbers = { PORT: 0, TRUST_PROXY: 2, REQUEST_RETENTION_DAYS: 90, CLOCK_OFFSET: 0 };
    const found = { namesOrigin: true, secure: true, sendsLetters: false };
    expect(settingsOf(given)).toEqual({ ...given, ...numbers, ...found });
  });

  it("names the port in the address it makes up", () => {
    expect(settingsOf({ PORT: "8080" }).ORIGIN).toBe("http://localhost:8080");
  });

  it.each([
    ["https://example.org", "https://example.org", true],
    ["https://example.org/", "https://example.org", true],
    ["HTTPS://Example.ORG:443", "https://example.org", true],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080", false],
    ["http://[::1]:3000", "http://[::1]:3000", false],
  ])("reads ORIGIN %s as %s", (ORIGIN, origin, secure) => {
    expect(settingsOf({ ORIGIN })).toMatchObject({ ORIGIN: origin, secure });
  });

  it.each([
    ["SMTP_URL", { SMTP_URL: "mail.example.org", MAIL_FROM: "a@example.org" }],
    ["SMTP_URL", { SMTP_URL: "https://mail.example.org", MAIL_FROM: "a@example.org" }],
    ["SMTP_TLS", { SMTP_TLS: "on" }],
    ["SMTP_TLS", { SMTP_TLS: "off", SMTP_URL: "smtps://x.org", MAIL_FROM: "a@example.org" }],
    ["SMTP_CA", { SMTP_CA: "/nowhere/ca.pem" }],
    ["SMTP_CA", { SMTP_CA: "package.json" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.org" }],
    ["MAIL_FROM", { MAIL_FROM: "Prayer LIFE" }],
    ["MAIL_FROM", { MAIL_FROM: "A <a@example.org>\r\nBcc: b@example.org" }],
    ["OPERATOR_EMAIL", { OPERATOR_EMAIL: "a@example.org; b@example.org" }],
    ["OPERATOR_EMAIL", { OPERATOR_EMAIL: "a@example.org, b" }],
  ])("refuses a wrong %s, and shows no password of it", (name, env) => {
    const [problem = ""] = problemsOf(env);
    expect(problem).toMatch(new RegExp(`^${name} must`));
    const secret = problemsOf({ SMTP_URL: "ftp://ann:hunter2@example.org" });
    expect(secret.join()).not.toContain("hunter2");
  });

  it("takes a mail server, whom letters are from, and who is told", () => {
    const given = {
      SMTP_URL: "smtps://ann:a%40b@mail.example.org:465",
      MAIL_FROM: "Prayer LIFE <letters@example.org>",
      OPERATOR_EMAIL: "team@example.org, lena@example.org",
    };
    const OPERATOR_EMAIL = ["team@example.org", "lena@example.org"];
    expect(settingsOf(given)).toMatchObject({ ...given, OPERATOR_EMAIL });
  });

  it("moves the clock either way", () => {
    expect(settingsOf({ CLOCK_OFFSET: "-86400000" }).CLOCK_OFFSET).toBe(-86_400_000);
  });
});

describe("a wrong environment", () => {
  it.each([
    ["PORT", ["x", "-1", "65536", "3000.5", "3e3", " 80", "0x50"]],
    ["HOST", ["a b", "http://x", "a/b"]],
    ["TRUST_PROXY", ["-1", "11", "yes", "1.5"]],
    ["RATE_LIMIT", ["true", "ON", "0"]],
    ["REGISTRATION", ["off", "Open"]],
    ["PHOTOS", ["no"]],
    ["OFFLINE", ["no"]],
    ["HSTS_SUBDOMAINS", ["1"]],
    ["LOG_LEVEL", ["verbose", "INFO"]],
    ["REQUEST_RETENTION_DAYS", ["-1", "90d", "3651"]],
    ["CLOCK_OFFSET", ["1h", "1e3", "99999999999999"]],
    [
      "ORIGIN",
      [
        "example.org",
        "ftp://example.org",
        "https://example.org/path",
        "https://example.org/?a=b",
        "https://example.org/#a",
        "https://someone@example.org",
        "https://someone:word@example.org",
        "https://:word@example.org",
        "javascript:alert(1)",
      ],
    ],
  ])("is refused for %s", (name, values) => {
    for (const value of values) {
      const problems = problemsOf({ [name]: value });
      expect(problems, `${name}=${value}`).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must be .+ \\(it is ".*"\\)$`));
      expect(problems[0]).toContain(`"${value}"`);
    }
  });

  it("is told everything at once", () => {
    const wrong = { PORT: "x", ORIGIN: "here", RATE_LIMIT: "no", LOG_LEVEL: "loud" };
    const named = problemsOf(wrong).map((problem) => problem.split(" ")[0]);
    expect(named).toEqual(Object.keys(wrong));
  });

  it.each(["https://example.org", "HTTPS://example.org"])("moves no clock at %s", (ORIGIN) => {
    expect(problemsOf({ ORIGIN, CLOCK_OFFSET: "1" })).toEqual([
      expect.stringContaining("CLOCK_OFFSET"),
    ]);
    expect(problemsOf({ ORIGIN, CLOCK_OFFSET: "1", PORT: "x" })).toHaveLength(2);
    expect(problemsOf({ ORIGIN, CLOCK_OFFSET: "0" })).toEqual([]);
  });
});

describe("the address of a PostgreSQL database", () => {
  const SECRET = "5".repeat(64);

  it.each([
    "postgres://ann@db/prayer",
    "postgresql://ann@/prayer?host=/run/postgresql",
    "postgres://ann@[::1]:5432/p",
  ])("may be %s", (DATABASE_URL) => expect(problemsOf({ DATABASE_URL, SECRET })).toEqual([]));

  it.each([
    ["postgres://ann@one:5432,two:5432/prayer", "names several machines, but must name one"],
    ["postgres://ann:p#ss?/w@db/prayer", "cannot be read as an address"],
    ["mysql://db/prayer", "must be an address such as postgres://user@host/name"],
  ])("is refused in our words: %s", (DATABASE_URL, words) => {
    expect(problemsOf({ DATABASE_URL, SECRET })).toEqual([
      expect.stringMatching(new RegExp(`^DATABASE_URL ${words}`)),
    ]);
  });
});
