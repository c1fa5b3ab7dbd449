import { readFileSync } from "node:fs";
import { ask as load } from "../../bin/bench/load.mjs";
import { cpuOf, untilDone } from "../../bin/bench/process.mjs";
import type { PostgresServer } from "../postgres";
import type { TestServer } from "../server";

type Question = Parameters<typeof load>[1];

/** What is measured: instances, and the database server that works for them. */
export type Subject = { name: string; instances: TestServer[]; postgres?: PostgresServer };

export type Figures = {
  /** A second, all instances together. */
  rate: number;
  p50: number;
  p99: number;
  /** Microseconds of processor time for each: of the instances, and of the database. */
  cpu: number;
  databaseCpu: number;
  failed: number;
};

/** The processes of a PostgreSQL server: one for each connection. */
function processesOf({ pid }: PostgresServer): number[] {
  return [pid(), ...childrenOf(pid())].filter(isThere);
}

/** The processes that a process started. */
function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}

function isThere(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`).length > 0;
  } catch {
    return false;
  }
}

/** Asks all instances of a subject the same at once, on as many connections in all. */
export async function measure(
  { instances, postgres }: Subject,
  questions: Question[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const pids = instances.map(({ process }) => process.pid ?? 0);
  const backends = postgres ? processesOf(postgres) : [];
  const [own, theirs] = [cpuOf(pids), cpuOf(backends)];
  const each = { connections: Math.ceil(connections / instances.length), seconds };
  const found = await Promise.all(
    instances.map(({ url }, i) => load(url, questions[i % questions.length] as Question, each)),
  );
  await untilDone(pids);
  const sum = (key: "requests" | "failed") => found.reduce((all, one) => all + one[key], 0);
  const requests = sum("requests");
  return {
    rate: found.reduce((all, one) => all + one.requests / one.seconds, 0),
    p50: Math.max(...found.map(({ p50 }) => p50)),
    p99: Math.max(...found.map(({ p99 }) => p99)),
    cpu: (cpuOf(pids) - own) / requests,
    databaseCpu: (cpuOf(backends.filter(isThere)) - theirs) / requests,
    failed: sum("failed"),
  };
}
