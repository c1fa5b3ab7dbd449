import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDraft, sealDraft, type TravelingDraft } from "~/prayers/drafts.server";
import { withSettings } from "../../support/settings";

const draft: TravelingDraft = {
  handle: "h".repeat(22),
  form: "prayer",
  prayer: null,
  words: { text: 'اللهم 🙏 <b>"quoted"</b>\r\n', title: "" },
  account: "a".repeat(16),
};

const sealed = () => sealDraft(draft) ?? "";

beforeEach(() => withSettings());

describe("a sealed draft", () => {
  it("opens as it was, and shows none of its words", () => {
    expect(openDraft(sealed())).toEqual(draft);
    expect(Buffer.from(sealed(), "base64url").toString()).not.toContain("quoted");
    expect(sealed()).toMatch(/^[\w-]+$/);
    expect(sealed()).not.toBe(sealed());
  });

  it("does not open under another secret", () => {
    const before = sealed();
    withSettings();
    expect(openDraft(before)).toBeUndefined();
  });

  it("does not open where one bit of it was changed", () => {
    const bytes = Buffer.from(sealed(), "base64url");
    for (const at of [0, 11, 12, 40, bytes.length - 17, bytes.length - 16, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(openDraft(changed.toString("base64url"))).toBeUndefined();
    }
  });

  it.each(["", "x", "h".repeat(38), "h".repeat(1000), "<b>"])("%j is none", (text) => {
    expect(openDraft(text)).toBeUndefined();
  });

  it("opens for a week", () => {
    const before = sealed();
    const clock = vi.spyOn(Date, "now");
    const begun = Date.now();
    clock.mockReturnValue(begun + 6.9 * 86_400_000);
    expect(openDraft(before)).toEqual(draft);
    clock.mockReturnValue(begun + 7.1 * 86_400_000);
    expect(openDraft(before)).toBeUndefined();
    clock.mockRestore();
  });

  it("is short enough for a form, or is none", () => {
    const long = { ...draft, words: { text: "Lord, have mercy. ".repeat(3_300) } };
    expect(sealDraft(long)?.length).toBeLessThan(2_000);
    const random = Array.from({ length: 60_000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    ).join("");
    expect(sealDraft({ ...draft, words: { text: random } })).toBeUndefined();
    expect(sealDraft({ ...draft, words: { text: "a".repeat(100_000) } })).toBeUndefined();
  });
});
