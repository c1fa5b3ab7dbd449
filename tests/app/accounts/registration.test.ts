import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { register } from "~/accounts/registration.server";
import { FormRefusal } from "~/forms/action.server";
import { withSettings } from "../../support/settings";

// What is counted is asked about here; a hash takes a quarter of a second.
vi.mock("~/accounts/passwords.server", async (original) => ({
  ...(await original<object>()),
  hashPassword: async () => "scrypt$x",
}));

const here = "203.0.113.7";
const known = { username: "Annabeth", email: "ann@example.org", password: "peace be with you" };
const wanted = (name: string) => ({ ...known, username: name, email: `${name}@example.org` });

/** What somebody who asks for an account is told. */
async function askFor(account: typeof known, address = here) {
  try {
    await register(account, address);
    return { status: 201 };
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error;
    return error.details;
  }
}

const asked = async (count: number, account: (i: number) => typeof known) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await askFor(account(i))).status);
  return new Set(statuses);
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  withSettings();
  await register(known, "198.51.100.1");
});
afterEach(() => void vi.useRealTimers());

describe("whoever has made twenty accounts", () => {
  it("is told the same of a name that is taken and of one that is free", async () => {
    expect(await asked(20, (i) => wanted(`Guest${i}`))).toEqual(new Set([201]));
    const ofTaken = await askFor(known);
    expect(ofTaken).toMatchObject({
      status: 429,
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    });
    expect(await askFor(wanted("Nobody"))).toEqual(ofTaken);
    expect(await askFor(wanted("Nobody"), "203.0.113.8")).toEqual({ status: 201 });
  });
});

describe("whoever asks for what is taken", () => {
  it("may ask sixty times an hour, and is then told the same of a name that is free", async () => {
    expect(await asked(60, () => known)).toEqual(new Set([409]));
    const ofTaken = await askFor(known);
    expect(ofTaken.status).toBe(429);
    expect(await askFor(wanted("Nobody"))).toEqual(ofTaken);
  });

  it("spends none of their accounts", async () => {
    expect(await asked(40, () => known)).toEqual(new Set([409]));
    expect(await asked(20, (i) => wanted(`Guest${i}`))).toEqual(new Set([201]));
  });

  it("is told of both at once", async () => {
    const text = "That username and that email address are taken.";
    expect(await askFor({ ...known, username: "ANNABETH" })).toEqual({
      status: 409,
      text,
      foreseen: true,
      fields: {
        username: "That username is taken. Please choose another.",
        email: "There is an account with that email address already.",
      },
    });
  });
});

it("nothing is counted where RATE_LIMIT is off", async () => {
  withSettings({ RATE_LIMIT: "off" });
  await register(known, here);
  expect(await asked(70, () => known)).toEqual(new Set([409]));
  expect(await asked(30, (i) => wanted(`Guest${i}`))).toEqual(new Set([201]));
});
