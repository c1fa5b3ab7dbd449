import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dayInWords } from "#content/year/day-in-words";
import { ask, form, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { account, cookieOf, logIn, register } from "./support/account";

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
  const [list, lockPage] = ["/account/prayers", "/account/lock"];
  const said = async (path: string) => (await ask(server, path, { headers: { Cookie } })).text;
  const saidToAll = async () => (await ask(server, "/auth?tab=register")).text;
  const inClear = async () => {
    for (const page of [await saidToAll(), await said(list), await said(lockPage)]) {
      expect(page).toContain("The people who run this site could read them.");
      expect(page).not.toContain("shows nothing of them");
    }
  };
  await inClear();
  expect(server.output()).toContain("Words are kept in clear");
  expect((await command("doctor")).stdout).toContain("shows what people pray (words of 1 account)");

  expect(await command("seal", join(kept, "early.db"))).toMatchObject({ code: 1 });
  const exported = await command("secret", "export", copy, "--passphrase", passphrase);
  expect(exported).toMatchObject({ code: 0 });
  await pray(`${canary} three`);
  await request(`${canary} four`);
  await inClear();
  expect((await command("doctor")).stdout).toContain("1 sealed, 0 locked to their owner, 1 with");
  const backup = join(kept, "before.db");
  expect(await command("seal", backup)).toMatchObject({ code: 0, stdout: "2 rows sealed.\n" });
  const taken = { code: 1, stderr: expect.stringContaining("is there already: name another") };
  expect(await command("seal", backup)).toMatchObject(taken);
  expect(readFileSync(backup, "latin1")).toContain(`${canary} one`);
  const older = async () => (await command("doctor")).stdout.match(/^.*Older backups.*$/m)?.[0];
  expect(await older()).toMatch(/^look .*before\.db/);
  await command("backup", join(kept, "after.db"));
  expect(await older(), "however new another one is").toMatch(/^look .*before\.db$/);
  renameSync(backup, join(kept, "elsewhere.db"));
  expect(await older()).toMatch(/^ok .*none known in clear$/);
  renameSync(join(kept, "elsewhere.db"), backup);
  await expect.poll(() => bytesIn(DATA_DIR).includes(canary), { timeout: 5_000 }).toBe(false);

  const today = dayInWords(new Date().toISOString().slice(0, 10), "date");
  const nothing = `A copy of the database or a backup made after ${today} shows nothing of them`;
  expect(await said(lockPage)).toContain(nothing);
  const page = await said(list);
  expect(page).toContain(nothing);
  // A cached page is looked at again within a second.
  const toAll = "A copy of the database or a backup shows nothing of them";
  await expect.poll(saidToAll, { timeout: 5_000 }).toContain(toAll);
  expect((await command("doctor")).stdout).toContain("1 sealed, 0 locked to their owner, 0 with");
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
  const doctor = (await command("doctor")).stdout;
  expect(doctor).toContain("is not the secret");
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
  const refused = await type(words.toReversed(), "check");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("has not begun")]);
  expect(await type(words, "check")).toMatchObject({ code: 0 });
  const again = await type(words.toReversed(), "check");
  expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/The secret of now stays/)]);
  const secret = readFileSync(join(DATA_DIR, "secret"), "utf8");
  rmSync(join(DATA_DIR, "secret"));
  expect(await type(words, "restore")).toMatchObject({ code: 0 });
  expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(secret);
});

/** A site with a sealed prayer, stopped. */
async function sealedSite() {
  const [DATA_DIR, kept] = [temporaryFolder(), temporaryFolder()];
  const [passphrase, first] = [join(kept, "passphrase"), join(kept, "first")];
  writeFileSync(passphrase, "a passphrase of mine\n");
  const command = (...args: string[]) => run(args, { DATA_DIR });
  const withPassphrase = (...args: string[]) => command(...args, "--passphrase", passphrase);
  const server = await startServer({ DATA_DIR });
  // Where nothing was written yet there is nothing to be done but that.
  const said = async () => (await ask(server, "/auth?tab=register")).text;
  expect(await said()).toContain("The people who run this site could read them.");
  const exported = await withPassphrase("secret", "export", first);
  expect(exported).toMatchObject({ code: 0, stdout: expect.stringContaining("are sealed since") });
  const nothing = "A copy of the database or a backup shows nothing of them";
  await expect.poll(said, { timeout: 5_000 }).toContain(nothing);
  const ann = account();
  const Cookie = cookieOf(await register(server, ann));
  const prayer = form({ form: "prayer", text: `${canary} one` }, { Cookie });
  await ask(server, "/account/prayers", prayer);
  const whileItServes = await withPassphrase("secret", "rotate", join(kept, "early"));
  expect([whileItServes.code, whileItServes.stderr]).toEqual([
    1,
    expect.stringContaining("Another server runs"),
  ]);
  await server.stop();
  const readAgain = async (folder = DATA_DIR) => {
    const started = await startServer({ DATA_DIR: folder });
    const refused = await ask(started, "/account/prayers", { headers: { Cookie } });
    const back = cookieOf(await logIn(started, ann));
    const { text } = await ask(started, "/account/prayers", { headers: { Cookie: back } });
    await started.stop();
    return { stays: refused.status === 200, reads: text.includes(`${canary} one`) };
  };
  const secretNow = () => readFileSync(join(DATA_DIR, "secret"), "utf8");
  return { DATA_DIR, kept, first, withPassphrase, command, readAgain, secretNow };
}

it("a new secret opens everything, whatever moment the command that makes it was killed in", async () => {
  const site = await sealedSite();
  const { DATA_DIR, kept, withPassphrase, readAgain, secretNow } = site;
  const [next, pending] = [join(kept, "next"), join(kept, "next.next")];
  const [old, asItWas] = [secretNow(), join(kept, "as-it-was")];
  cpSync(DATA_DIR, asItWas, { recursive: true });
  expect(await withPassphrase("secret", "rotate", next)).toMatchObject({ code: 0 });
  const rotated = secretNow();
  expect([rotated === old, statSync(next).mode & 0o777]).toEqual([false, 0o600]);
  expect(readdirSync(kept).sort()).toEqual(["as-it-was", "first", "next", "passphrase"]);
  expect(await readAgain()).toEqual({ stays: false, reads: true });
  expect(await withPassphrase("secret", "rotate", next)).toMatchObject({ code: 1 });
  expect(await withPassphrase("secret", "check", site.first)).toMatchObject({ code: 1 });
  expect(await withPassphrase("secret", "check", next)).toMatchObject({ code: 0 });

  // Killed after the database was written: nothing starts before the command was called again.
  writeFileSync(join(DATA_DIR, "secret"), old);
  renameSync(next, pending);
  await expect(startServer({ DATA_DIR })).rejects.toThrow();
  expect(await withPassphrase("secret", "rotate", next)).toMatchObject({ code: 0 });
  expect([secretNow(), await readAgain()]).toEqual([rotated, { stays: false, reads: true }]);

  // Killed before: the copy that stands is gone on with.
  rmSync(DATA_DIR, { recursive: true });
  cpSync(asItWas, DATA_DIR, { recursive: true });
  renameSync(next, pending);
  expect(await withPassphrase("secret", "rotate", next)).toMatchObject({ code: 0 });
  expect([secretNow(), await readAgain()]).toEqual([rotated, { stays: false, reads: true }]);
});

it("one file holds database, secret and site, and brings all of it back on an empty machine", async () => {
  const { DATA_DIR, kept, withPassphrase, command, readAgain, secretNow } = await sealedSite();
  const bundle = join(kept, "everything.tar");
  mkdirSync(join(DATA_DIR, "site", "pictures"), { recursive: true });
  writeFileSync(join(DATA_DIR, "site", "site.yaml"), "name: Hope Church\n");
  const long = `${"Молитва ".repeat(9)}.txt`;
  writeFileSync(join(DATA_DIR, "site", "pictures", long), "a long name");
  expect(await command("backup", "--all", bundle)).toMatchObject({ code: 2 });
  const made = await withPassphrase("backup", "--all", bundle);
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining("read back") });
  expect(statSync(bundle).mode & 0o777).toBe(0o600);
  expect(await withPassphrase("backup", "--all", bundle)).toMatchObject({ code: 1 });
  const bytes = readFileSync(bundle);
  for (const word of [canary, secretNow()]) expect(bytes.includes(word)).toBe(false);

  const empty = join(temporaryFolder(), "data");
  const restore = (file: string, passphrase = join(kept, "passphrase")) =>
    run(["restore", file, "--passphrase", passphrase], { DATA_DIR: empty });
  const [altered, cut, other] = ["altered", "cut", "other"].map((name) => join(kept, name));
  bytes[bytes.indexOf("Hope Church")] = 0x41;
  writeFileSync(altered ?? "", bytes);
  writeFileSync(cut ?? "", readFileSync(bundle).subarray(0, 200_000));
  writeFileSync(other ?? "", "another passphrase\n");
  for (const wrong of [restore(altered ?? ""), restore(cut ?? ""), restore(bundle, other)])
    expect(await wrong).toMatchObject({ code: 1 });
  expect(readdirSync(join(empty, "..")).filter((name) => name === "data")).toEqual([]);

  const restored = await restore(bundle);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining(bundle) });
  expect(readFileSync(join(empty, "site", "site.yaml"), "utf8")).toBe("name: Hope Church\n");
  expect(readFileSync(join(empty, "site", "pictures", long), "utf8")).toBe("a long name");
  expect(readFileSync(join(empty, "secret"), "utf8")).toBe(secretNow());
  rmSync(join(empty, "site"), { recursive: true });
  expect(await readAgain(empty)).toEqual({ stays: true, reads: true });
  writeFileSync(join(empty, "secret"), "0".repeat(64));
  expect(await restore(bundle)).toMatchObject({ code: 1 });
});
