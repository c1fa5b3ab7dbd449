import { beforeEach, describe, expect, it } from "vitest";
import { keyOf, letterKeys, strangerBudgets } from "~/letters/orders.server";
import { withSettings } from "../../support/settings";

beforeEach(() => withSettings());

describe("letters are counted by the mailbox", () => {
  const same = (...emails: string[]) => new Set(emails.map((email) => keyOf("plan", email))).size;

  it("that addresses lead to, not by the address", () => {
    expect(same("bob@example.org", "bob+1@example.org", "bob+60+x@example.org")).toBe(1);
    const gmail = ["ann.lee@gmail.com", "a.n.n.lee@googlemail.com", "annlee+news@gmail.com"];
    expect(same(...gmail)).toBe(1);
    expect(letterKeys("bob+1@example.org")).toEqual(letterKeys("bob@example.org"));
  });

  it("and different mailboxes by themselves", () => {
    const others = ["ann.lee@example.org", "annlee@example.org", "ann.lee@example.net"];
    expect(same(...others, "+1@example.org", "+2@example.org")).toBe(5);
  });
});

it("a domain and all of them have budgets; what forms ask for takes nothing from accounts", () => {
  const keys = (kind: "confirm-plan" | "confirm-subscription" | "confirm-address", to: string) =>
    strangerBudgets(kind, to).map(({ key }) => key);
  const [domain, all] = keys("confirm-subscription", "a@example.org");
  expect(keys("confirm-plan", "b@example.org")).toEqual([domain, all]);
  expect(keys("confirm-plan", "b@example.net")[1]).toBe(all);
  expect(new Set([domain, all, ...keys("confirm-address", "a@example.org")]).size).toBe(4);
});
