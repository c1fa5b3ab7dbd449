import { describe, expect, it, vi } from "vitest";
import type { Db } from "#db/engines/database";
import { watchWrites } from "#db/engines/executor.server";

const refusal = (code: string) => Object.assign(new Error(code), { code });

function watched(hasRoom = true) {
  const tryRoom = vi.fn(async () => {});
  const { requireLastWrite, watched: watch } = watchWrites(() => hasRoom, tryRoom);
  let error: Error | undefined;
  const write = watch((async () => {
    if (error) throw error;
  }) as Db["write"]);
  const state = () =>
    requireLastWrite().then(
      () => "ready",
      (reason: { code: string }) => reason.code,
    );
  const attempt = async (code?: string) => {
    error = code ? refusal(code) : undefined;
    await write(async () => {}).catch(() => {});
    return state();
  };
  return { attempt, state, tryRoom };
}

describe("after a write that", () => {
  it.each(["SQLITE_CORRUPT", "SQLITE_NOTADB"])(
    "found damage (%s) nothing clears it",
    async (code) => {
      const { attempt } = watched();
      expect(await attempt(code)).toBe(code);
      expect(await attempt()).toBe(code);
    },
  );

  it.each(["SQLITE_IOERR_FSYNC", "58030", "XX001"])(
    "met a fault of the disk (%s) it lasts until another succeeds",
    async (code) => {
      const { attempt, state } = watched();
      expect(await attempt(code)).toBe(code);
      expect(await state()).toBe(code);
      expect(await attempt()).toBe("ready");
    },
  );

  it.each([
    ["SQLITE_FULL", true],
    ["53100", true],
    ["SQLITE_IOERR_SHMSIZE", false],
  ])("found no room (%s) some room is tried", async (code, hasRoom) => {
    const { attempt, state, tryRoom } = watched(hasRoom);
    tryRoom.mockRejectedValueOnce(refusal("ENOSPC"));
    expect(await attempt(code)).toBe("ENOSPC");
    expect(await state()).toBe("ready");
    expect(await state()).toBe("ready");
    expect(tryRoom).toHaveBeenCalledTimes(2);
  });

  it("was refused for what a visitor sent nothing is held against the disk", async () => {
    expect(await watched().attempt("SQLITE_CONSTRAINT_UNIQUE")).toBe("ready");
  });
});
