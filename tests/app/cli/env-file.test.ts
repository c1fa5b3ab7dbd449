import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "~/cli/command.server";
import { applyOptions, parseEnvFile, readEnvFile, requireChosen } from "~/cli/env-file.server";
import { temporaryFolder } from "../../support/folder";

const typed = (values: Record<string, string>) => ({
  command: { name: "doctor" },
  words: [],
  values,
});

describe("a file of settings", () => {
  it.each([
    ["# a comment\n; another\n\nORIGIN=https://a.example\n", { ORIGIN: "https://a.example" }],
    ["DATA_DIR=\"/srv/my prayers\"\nPORT='80'\n", { DATA_DIR: "/srv/my prayers", PORT: "80" }],
    [" PORT = 80 \nnonsense\n", { PORT: "80" }],
    ["SMTP_URL=smtp://a:b#c@host # d", { SMTP_URL: "smtp://a:b#c@host # d" }],
    ["#PORT=80\n  # HOST=x#y\nHOST=\\\n::1", { HOST: "::1" }],
    ["A='x' # said behind it", { A: "x" }],
    ["PORT 81\nHOST=::1\n", { HOST: "::1" }],
    ['A="x\ny z\nw=1"\nPORT=80\n', { A: "x\ny z\nw=1", PORT: "80" }],
  ])("%j is read as systemd reads it", (text, settings) => {
    expect(parseEnvFile(text).settings).toEqual(settings);
  });
});

it("options count before the environment, that before the file, of which only settings are taken", () => {
  const file = join(temporaryFolder(), "settings");
  writeFileSync(
    file,
    "PORT=1\nHOST=::1\nDATA_DIR=/file\nORIGIN=http://a.example\nNODE_OPTIONS=-x\nPGPASSWORD=p\nPGPASSFILE=f\n",
  );
  const environment = { PORT: "2", HOST: "", ORIGIN: "http://b.example", PGPASSFILE: "g" };
  applyOptions(typed({ env: file, port: "3", "data-dir": "/option" }), environment);
  expect(environment).toMatchObject({
    PORT: "3",
    HOST: "::1",
    DATA_DIR: "/option",
    ORIGIN: "http://b.example",
    PGPASSWORD: "p",
    PGPASSFILE: "g",
  });
  expect(environment).not.toHaveProperty("NODE_OPTIONS");
});

describe("what is wrong with a file of settings is said, and nothing of it lost", () => {
  const fileOf = (content: string | Buffer) => {
    const file = join(temporaryFolder(), "settings");
    writeFileSync(file, content);
    return file;
  };

  it("the first setting behind a byte order mark, and lines of Windows, are read", () => {
    const file = fileOf("\ufeffDATA_DIR=/srv/x\r\nPORT=80\r\n");
    const environment: Record<string, string> = {};
    expect(applyOptions(typed({ env: file }), environment)).toEqual([
      expect.stringMatching(/byte order mark/),
    ]);
    expect(environment).toMatchObject({ DATA_DIR: "/srv/x", PORT: "80" });
  });

  it.each([
    [
      "Latin-1",
      Buffer.from("PORT=80\nMAIL_FROM=Caf\xe9 <a@b.c>\n", "latin1"),
      /line 2 \("MAIL_FROM=Caf/,
    ],
    ["UTF-16", Buffer.from("\ufeffPORT=80\n", "utf16le"), /is UTF-16/],
    ["TRUST_PROXI", "TRUST_PROXI=1\n", /TRUST_PROXI is no setting. Did you mean TRUST_PROXY\?/],
    ["SMPT_URL", "SMPT_URL=smtp://a\nport=80\n", /Did you mean SMTP_URL\?\n.*port.*PORT/],
  ])("%s ends the start", (_, content, words) => {
    expect(() => applyOptions(typed({ env: fileOf(content) }), {})).toThrow(words);
  });

  it("what sets nothing is named; what other programs read is none of our business", () => {
    const file = fileOf("FOO=1\nPORT 80\nPGSSLMODE=require\nTZ=UTC\nHOST=\\\n::1\n# PORT\n");
    expect(readEnvFile(file).remarks).toEqual([
      expect.stringMatching(/^FOO in .* is no setting/),
      expect.stringMatching(/^Line 2 of /),
    ]);
  });

  it("a folder is none", () => {
    expect(() => applyOptions(typed({ env: temporaryFolder() }), {})).toThrow(/is a folder/);
  });
});

describe("on a machine whose site has its settings in a file", () => {
  const asked = (name: string, values: Record<string, string> = {}, environment = {}) => {
    const file = join(temporaryFolder(), "prayer-life.env");
    writeFileSync(file, "DATA_DIR=/var/lib/prayer-life\n");
    return () => requireChosen({ command: { name }, words: [], values }, environment, file);
  };

  it.each(["inbox", "doctor", "site", "serve"])(
    "%s without them is refused, and says how",
    (name) => {
      const typed = name === "serve" ? "doctor" : name;
      const words = new RegExp(
        `: pl ${typed} \\(that is sudo -u prayer-life prayer-life --env \\S+ ${typed}\\)`,
      );
      expect(asked(name)).toThrow(words);
      expect(asked(name, {}, { DATA_DIR: "" })).toThrow(UsageError);
    },
  );

  it("a command that names settings or a folder of its own is not, nor one that needs none", () => {
    for (const name of ["setup", "manual"]) expect(asked(name)).not.toThrow();
    for (const option of ["env", "data-dir"])
      expect(asked("inbox", { [option]: "/mine" })).not.toThrow();
    expect(asked("inbox", {}, { DATA_DIR: "/mine" })).not.toThrow();
    const none = join(temporaryFolder(), "none");
    expect(() => requireChosen(typed({}), {}, none)).not.toThrow();
  });
});
