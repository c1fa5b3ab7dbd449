/** Requests of one address that are begun in a turn of the event loop; the others wait for the next. */
const perTurn = 16;

/** What an address has begun in this turn, and what waits. */
type Line = { begun: number; waiting: (() => void)[] };

/**
 * Begins requests at a pace: whoever sends hundreds at once has a few of them begun in each turn of the
 * event loop, so that who sends one does not stand behind them all.
 */
export function pacing(): (address: string, begin: () => void) => void {
  const lines = new Map<string, Line>();

  function nextTurn(): void {
    for (const [address, line] of lines) {
      const some = line.waiting.splice(0, perTurn);
      line.begun = some.length;
      if (some.length === 0) lines.delete(address);
      for (const begin of some) begin();
    }
    if (lines.size > 0) setImmediate(nextTurn);
  }

  return (address, begin) => {
    if (lines.size === 0) setImmediate(nextTurn);
    const line = lines.get(address) ?? { begun: 0, waiting: [] };
    lines.set(address, line);
    if (line.begun >= perTurn || line.waiting.length > 0) {
      line.waiting.push(begin);
      return;
    }
    line.begun += 1;
    begin();
  };
}
