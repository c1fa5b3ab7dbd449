import { useEffect, useState } from "react";
import { wantsCalm } from "../controls/wants-calm";

const minute = 60_000;

type Running = { minutes: number; endsAt: number };

/**
 * A timer of some minutes. `part` of it has passed, and no more than `minutesLeft` are to come;
 * `ended` is the one that has run out.
 */
export function useQuietTimer() {
  const [running, setRunning] = useState<Running>();
  const [part, setPart] = useState(0);
  const [ended, setEnded] = useState<number>();

  useEffect(() => {
    if (!running) return;
    const { minutes, endsAt } = running;
    const calm = wantsCalm();
    const tick = () => {
      const left = endsAt - Date.now();
      // Who wants no motion sees the ring close a minute at a time.
      const shown = calm ? Math.ceil(left / minute) * minute : left;
      setPart(1 - shown / (minutes * minute));
      if (left > 0) return;
      setEnded(minutes);
      setRunning(undefined);
      setPart(0);
    };
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [running]);

  function start(minutes: number) {
    setPart(0);
    setEnded(undefined);
    setRunning({ minutes, endsAt: Date.now() + minutes * minute });
  }

  function stop() {
    setRunning(undefined);
    setPart(0);
  }

  const minutesLeft = running ? Math.ceil(running.minutes * (1 - part)) : 0;
  return { running: running !== undefined, part, minutesLeft, ended, start, stop };
}
