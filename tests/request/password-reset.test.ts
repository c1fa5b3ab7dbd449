import { expect, it } from "vitest";
import { ask, form, textOf } from "../support/ask";
import { run } from "../support/run";
import { rows, withServer } from "../support/with-server";
import { enter, logIn } from "./support/account";

const server = withServer();

/** The path of a link that the operator hands out. */
async function linkFor(username: string): Promise<string> {
  const { code, stdout } = await run(["user", "passwd", username], {
    DATA_DIR: server.folder,
    ORIGIN: "https://pray.example.org",
  });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/pray\.example\.org\/auth\/reset\/[\w-]{43}\n$/),
  ]);
  return new URL(stdout.trim()).pathname;
}

const change = (path: string, password: string, confirmPassword = password) =>
  ask(server, path, form({ form: "password-reset", password, confirmPassword }));

it("changes a password once, ends every session, and says so on the way back", async () => {
  const ann = await enter(server);
  const path = await linkFor(ann.username.toUpperCase());
  const page = await ask(server, path);
  expect([page.status, textOf(page.text, "h1")]).toEqual([200, "New password"]);
  expect(page.text).toContain(ann.username);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.text).toContain('<meta name="robots" content="noindex"/>');

  const { status, headers } = await change(path, "walk in the light");
  expect([status, headers.get("Location")]).toEqual([303, "/auth?done=password-reset"]);
  const told = await ask(server, "/auth?done=password-reset");
  expect(told.text).toContain("Your password is changed");
  const user = await ask(server, "/api/user", { headers: { Cookie: ann.Cookie } });
  expect(user.status).toBe(401);
  expect((await logIn(server, ann)).status).toBe(401);
  expect((await logIn(server, { ...ann, password: "walk in the light" })).status).toBe(200);

  for (const again of [await ask(server, path), await change(path, "another one")]) {
    expect([again.status, again.text.includes("This link has expired")]).toEqual([404, true]);
  }
  expect((await logIn(server, { ...ann, password: "walk in the light" })).status).toBe(200);
});

it("keeps the link's hash alone, and one link an account", async () => {
  const ann = await enter(server);
  const [first, second] = [await linkFor(ann.username), await linkFor(ann.username)];
  const saved = JSON.stringify(await rows(server, "SELECT * FROM password_resets"));
  expect(saved).not.toContain(second.split("/").at(-1));
  expect((await ask(server, first)).status).toBe(404);
  expect((await ask(server, second)).status).toBe(200);
});

it("refuses what a password cannot be, and the link works still", async () => {
  const ann = await enter(server);
  const path = await linkFor(ann.username);
  const short = await change(path, "12345");
  expect([short.status, short.text.includes("Password must be at least 6 characters")]).toEqual([
    400,
    true,
  ]);
  const different = await change(path, "one password", "another password");
  expect([different.status, different.text.includes("Passwords do not match")]).toEqual([
    400,
    true,
  ]);
  expect(different.text).not.toMatch(/value="(one|another) password"/);
  expect((await change(path, "one password")).status).toBe(303);
});

it("ends after an hour", async () => {
  const ann = await enter(server);
  const back = (ms: number) =>
    run(["user", "passwd", ann.username], { DATA_DIR: server.folder, CLOCK_OFFSET: String(-ms) });
  const status = async ({ stdout }: { stdout: string }) =>
    (await ask(server, new URL(stdout.trim()).pathname)).status;
  expect(await status(await back(3_540_000))).toBe(200);
  expect(await status(await back(3_601_000))).toBe(404);
});

it("is no link for a name that nobody has, nor for a made-up token", async () => {
  const { code, stderr } = await run(["user", "passwd", "nobody"], { DATA_DIR: server.folder });
  expect([code, stderr]).toEqual([1, expect.stringContaining('no account "nobody"')]);
  for (const token of ["x", "A".repeat(43), "..%2f"]) {
    expect([token, (await ask(server, `/auth/reset/${token}`)).status]).toEqual([token, 404]);
  }
});
