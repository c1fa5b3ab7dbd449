import { afterEach, describe, expect, it, vi } from "vitest";
import { standardStreams } from "~/cli/output.server";

const { writeSync } = vi.hoisted(() => ({ writeSync: vi.fn() }));
vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  writeSync,
}));

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
afterEach(() => void writeSync.mockReset());

describe("standard output", () => {
  it("gets the rest of what it took in part", () => {
    const taken: string[] = [];
    writeSync.mockImplementation((_: number, bytes: Buffer) => {
      taken.push(bytes.subarray(0, 3).toString());
      return Math.min(3, bytes.length);
    });
    standardStreams().write("out", "12345678");
    expect(taken).toEqual(["123", "456", "78"]);
  });

  it("is asked again when it is not ready", () => {
    writeSync.mockImplementationOnce(failing("EAGAIN")).mockReturnValueOnce(2);
    const streams = standardStreams();
    streams.write("out", "ab");
    expect([writeSync.mock.calls.length, streams.trouble()]).toEqual([2, undefined]);
  });

  it.each([
    ["ENOSPC", "The output could not be written: the disk is full."],
    ["EPIPE", undefined],
  ])("that fails with %s is tried no more", (code, trouble) => {
    writeSync.mockImplementation(failing(code));
    const streams = standardStreams();
    for (const text of ["one", "two"]) streams.write("out", text);
    expect([writeSync.mock.calls.length, streams.trouble()]).toEqual([1, trouble]);
  });
});
