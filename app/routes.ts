import { index, type RouteConfig, route } from "@remix-run/route-config";
import {
  leaderPages,
  memberPages,
  parameterPages,
  scriptedPages,
  scriptlessPages,
  secretPages,
  siteFiles,
  unlistedPages,
} from "./pages";

/** What others need the paths of, too, stands in pages.ts. */
const listedRoutes = Object.entries({
  ...scriptlessPages,
  ...scriptedPages,
  ...unlistedPages,
  ...parameterPages,
  ...siteFiles,
  ...memberPages,
  ...leaderPages,
  ...secretPages,
}).map(([path, file]) => {
  if (path === "/") return index(file);
  // Two paths may have one file.
  return route(path.slice(1), file, path === "/app-download" ? { id: "app-download" } : {});
});

/** Every URL of the site, one file each. `/healthz` and the assets are the server's own. */
export default [
  ...listedRoutes,
  route("picture", "routes/pictures/picture.tsx"),
  route("picture.svg", "routes/pictures/picture-file.ts"),
  route("auth/code", "routes/auth/code.tsx"),
  route("auth/forgotten", "routes/auth/forgotten.tsx"),
  route("request/withdrawn", "routes/requests/withdrawn.tsx"),
  route("account", "routes/account/account.tsx"),
  route("account/settings", "routes/account/settings.tsx"),
  route("account/factor", "routes/account/factor/factor.tsx"),
  route("account/light", "routes/account/light/calendar-of-light.tsx"),
  route("account/saved", "routes/account/saved/saved.tsx"),
  route("account/prayers", "routes/prayers/prayers.tsx"),
  route("account/prayers/answered", "routes/prayers/answered/answered.tsx"),
  route("account/prayers/pray", "routes/prayers/pray-list/pray-list.tsx"),
  route("account/prayers/:handle", "routes/prayers/prayer/prayer.tsx"),
  route("account/prayers/:handle/edit", "routes/prayers/prayer/edit.tsx"),
  route("account/prayers/:handle/answer", "routes/prayers/prayer/answer.tsx"),
  route("account/prayers/:handle/rest", "routes/prayers/prayer/rest.tsx"),
  route("account/prayers/:handle/delete", "routes/prayers/prayer/delete.tsx"),
  route("account/privacy", "routes/account/privacy/privacy.tsx"),
  route("account/privacy/everything", "routes/account/privacy/everything.tsx"),
  route("account/privacy/everything.json", "routes/account/privacy/everything-json.ts"),
  route("account/privacy/delete", "routes/account/privacy/deletion.tsx"),
  route("account/goodbye", "routes/account/privacy/goodbye.tsx"),
  route("api/user", "routes/api/user.ts"),
  route("api/login", "routes/api/login.ts"),
  route("api/register", "routes/api/register.ts"),
  route("api/logout", "routes/api/logout.ts"),
  route("api/contact", "routes/api/contact.ts"),
  route("api/prayer-request", "routes/api/prayer-request.ts"),
  route("api/newsletter", "routes/api/newsletter.ts"),
  route("api/*", "routes/api/unknown.ts"),
  route(".well-known/change-password", "routes/meta/change-password.ts"),
  route("*", "routes/meta/not-found.tsx"),
] satisfies RouteConfig;
