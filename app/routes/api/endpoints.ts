import type { ApiEndpoints } from "~/http/refusal.server";

/** Every endpoint under /api; the shapes of their errors are the specification's. */
export const endpoints = {
  "/api/user": { errors: "text" },
  "/api/login": { errors: "text" },
  "/api/register": { errors: "text" },
  "/api/logout": { errors: "text", bodiless: true },
  "/api/newsletter": { errors: "text" },
  "/api/contact": { errors: "success" },
  "/api/prayer-request": { errors: "message" },
} as const satisfies ApiEndpoints;
