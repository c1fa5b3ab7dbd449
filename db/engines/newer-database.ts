/** The database was written by a newer program than this one. */
export class NewerDatabaseError extends Error {
  constructor(version: number, known: number) {
    super(
      `The database has schema ${version}, this program knows ${known}. ` +
        "Run the newer program, or restore a backup made before the upgrade.",
    );
    this.name = "NewerDatabaseError";
  }
}
