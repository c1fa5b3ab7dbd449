import { useEffect } from "react";

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      // A battery that runs low refuses it, and so may a visitor.
      const acquired = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (left) acquired?.release();
      else lock = acquired;
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}
