import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";

const DATA_DIR = temporaryFolder();
beforeAll(() => run(["migrate"], { DATA_DIR }));

/** What every object has by inheritance. */
const inherited = ["__proto__", "constructor", "toString"];

const runWith = (args: string[]) =>
  Promise.all(
    inherited.map((word) =>
      run(
        args.map((arg) => arg.replace("WORD", word)),
        { DATA_DIR },
      ),
    ),
  );

it.each([
  ["WORD"],
  ["inbox WORD"],
  ["inbox WORD m1"],
  ["inbox show WORD"],
  ["inbox done WORD"],
  ["inbox --kind WORD"],
  ["inbox --since WORD"],
  ["export WORD"],
  ["export --subject WORD"],
  ["export waitlist --WORD x"],
  ["user WORD"],
  ["user WORD ann"],
  ["erase --subject WORD"],
  ["unsubscribe WORD"],
  ["backup x.db --keep WORD"],
  ["migrate WORD"],
  ["doctor WORD"],
  ["serve --WORD"],
  ["serve --WORD=x"],
  ["help WORD"],
])("a word that every object knows is refused in '%s'", async (call) => {
  for (const { code, stdout, stderr } of await runWith(call.split(" "))) {
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^prayer-life: .+\n$/);
    expect(stderr).not.toMatch(/not a function|undefined|Cannot/);
  }
});

it.each([
  ["user passwd WORD", 1],
  ["user delete WORD --yes", 1],
  ["export waitlist --tag WORD", 0],
  ["restore WORD", 1],
])("it is a name like any other in '%s'", async (call, wanted) => {
  for (const { code, stderr } of await runWith(call.split(" "))) {
    expect(code).toBe(wanted);
    expect(stderr).not.toMatch(/not a function|undefined|Cannot/);
  }
});
