/** What the parts of the page know: where their forms go, and whose password they ask for. */
export type FactorPart = { action: string; username: string };
