import { beforeEach, describe, expect, it } from "vitest";
import { seal, sealUntil, unseal, unsealUntil } from "~/runtime/secret.server";
import { withSettings } from "../../support/settings";

beforeEach(() => withSettings({ SECRET: "a".repeat(64) }));

describe("what is sealed", () => {
  const words = Buffer.from("walk in the light");

  it("opens for what it was sealed for, and says nothing until then", () => {
    const sealed = seal("one thing", words);
    expect(unseal("one thing", sealed)).toEqual(words);
    expect(unseal("another", sealed)).toBeUndefined();
    expect(Buffer.from(sealed, "base64url").includes(words)).toBe(false);
    expect(seal("one thing", words)).not.toBe(sealed);
  });

  it("does not open under another secret", () => {
    const sealed = seal("one thing", words);
    withSettings({ SECRET: "b".repeat(64) });
    expect(unseal("one thing", sealed)).toBeUndefined();
  });

  it("does not open when any of its bytes is another one, or it is none of ours", () => {
    const bytes = Buffer.from(seal("one thing", words), "base64url");
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(unseal("one thing", altered.toString("base64url")), `byte ${at}`).toBeUndefined();
    }
    for (const none of ["", "x", "A".repeat(100)])
      expect(unseal("one thing", none)).toBeUndefined();
  });

  it("may be for a time", () => {
    const sealed = sealUntil("one thing", { a: 1 }, { lifetime: 1_000, now: 5_000 });
    expect(unsealUntil("one thing", sealed, 5_999)).toEqual({ a: 1 });
    expect(unsealUntil("one thing", sealed, 6_000)).toBeUndefined();
    expect(unsealUntil("another", sealed, 5_000)).toBeUndefined();
  });
});
