import { RemixBrowser } from "@remix-run/react";

// @remix-run/react 2.17.5: tests/e2e/scripts/typing.spec.ts types into a page that is not alive yet.

/**
 * RemixBrowser suspends until it has read the page's data; a key pressed meanwhile makes React hydrate at
 * once and fail (error 345). So the data are read first: it throws their promise before its first hook.
 */
export async function readPageData(): Promise<void> {
  try {
    (RemixBrowser as () => unknown)();
  } catch (thrown) {
    await Promise.resolve(thrown).catch(() => {});
  }
}
