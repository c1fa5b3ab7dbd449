/** Milliseconds; a probe may ask twice, and whoever watches gives it up after a few seconds. */
const deadline = 1_400;

/** The database has not answered yet; whoever watches wants a response all the same. */
export class SlowDatabaseError extends Error {
  override name = "SlowDatabaseError";

  constructor() {
    super(`The database has not answered within ${deadline} ms`);
  }
}

/** What a probe asks of the database. @throws SlowDatabaseError, or what `work` threw. */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowDatabaseError()), deadline);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
