/** In the order of the numbers that the files' names begin with. Append, never edit. */
const inOrder = (files: Record<string, string>): readonly string[] =>
  Object.keys(files)
    .sort()
    .map((name) => files[name] ?? "");

/** The number of those applied is the database's `user_version`. */
export const sqliteMigrations = inOrder(
  import.meta.glob<string>("./sqlite/*.sql", { query: "?raw", import: "default", eager: true }),
);

/**
 * How many were applied stands in the table `schema_version`. A step only adds, so that the program of the
 * release before goes on working beside the new one (0017 alone renames).
 */
export const postgresMigrations = inOrder(
  import.meta.glob<string>("./postgres/*.sql", { query: "?raw", import: "default", eager: true }),
);
