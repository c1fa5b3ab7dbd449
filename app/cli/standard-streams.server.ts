import { fstatSync, fsyncSync, writeSync } from "node:fs";
import { reasonOf } from "~/runtime/error-reason.server";

/** The process's two ways to say something. */
export type StandardStreams = {
  /** Writes all of a text, now. What cannot be written is remembered, so that the work is finished. */
  write(to: "out" | "error", text: string | Buffer): void;
  /** What could not be written, in a sentence; undefined when everything was, or nobody reads on. */
  trouble(): string | undefined;
};

const descriptors = { out: 1, error: 2 };

/**
 * Standard output and error, written synchronously: Node's own streams take half a line on a disk that
 * is nearly full for all of it. Whoever reads a result may stop reading (`| head`): that is no fault.
 */
export function standardStreams(): StandardStreams {
  const closed = new Set<number>();
  let failed: unknown;
  const attempt = (descriptor: number, work: () => void) => {
    if (closed.has(descriptor)) return;
    try {
      work();
    } catch (error) {
      closed.add(descriptor);
      if (codeOf(error) !== "EPIPE") failed ??= error;
    }
  };
  return {
    write: (to, text) => attempt(descriptors[to], () => writeAll(descriptors[to], asBytes(text))),
    trouble() {
      attempt(descriptors.out, () => sync(descriptors.out));
      return failed ? `The output could not be written: ${reasonOf(failed)}.` : undefined;
    },
  };
}

const asBytes = (text: string | Buffer) => (typeof text === "string" ? Buffer.from(text) : text);

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let rest = bytes; rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (codeOf(error) !== "EAGAIN") throw error;
      pause();
    }
  }
}

/** A terminal or pipe that others made non-blocking takes more in a moment. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

/** Some disks (of a network, with quotas) refuse only now what they took before. */
function sync(descriptor: number): void {
  if (fstatSync(descriptor).isFile()) fsyncSync(descriptor);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
