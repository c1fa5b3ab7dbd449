/** Where a prayer plan stands; a day has a place of its own in it. */
export const planPath = (id: string) => `/plan/${id}`;

/** Where a devotional theme stands. */
export const themePath = (id: string) => `/theme/${id}`;

/** Where a prayer stands that a person keeps: seen by that person alone. */
export const prayerPath = (handle: string) => `/account/prayers/${handle}`;
