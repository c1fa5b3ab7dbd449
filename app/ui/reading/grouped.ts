/**
 * A whole figure as it is read: 12,345. By hand, for a phone's first use of Intl holds the page up
 * while it comes alive.
 */
export const grouped = (figure: number): string => `${figure}`.replace(/\B(?=(\d{3})+$)/g, ",");
