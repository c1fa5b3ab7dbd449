import { pg } from "./driver.server";
import { postgresError } from "./errors.server";

/**
 * Does what may take as long as it takes, such as a migration of a large table, on a connection of its
 * own that has no time-outs.
 * @throws PostgresError where there is no connection; what `work` threw.
 */
export async function onUntimedConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "prayer-life",
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // Whatever is asked next says that it is gone.
  client.on("error", () => {});
  try {
    await client.connect().catch((error) => {
      throw postgresError(error);
    });
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
