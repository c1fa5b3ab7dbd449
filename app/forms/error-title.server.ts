import type { AppLoadContext } from "@remix-run/node";

/**
 * Remix gives `meta` no action data, and the root loader, which runs after the action of the same
 * request, no way to ask for it: what the title has to say of a refused form passes through here.
 */
const refused = new WeakSet<AppLoadContext>();

/** An action of this request has refused its form. */
export function setErrorTitle(context: AppLoadContext): void {
  refused.add(context);
}

export const hasErrorTitle = (context: AppLoadContext): boolean => refused.has(context);
