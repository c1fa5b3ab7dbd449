import { pg } from "./driver.server";

/** Milliseconds between two looks at whether the connection stands, and until it is made anew. */
const interval = 2_000;

/**
 * Hears what other instances announce, on a connection of its own that is made again when it is lost.
 * @param changed told the path of a page; undefined where anything may have changed: after a command
 *   has written, and after a time in which nothing could be heard.
 * @returns a function that ends it.
 */
export function listenForChanges(
  url: string,
  changed: (path: string | undefined) => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  void look();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };

  async function look(): Promise<void> {
    try {
      if (client) await client.query("SELECT 1");
      else await connect();
    } catch {
      client?.end().catch(() => {});
      client = undefined;
    }
    if (!isOver) timer = setTimeout(look, interval).unref();
  }

  async function connect(): Promise<void> {
    const limits = { connectionTimeoutMillis: 3_000, query_timeout: 3_000, keepAlive: true };
    client = new pg.Client({ connectionString: url, application_name: "prayer-life", ...limits });
    // It is found to be gone at the next look.
    client.on("error", () => {});
    client.on("notification", ({ payload }) => changed(payload || undefined));
    await client.connect();
    await client.query("LISTEN changes");
    changed(undefined);
  }
}
