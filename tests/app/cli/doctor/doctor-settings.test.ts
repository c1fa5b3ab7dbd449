import { describe, expect, it } from "vitest";
import { examineNode, examineSettings } from "../../../../app/cli/doctor/doctor-settings.server";
import { parseEnv } from "../../../../app/runtime/env.server";

/** What is doubted in an environment, with the advice. */
function doubts(env: Record<string, string>) {
  const parsed = parseEnv(env);
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  const found = examineSettings(parsed.settings).filter(({ state }) => state !== "good");
  return Object.fromEntries(found.map(({ what, advice }) => [what, advice]));
}

const sound = { ORIGIN: "https://pray.example.org", TRUST_PROXY: "1" };

describe("settings", () => {
  it("behind one proxy with https are sound", () => {
    expect(doubts(sound)).toEqual({});
  });

  it.each([
    ["ORIGIN", {}, /this machine alone/],
    ["ORIGIN", { ORIGIN: "http://pray.example.org" }, /in the open/],
    ["HOST, PORT", { ...sound, HOST: "0.0.0.0" }, /HOST=127/],
    ["HOST, PORT", { HOST: "::" }, /without https/],
    ["TRUST_PROXY", { ORIGIN: sound.ORIGIN }, /TRUST_PROXY=1/],
    ["RATE_LIMIT", { ...sound, RATE_LIMIT: "off" }, /for tests/],
    ["CLOCK_OFFSET", { CLOCK_OFFSET: "5" }, /for tests/],
  ])("%s is doubted in %j, and says what to do", (what, env, advice) => {
    expect(doubts(env)[what]).toMatch(advice);
  });
});

describe("Node", () => {
  const at = (day: string) => Date.parse(day);

  it.each([
    ["v20.20.2", "2026-01-01", "good"],
    ["v20.20.2", "2026-06-01", "doubtful"],
    ["v24.21.0", "2027-12-31", "good"],
    ["v30.0.0", "2035-01-01", "good"],
  ])("%s on %s is %s", (version, day, state) => {
    expect(examineNode(version, at(day)).state).toBe(state);
  });
});
