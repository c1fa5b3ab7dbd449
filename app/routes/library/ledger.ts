/** What it is for, and beside it the rows: they have one edge all the way down. */
export const ledger = "lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,11fr)] lg:gap-x-16";
