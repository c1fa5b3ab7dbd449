export const cacheControl = {
  nobody: "private, no-store",
  /** What is the same for all, asked for anew each time. */
  checked: "public, max-age=0, must-revalidate",
  anHour: "public, max-age=3600",
  aDay: "public, max-age=86400",
} as const;
