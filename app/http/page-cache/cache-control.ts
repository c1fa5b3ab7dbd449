export const cacheControl = {
  nobody: "private, no-store",
  checked: "public, max-age=0, must-revalidate",
  anHour: "public, max-age=3600",
  aDay: "public, max-age=86400",
} as const;
