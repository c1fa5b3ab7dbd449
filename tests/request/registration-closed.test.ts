import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { account, register } from "./support/account";

const words = {
  closed: "This site takes no new accounts at present.",
  invite: "Accounts on this site are by invitation.",
};

describe.each(["closed", "invite"] as const)("REGISTRATION=%s", (REGISTRATION) => {
  const server = withServer({ REGISTRATION });

  it("says so in place of the form", async () => {
    for (const next of ["", "&next=%2Finvite%2Fnone", `&next=%2Finvite%2F${"a".repeat(43)}`]) {
      const { status, text } = await ask(server, `/auth?tab=register${next}`);
      expect([status, text.includes(words[REGISTRATION])]).toEqual([200, true]);
      expect(text).not.toContain('name="confirmPassword"');
    }
    expect((await ask(server, "/auth")).text).toContain('name="password"');
  });

  it("refuses whoever sends one all the same", async () => {
    const ann = account();
    const called = await register(server, ann);
    expect([called.status, called.text]).toEqual([
      403,
      expect.stringContaining(words[REGISTRATION]),
    ]);
    const fields = { form: "register", ...ann, confirmPassword: ann.password };
    const posted = await ask(server, "/auth?tab=register", form(fields));
    expect([posted.status, posted.text.includes(words[REGISTRATION])]).toEqual([403, true]);
  });
});
