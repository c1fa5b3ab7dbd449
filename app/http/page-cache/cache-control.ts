export const cacheControl = {
  nobody: "private, no-store",
  checked: "public, max-age=0, must-revalidate",
  anHour: "public, max-age=3600",
  aDay: "public, max-age=86400",
  /** For what has a hash of its content in its name. */
  forGood: "public, max-age=31536000, immutable",
} as const;
