import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { holds, showsMemory } from "../support/memory";
import { startServer, type TestServer } from "../support/server";
import { account, cookieOf, logIn, register } from "./support/account";
import { operate } from "./support/factor";

const [prayed, asked] = ["kanarienvogel", "kanarienruf"];
const list = "/account/prayers";

/** Which of the words its memory holds. */
const held = ({ process }: TestServer) =>
  [prayed, asked].filter((word) => holds(process.pid ?? 0, word));

it.runIf(showsMemory)(
  "started again, a server holds nothing of what was prayed before somebody signs in; log and bundle hold nothing ever",
  async () => {
    const [folder, DATA_DIR] = [temporaryFolder(), temporaryFolder()];
    const [passphrase, bundle] = [join(folder, "passphrase"), join(folder, "all.tar")];
    writeFileSync(passphrase, "a passphrase of mine\n");
    const first = await startServer({ DATA_DIR });
    const command = (...args: string[]) => operate(first, ...args, "--passphrase", passphrase);
    expect(await command("secret", "export", join(folder, "copy"))).toMatchObject({ code: 0 });
    const ann = account();
    const Cookie = cookieOf(await register(first, ann));
    await ask(first, list, form({ form: "prayer", text: `${prayed} one` }, { Cookie }));
    const request = { fullName: "Ann", email: ann.email, prayerRequest: `${asked} two` };
    await ask(first, "/api/prayer-request", json({ ...request, isPrivate: false }));
    expect(held(first)).toEqual([prayed, asked]);
    await first.stop();
    const again = await startServer({ DATA_DIR });
    expect((await ask(again, "/readyz")).status).toBe(200);
    expect(held(again)).toEqual([]);
    const back = cookieOf(await logIn(again, ann));
    const { text } = await ask(again, list, { headers: { Cookie: back } });
    expect(text).toContain(`${prayed} one`);
    expect(held(again)).toEqual([prayed]);
    await again.stop();
    expect(await command("backup", "--all", bundle)).toMatchObject({ code: 0 });
    for (const word of [prayed, asked]) {
      expect(first.output() + again.output()).not.toContain(word);
      expect(readFileSync(bundle).includes(word)).toBe(false);
    }
  },
);
