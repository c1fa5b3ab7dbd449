import { expect } from "vitest";
import { ask } from "../../support/ask";
import { startServer, type TestServer } from "../../support/server";
import { rowsOfPostgres } from "../../support/with-server";
import { type Write, writes } from "../writes";

/** An instance of the server on a database that others use, too; visitors may say their address. */
export const startInstance = (url: string) =>
  startServer({
    DATABASE_URL: url,
    SECRET: "5".repeat(64),
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  });

/** What was posted, and whether somebody was thanked for it. */
export type Sent = { write: Write; mark: string; acknowledged: boolean };

/**
 * Posts one thing after another until the server is gone, or `isOver`. It is kept, or one is asked to
 * come back: by the server with 503, by what stands before it with 502.
 */
export async function postOn(
  server: TestServer,
  name: string,
  sent: Sent[],
  isOver: () => boolean,
): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const one = {
      write: writes[i % writes.length] as Write,
      mark: `${name}x${i}`,
      acknowledged: false,
    };
    sent.push(one);
    try {
      await post(server, one);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return;
    }
  }
}

/** Posts one thing, perhaps once more. */
export async function post(server: TestServer, one: Sent): Promise<void> {
  const { status } = await one.write.send(server, one.mark);
  one.acknowledged = status === one.write.status;
  if (!one.acknowledged)
    expect([one.write.name, status]).toEqual([one.write.name, expect.toBeOneOf([502, 503])]);
}

/** Reads one page after another until `isOver`. @returns how many there were, and the statuses of those that failed; 0 for no response. */
export async function readOn(
  server: TestServer,
  path: string,
  init: RequestInit,
  isOver: () => boolean,
) {
  const found = { read: 0, failed: [] as number[] };
  while (!isOver()) {
    const { status } = await ask(server, path, init).catch(() => ({ status: 0 }));
    found.read += 1;
    if (status !== 200) found.failed.push(status);
  }
  return found;
}

export const acknowledgedOf = (sent: Sent[]) => sent.filter(({ acknowledged }) => acknowledged);

/** Demands that all that was acknowledged is there once, and nothing twice. */
export async function requireSaved(url: string, sent: Sent[]): Promise<void> {
  const wrong = [];
  for (const one of sent) {
    const [row] = await rowsOfPostgres(url, one.write.sql, [one.mark]);
    const { count } = row as { count: number };
    if (count > 1 || (one.acknowledged && count === 0)) wrong.push({ ...one, count });
  }
  expect(wrong).toEqual([]);
}
