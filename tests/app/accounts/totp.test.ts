import { describe, expect, it } from "vitest";
import {
  base32,
  codeOf,
  counterOf,
  makeTotpSecret,
  setupLink,
} from "~/accounts/second-factor.server";

const secret = Buffer.from("12345678901234567890");

describe("a code", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s is the one of RFC 6238, appendix B", (seconds, code) => {
    expect(codeOf(secret, Math.floor(seconds / 30), 8)).toBe(code);
    expect(codeOf(secret, Math.floor(seconds / 30))).toBe(code.slice(2));
  });

  it("is good one step early and one step late, and no longer", () => {
    const code = codeOf(secret, 100);
    const at = (step: number) => counterOf(secret, code, step * 30_000 + 29_999);
    expect([98, 99, 100, 101, 102].map(at)).toEqual([undefined, 100, 100, 100, undefined]);
  });

  it.each(["", "1", "12345", "1234567", "abcdef", "１２３４５６", `${codeOf(secret, 100)} `])(
    "is not %j",
    (typed) => {
      expect(counterOf(secret, typed, 100 * 30_000)).toBeUndefined();
    },
  );
});

describe("a secret", () => {
  it("is 160 bits, another one each time", () => {
    expect(makeTotpSecret()).toHaveLength(20);
    expect(makeTotpSecret().equals(makeTotpSecret())).toBe(false);
  });

  it("is written as RFC 4648 has it", () => {
    expect(base32(Buffer.from("fooba"))).toBe("MZXW6YTB");
    expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  });

  it("travels with the site's name and the account's, whatever is in them", () => {
    const link = new URL(setupLink(secret, { issuer: "Prayer LIFE", account: "Ann:&? Ö" }));
    expect([link.protocol, link.host || link.pathname.split("/")[2]]).toEqual(["otpauth:", "totp"]);
    expect(link.href).toContain("/Prayer%20LIFE:Ann%3A%26%3F%20%C3%96?");
    expect(link.searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(link.searchParams.get("issuer")).toBe("Prayer LIFE");
  });
});
