/** A figure as it is read: 12,345. */
export const grouped = (figure: number): string => figure.toLocaleString("en-US");
