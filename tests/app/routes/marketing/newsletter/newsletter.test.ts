import { describe, expect, it } from "vitest";
import { newsletterSchema } from "~/routes/marketing/newsletter/newsletter.server";

const email = "ann@example.org";
const read = (value: unknown) => newsletterSchema.safeParse(value);
const messages = (value: unknown) => read(value).error?.issues.map(({ message }) => message);

describe("a subscription", () => {
  it.each([
    ["absent", undefined, []],
    ["one", "App Waitlist", ["App Waitlist"]],
    ["several, of which ours is kept", ["App Waitlist", "Letter"], ["App Waitlist"]],
    ["none", [], []],
    ["repeated", ["App Waitlist", " App Waitlist "], ["App Waitlist"]],
    ["ten that are not ours", [..."abcdefghij"], []],
  ])("may have tags: %s", (_, tags, saved) => {
    expect(read({ email, tags }).data).toEqual({ email, tags: saved });
  });

  it.each([
    ["a number", 5],
    ["null", null],
    ["an object", { 0: "a" }],
    ["empty", ""],
    ["too long", "a".repeat(51)],
    ["a list with a number", ["a", 5]],
    ["a list with an empty one", ["a", " "]],
    ["a list in a list", [["a"]]],
    ["eleven", [..."abcdefghijk"]],
  ])("is refused in words a person can read when its tags are wrong: %s", (_, tags) => {
    const said = messages({ email, tags });
    expect(said).toHaveLength(1);
    expect(said?.[0]).toMatch(/\btags?\b/i);
  });

  it("drops what nobody asked for", () => {
    const more = { email, id: 1, isActive: false, subscribedAt: 0, __proto__: { tags: "a" } };
    expect(Object.keys(read(more).data ?? {})).toEqual(["email", "tags"]);
  });

  it.each([
    [{}, "Please enter your email address."],
    [{ email: "" }, "Please enter your email address."],
    [{ email: ["a@example.org"] }, "Please enter your email address."],
    [{ email: "ann" }, "Please enter a valid email address"],
  ])("of %j is refused with '%s'", (value, message) => {
    expect(messages(value)).toEqual([message]);
  });
});
