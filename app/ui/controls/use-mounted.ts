import { useSyncExternalStore } from "react";

/** False on the server and while the page is made alive, true afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
