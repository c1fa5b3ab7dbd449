import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import {
  isConflict,
  isDisconnection,
  isStorageTrouble,
  PostgresError,
  postgresError,
  refusedAsDouble,
} from "#db/engines/errors.server";

const postgres = (code: string, constraint?: string) => new PostgresError(code, "x", constraint);
const sqlite = (code: string) => Object.assign(new Error("users.email"), { code });

describe("PostgreSQL's error", () => {
  const refused = (more: Partial<DatabaseError>) =>
    Object.assign(new DatabaseError("Key (email)=(ann@example.org)", 9, "error"), more);

  it("says its code and what it is about, and none of a visitor's words", () => {
    const unique = { code: "23505", table: "users", constraint: "users_email_key" };
    const error = postgresError(refused(unique));
    expect(error).toMatchObject({ ...{ code: "23505", constraint: "users_email_key" } });
    expect(error.message).toBe("PostgreSQL 23505: users_email_key");
    expect(postgresError(refused({ code: "22001", table: "users", routine: "f" })).message).toBe(
      "PostgreSQL 22001: users",
    );
    expect(postgresError(refused({ code: "22001", routine: "f" })).message).toBe(
      "PostgreSQL 22001: f",
    );
    expect(postgresError(refused({})).message).toBe("PostgreSQL XX000: refused");
  });

  it("stays itself; any other is one of the connection", () => {
    const error = postgres("23505");
    expect(postgresError(error)).toBe(error);
    expect(isDisconnection(error)).toBe(false);
    const lost = postgresError(new Error("connect ECONNREFUSED"));
    expect(lost.message).toBe("PostgreSQL 08006: connect ECONNREFUSED");
    expect(isDisconnection(lost)).toBe(true);
    expect(isDisconnection(Object.assign(new Error("x"), { code: "08006" }))).toBe(false);
  });
});

it.each<readonly [unknown, boolean]>([
  [postgres("40001"), true],
  [postgres("40P01"), true],
  [postgres("140001"), false],
  [postgres("400010"), false],
  [postgres("23505"), false],
  [sqlite("40001"), false],
  [undefined, false],
])("a transaction is tried again after %s: %s", (error, expected) => {
  expect(isConflict(error)).toBe(expected);
});

it.each<readonly [unknown, boolean]>([
  ...["08006", "28P01", "53100", "57014", "58030"].map((code) => [postgres(code), true] as const),
  ...["25006", "40001", "55P03", "XX001"].map((code) => [postgres(code), true] as const),
  ...["23505", "22001", "125006", "XX0012"].map((code) => [postgres(code), false] as const),
  [postgres("SQLITE_BUSY"), false],
  ...["SQLITE_BUSY", "SQLITE_FULL", "SQLITE_IOERR_WRITE"].map(
    (code) => [sqlite(code), true] as const,
  ),
  [sqlite("SQLITE_CONSTRAINT_UNIQUE"), false],
  [sqlite("NOT_SQLITE_BUSY"), false],
  [Object.assign(new Error("late"), { name: "LateTransactionError" }), true],
  [{ name: "LateTransactionError" }, false],
  [new Error("SQLITE_BUSY"), false],
  [{ code: 5 }, false],
  [null, false],
  [undefined, false],
])("storage is in trouble at %s: %s", (error, expected) => {
  expect(isStorageTrouble(error)).toBe(expected);
});

it("what is there twice is told by both engines", () => {
  expect(refusedAsDouble(sqlite("SQLITE_CONSTRAINT_UNIQUE"))).toBe("users.email");
  expect(refusedAsDouble(sqlite("SQLITE_CONSTRAINT_CHECK"))).toBeUndefined();
  expect(refusedAsDouble(postgres("23505", "users_email_key"))).toBe("users_email_key");
  expect(refusedAsDouble(postgres("23514", "users_check"))).toBeUndefined();
});
