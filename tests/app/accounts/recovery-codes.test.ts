import { expect, it } from "vitest";
import { makeRecoveryCodes, recoveryHash, recoveryHashes } from "~/accounts/second-factor.server";

it("there are ten, none like another", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(new Set(recoveryHashes(codes)).size).toBe(10);
});

it("one is the same however it is typed, and a code of the app is none", () => {
  const [code = ""] = makeRecoveryCodes();
  const typed = [
    ...[code, code.toLowerCase(), code.replaceAll("-", ""), code.replaceAll("-", " ")],
    ...[code.replaceAll("-", "–"), `${code}.`],
    code.replaceAll(/[A-Z2-7]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    code.replaceAll("O", "0").replaceAll("I", "1").replaceAll("B", "8"),
  ];
  expect(new Set(typed.map(recoveryHash)).size).toBe(1);
  expect(recoveryHash(code)).toHaveLength(43);
  for (const other of ["123456", "", `${code}A`, "9".repeat(16)])
    expect(recoveryHash(other)).toBeUndefined();
});
