/** Marks those on the newsletter's list who wait for the app. */
export const waitlistTag = "App Waitlist";
