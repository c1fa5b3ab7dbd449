import { openPostgres } from "#db/engines/postgres/client.server";

/**
 * Makes a database on a server.
 * @param template whose copy it is; else there is nothing in it.
 * @returns its address.
 */
export async function createDatabase(server: string, template = "template0"): Promise<string> {
  const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = openPostgres(`${server}/postgres`);
  await admin.pool.run(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  await admin.close();
  return `${server}/${name}`;
}
