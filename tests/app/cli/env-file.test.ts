import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyOptions, parseEnvFile } from "../../../app/cli/env-file.server";
import { temporaryFolder } from "../../support/folder";

describe("a file of settings", () => {
  it.each([
    ["# a comment\n; another\n\nORIGIN=https://a.example\n", { ORIGIN: "https://a.example" }],
    ["DATA_DIR=\"/srv/my prayers\"\nPORT='80'\r\n", { DATA_DIR: "/srv/my prayers", PORT: "80" }],
    [" PORT = 80 \nnonsense\n", { PORT: "80" }],
    ["SMTP_URL=smtp://a:b#c@host # d", { SMTP_URL: "smtp://a:b#c@host # d" }],
    ["#PORT=80\n  # HOST=x#y\nHOST=\\\n::1", { HOST: "::1" }],
    ["A='x' # said behind it", { A: "x" }],
  ])("%j is read as systemd reads it", (text, settings) => {
    expect(parseEnvFile(text)).toEqual(settings);
  });
});

it("options count before the environment, that before the file, of which only settings are taken", () => {
  const file = join(temporaryFolder(), "settings");
  writeFileSync(
    file,
    "PORT=1\nHOST=::1\nDATA_DIR=/file\nORIGIN=http://a.example\nNODE_OPTIONS=-x\n",
  );
  const environment = { PORT: "2", HOST: "", ORIGIN: "http://b.example" };
  applyOptions({ env: file, port: "3", "data-dir": "/option" }, environment);
  expect(environment).toMatchObject({
    PORT: "3",
    HOST: "::1",
    DATA_DIR: "/option",
    ORIGIN: "http://b.example",
  });
  expect(environment).not.toHaveProperty("NODE_OPTIONS");
});
