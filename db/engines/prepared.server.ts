import type { Reader } from "./database";

/**
 * A query whose SQL is written once for each executor: to write it anew takes longer than to run it.
 * @param build makes it, with `sql.placeholder` where its values go (moments in milliseconds), and
 *   prepares it.
 * @returns the query of an executor; its values are handed to it as it runs.
 */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const queries = new WeakMap<Reader, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
