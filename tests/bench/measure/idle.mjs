import { printTable } from "../../../bin/table.mjs";
import { memoryOf, untilIdle } from "./process.mjs";
import { median } from "./rounds.mjs";
import { startOurs, startStock, unitEnv } from "./servers.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

/**
 * @param {number} times @param {number} longest seconds to wait for the pages
 */
export async function rest(times, longest) {
  const startUp = {
    ours: median(await startUps(startOurs.bind(null, "ours"), times)),
    stock: median(await startUps(startStock, times)),
  };
  const servers = [
    await startOurs("as it is"),
    await startOurs("with the unit's settings", { env: unitEnv() }),
    await startStock(),
  ];
  const waited = await Promise.all(servers.map(({ pid }) => untilIdle(pid, longest)));
  const memory = Object.fromEntries(servers.map(({ name, pid }) => [name, memoryOf(pid).resident]));
  await Promise.all(servers.map(({ stop }) => stop()));
  const seconds = Math.max(...waited);
  printTable(
    "At rest",
    ["", "ours", "remix-serve"],
    [
      [
        `from the command to the first response, median of ${times}, ms`,
        startUp.ours,
        startUp.stock,
      ],
      [`memory after ${seconds} s, MB`, memory["as it is"] ?? 0, memory["remix-serve"] ?? 0],
      ["the same with the unit's settings, MB", memory["with the unit's settings"] ?? 0, "-"],
    ],
  );
  return { startUp, memory, seconds };
}

/** Starts a server some times, and ends it. @param {() => Promise<Server>} startOne @param {number} times */
export async function startUps(startOne, times) {
  const found = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { startUp, stop } = await startOne();
    await stop();
    found.push(startUp);
  }
  return found;
}
