import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the site, one file each. `/healthz` and the assets are the server's own. */
export default [
  index("routes/marketing/home.tsx"),
  route("features", "routes/marketing/features.tsx"),
  route("plan/:id?", "routes/plans/plan.tsx"),
  route("theme/:id?", "routes/themes/theme.tsx"),
  route("blog", "routes/blog/blog.tsx"),
  route("auth", "routes/account/auth.tsx"),
  route("api/user", "routes/api/user.ts"),
  route("api/login", "routes/api/login.ts"),
  route("api/register", "routes/api/register.ts"),
  route("api/logout", "routes/api/logout.ts"),
  route("api/newsletter", "routes/api/newsletter.ts"),
  route("api/*", "routes/api/unknown.ts"),
  route("*", "routes/meta/not-found.tsx"),
] satisfies RouteConfig;
