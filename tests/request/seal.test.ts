import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { account, logIn, register } from "./support/account";

const canary = "kanarienvogel";

/** Everything that lies in the folder but the secret. */
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "secret")
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");

it("a database, its log and its backup say nothing of what was prayed, without the secret", async () => {
  const DATA_DIR = temporaryFolder();
  const kept = temporaryFolder();
  const [passphrase, copy] = [join(kept, "passphrase"), join(kept, "copy")];
  writeFileSync(passphrase, "a passphrase of mine\n");
  const command = (...args: string[]) => run(args, { DATA_DIR });
  const server = await startServer({ DATA_DIR });
  const ann = account();
  const cookieOf = (response: { headers: Headers }) =>
    response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const Cookie = cookieOf(await register(server, ann));
  const pray = (text: string) =>
    ask(server, "/account/prayers", form({ form: "prayer", text }, { Cookie }));
  const request = (prayerRequest: string) =>
    ask(
      server,
      "/api/prayer-request",
      json({ fullName: "Ann", email: ann.email, prayerRequest, isPrivate: false }),
    );
  await pray(`${canary} one`);
  await request(`${canary} two`);
  expect(bytesIn(DATA_DIR)).toContain(canary);

  expect(await command("seal", join(kept, "early.db"))).toMatchObject({ code: 1 });
  const exported = await command("secret", "export", copy, "--passphrase", passphrase);
  expect(exported).toMatchObject({ code: 0 });
  await pray(`${canary} three`);
  await request(`${canary} four`);
  const backup = join(kept, "before.db");
  expect(await command("seal", backup)).toMatchObject({ code: 0, stdout: "2 rows sealed.\n" });
  expect(readFileSync(backup, "latin1")).toContain(`${canary} one`);
  await expect.poll(() => bytesIn(DATA_DIR).includes(canary), { timeout: 5_000 }).toBe(false);

  const page = (await ask(server, "/account/prayers", { headers: { Cookie } })).text;
  for (const word of ["one", "three"]) expect(page).toContain(`${canary} ${word}`);
  const inbox = (await command("inbox", "--json")).stdout;
  for (const word of ["two", "four"]) expect(inbox).toContain(`${canary} ${word}`);
  const { stdout } = await command("export", "--subject", ann.email, "--json");
  for (const word of ["one", "two", "three", "four"]) expect(stdout).toContain(`${canary} ${word}`);
  const after = join(kept, "after.db");
  await command("backup", after);
  expect(readFileSync(after, "latin1")).not.toContain(canary);
  await server.stop();

  // Lost: nothing starts, and nothing makes another.
  const file = join(DATA_DIR, "secret");
  renameSync(file, join(kept, "secret"));
  await expect(startServer({ DATA_DIR })).rejects.toThrow();
  expect(await command("inbox")).toMatchObject({ code: 1 });
  expect(readdirSync(DATA_DIR)).not.toContain("secret");
  writeFileSync(file, "0".repeat(64));
  await expect(startServer({ DATA_DIR })).rejects.toThrow();
  expect((await command("doctor")).stdout).toContain("is not the secret");
  rmSync(file);

  const restored = await command("secret", "restore", copy, "--passphrase", passphrase);
  expect(restored).toMatchObject({ code: 0 });
  expect(readFileSync(file, "utf8")).toBe(readFileSync(join(kept, "secret"), "utf8"));
  const again = await startServer({ DATA_DIR });
  const back = cookieOf(await logIn(again, ann));
  const mine = (await ask(again, "/account/prayers", { headers: { Cookie: back } })).text;
  expect(mine).toContain(`${canary} one`);
  await again.stop();
});

it("words for paper begin sealing once they were typed in again, and bring the secret back", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  await server.stop();
  const { stdout } = await run(["secret", "export", "--paper", "--json"], { DATA_DIR });
  const words: string[] = JSON.parse(stdout).words;
  const file = join(temporaryFolder(), "words");
  const type = (typed: string[], word: string) => {
    writeFileSync(file, typed.join("\n"));
    return run(["secret", word, file, "--paper"], { DATA_DIR });
  };
  expect(await type(words.toReversed(), "check")).toMatchObject({ code: 1 });
  expect(await type(words, "check")).toMatchObject({ code: 0 });
  const secret = readFileSync(join(DATA_DIR, "secret"), "utf8");
  rmSync(join(DATA_DIR, "secret"));
  expect(await type(words, "restore")).toMatchObject({ code: 0 });
  expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(secret);
});
