/** What the way to a person's list is called: how much of it is left for today, if any is. */
export const prayListLabel = (due: number) =>
  due === 0 ? "Pray my list" : `Pray my list (${due} left today)`;
