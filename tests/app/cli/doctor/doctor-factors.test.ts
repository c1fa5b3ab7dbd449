import { expect, it } from "vitest";
import { makeTotpSecret, sealTotpSecret } from "~/accounts/second-factor.server";
import { examineFactors } from "~/cli/doctor/doctor-data.server";
import { withSettings } from "../../../support/settings";

it("says whose codes cannot be checked, and what to do", () => {
  withSettings({ SECRET: "a".repeat(64) });
  const lost = { sealedSecret: sealTotpSecret(makeTotpSecret()) };
  expect(examineFactors([])).toMatchObject({
    state: "good",
    found: "0 accounts sign in with a code",
  });
  expect(examineFactors([lost])).toMatchObject({ state: "good" });
  withSettings({ SECRET: "b".repeat(64) });
  const own = { sealedSecret: sealTotpSecret(makeTotpSecret()) };
  expect(examineFactors([own])).toMatchObject({ state: "good" });
  expect(examineFactors([lost, own])).toMatchObject({
    state: "bad",
    found: "2 accounts sign in with a code; those of 1 cannot be checked",
    advice: expect.stringContaining("prayer-life user factor NAME --reset"),
  });
});
