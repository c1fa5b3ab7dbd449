import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeResetLink, resetHandler } from "~/accounts/password-reset.server";
import { verifyPassword } from "~/accounts/passwords.server";
import { register } from "~/accounts/registration.server";
import { confirmPassword, signIn } from "~/accounts/sign-in.server";
import { FormRefusal } from "~/forms/action.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";

const right = "peace be with you";

// What is counted is asked about here; a hash takes a quarter of a second.
vi.mock("~/accounts/passwords.server", async (original) => ({
  ...(await original<object>()),
  hashPassword: async (password: string) => password,
  verifyPassword: vi.fn(async (password: string, saved?: string) => ({
    right: password === saved,
    outdated: false,
  })),
}));

const ann = { username: "Annabeth", email: "ann@example.org", password: right };
const here = "203.0.113.7";

/** What somebody who signs in is told. */
async function enter(address = here, password = right, username = ann.username) {
  try {
    await signIn(username, password, address);
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error;
    return error.details;
  }
}

async function entered(times: number, ...how: Parameters<typeof enter>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i++) statuses.add((await enter(...how)).status);
  return statuses;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  withSettings();
  await register(ann, "198.51.100.1");
});
afterEach(() => void vi.useRealTimers());

describe("signing in from one address", () => {
  it("is counted when the password is right too: 120 times in ten minutes", async () => {
    expect(await entered(120)).toEqual(new Set([200]));
    vi.mocked(verifyPassword).mockClear();
    expect(await enter()).toMatchObject({ status: 429, headers: { "Retry-After": "600" } });
    expect(verifyPassword).not.toHaveBeenCalled();
    expect(await enter("203.0.113.8")).toEqual({ status: 200 });
    vi.advanceTimersByTime(600_000);
    expect(await enter()).toEqual({ status: 200 });
  });

  it("is counted together with being asked for the password again", async () => {
    const again = () =>
      confirmPassword({ ...ann, id: 1, createdAt: new Date() }, right, {
        address: here,
        field: "",
      });
    for (let i = 0; i < 60; i++) await again();
    expect(await entered(60)).toEqual(new Set([200]));
    await expect(again()).rejects.toMatchObject({ details: { status: 429 } });
  });

  it("is free where RATE_LIMIT is off", async () => {
    withSettings({ RATE_LIMIT: "off" });
    await register(ann, here);
    expect(await entered(130)).toEqual(new Set([200]));
  });
});

describe("an account at which others guess", () => {
  const guess = (address: string) => enter(address, "a guess");

  beforeEach(async () => {
    for (let i = 0; i < 9; i++) {
      await guess(`198.51.100.${i}`);
      vi.advanceTimersByTime(60_000);
    }
    await guess("198.51.100.9");
  });

  it("says to a strange address when to come back, and what else there is", async () => {
    expect(await enter()).toMatchObject({
      status: 429,
      headers: { "Retry-After": "32" },
      text:
        "Too many tries in a short time. Please wait 32 seconds and try again. If you can’t wait, " +
        "“Forgot your password?” gets you a link to a new one, and that works at once.",
    });
    vi.advanceTimersByTime(32_000);
    expect(await enter()).toEqual({ status: 200 });
  });

  it("says so alike of a name that nobody has", async () => {
    for (let i = 0; i < 10; i++) {
      await enter(`192.0.2.${i}`, "a guess", "Nobody");
      if (i < 9) vi.advanceTimersByTime(60_000);
    }
    vi.advanceTimersByTime(3_600_000);
    await guess("198.51.100.10");
    const ofAnn = await enter();
    vi.advanceTimersByTime(3_600_000);
    await enter("192.0.2.10", "a guess", "Nobody");
    expect(await enter(here, right, "Nobody")).toEqual(ofAnn);
  });

  it("lets in at once whoever used a link to a new password, from where they used it", async () => {
    const link = await makeResetLink(database(), 1);
    const form = resetHandler(link.split("/").at(-1) ?? "");
    const sender = {
      address: here,
      request: new Request("http://localhost/"),
      suspected: false,
      context: {},
    };
    await form.save({ password: "walk in the light", confirmPassword: "" }, sender);
    expect(await enter(here, "walk in the light")).toEqual({ status: 200 });
    expect(await guess("198.51.100.11")).toMatchObject({ status: 401 });
    for (let i = 20; i < 26; i++) await guess(`198.51.100.${i}`);
    expect(await guess("198.51.100.27")).toMatchObject({ status: 429 });
    expect(await enter(here, "walk in the light")).toEqual({ status: 200 });
  });

  it("is free of their failures once its owner has given the password again", async () => {
    const owner = { ...ann, id: 1, createdAt: new Date() };
    vi.advanceTimersByTime(32_000);
    await confirmPassword(owner, right, { address: here, field: "currentPassword" });
    expect(await guess("198.51.100.11")).toMatchObject({ status: 401 });
  });
});

it("guesses at an account are counted together, by its name or its address", async () => {
  const names = [ann.username, ann.email, "ANNABETH", "Ann@Example.org", "annabeth"];
  for (const [i, name] of names.entries())
    expect(await enter(`198.51.100.${i}`, "a guess", name)).toMatchObject({ status: 401 });
  for (const name of names)
    expect(await enter("198.51.100.9", right, name)).toMatchObject({ status: 429 });
});

it("an address that guesses is told when to come back, in minutes", async () => {
  for (let i = 0; i < 10; i++) await enter(here, "a guess", `Nobody${i}`);
  expect(await enter()).toMatchObject({
    status: 429,
    text: "Too many tries in a short time. Please wait 3 minutes and try again.",
  });
});
