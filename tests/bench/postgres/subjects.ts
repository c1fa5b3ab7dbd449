import { existsSync, readFileSync } from "node:fs";
import type { PostgresServer } from "../../support/postgres/postgres";
import type { TestServer } from "../../support/server";
import { ask as load } from "../measure/load.mjs";
import { cpuOf, untilDone } from "../measure/process.mjs";

type Question = Parameters<typeof load>[1];

/** What is measured: instances, and the database server that works for them. */
export type Subject = { name: string; instances: TestServer[]; postgres?: PostgresServer };

export type Measures = {
  /** A second, all instances together. */
  rate: number;
  p50: number;
  p99: number;
  /** Microseconds of processor time for each: of the instances, and of the database. */
  cpu: number;
  databaseCpu: number;
  failed: number;
};

/**
 * Processor time of a PostgreSQL server's processes, in microseconds by their ids. One that ends, as a
 * connection does that nobody needs, is left out.
 */
function timesOf(postgres: PostgresServer | undefined): Map<number, number> {
  const pids = postgres ? [postgres.pid(), ...childrenOf(postgres.pid())] : [];
  const times = pids.filter(isThere).map((pid) => [pid, cpuOf([pid])] as const);
  return new Map(times.filter(([, time]) => !Number.isNaN(time)));
}

/** The processes that a process started. */
function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}

const isThere = (pid: number) => existsSync(`/proc/${pid}/stat`);

/** Asks all instances of a subject the same at once, on as many connections in all. */
export async function measure(
  { instances, postgres }: Subject,
  questions: Question[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measures> {
  const pids = instances.map(({ process }) => process.pid ?? 0);
  const [own, theirs] = [cpuOf(pids), timesOf(postgres)];
  const each = { connections: Math.ceil(connections / instances.length), seconds };
  const found = await Promise.all(
    instances.map(({ url }, i) => load(url, questions[i % questions.length] as Question, each)),
  );
  await untilDone(pids);
  const sum = (key: "requests" | "failed") => found.reduce((all, one) => all + one[key], 0);
  const requests = sum("requests");
  const databaseCpu = [...timesOf(postgres)].reduce(
    (all, [pid, now]) => all + now - (theirs.get(pid) ?? 0),
    0,
  );
  return {
    rate: found.reduce((all, one) => all + one.requests / one.seconds, 0),
    p50: Math.max(...found.map(({ p50 }) => p50)),
    p99: Math.max(...found.map(({ p99 }) => p99)),
    cpu: (cpuOf(pids) - own) / requests,
    databaseCpu: databaseCpu / requests,
    failed: sum("failed"),
  };
}
