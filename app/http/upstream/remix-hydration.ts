import { RemixBrowser } from "@remix-run/react";

// @remix-run/react 2.17.5: tests/e2e/scripts/typing.spec.ts types into a page that is not alive yet.

/**
 * RemixBrowser suspends until it has read the page's data, and no boundary stands above it. A key
 * pressed meanwhile makes React hydrate at once, which a root that suspends cannot: it gives up
 * (error 345) and nothing ever comes alive. So the data are read before React begins: the component
 * throws the promise of them before its first hook, and reads them once for all.
 */
export async function readPageData(): Promise<void> {
  try {
    (RemixBrowser as () => unknown)();
  } catch (thrown) {
    await Promise.resolve(thrown).catch(() => {});
  }
}
