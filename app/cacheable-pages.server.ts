import { readPreferencesCookie } from "./accounts/preferences.server";
import { doneParameter } from "./forms/form";
import type { CacheablePages, CacheKeyReader } from "./http/page-cache/cache-key.server";
import { hasSession } from "./http/session-cookie.server";
import { type FixedPath, listedPages, type ParameterPath, pathsFor } from "./pages";
import { bookletPath, planFilePath } from "./paths";
import { authCacheKey } from "./routes/auth/auth-path";
import { bookCacheKey } from "./routes/bible/book.server";
import { chapterCacheKey } from "./routes/bible/chapter/chapter-address.server";
import { needCacheKey } from "./routes/bible/need.server";
import { blogCacheKey } from "./routes/blog/blog.server";
import { occasionsCacheKey, plansCacheKey } from "./routes/library/library.server";
import { homeCacheKey, homeKeys } from "./routes/marketing/home/home.server";
import { offlineCacheKey } from "./routes/offline/offline.server";
import { planCacheKey } from "./routes/plans/plan.server";
import { wholePlanKey } from "./routes/plans/whole-plan.server";
import { prayCacheKey, prayKeys } from "./routes/pray/pray.server";
import { searchCacheKey } from "./routes/search/search.server";
import { themeCacheKey } from "./routes/themes/theme.server";
import { dayCacheKey, todayCacheKey, todayKeys } from "./routes/today/day.server";
import { officeCacheKey } from "./routes/today/office/office.server";

type KeyReaders = Readonly<Partial<Record<FixedPath, CacheKeyReader>>>;

const fixed = Object.fromEntries(
  pathsFor("everyone").map((path): [string, CacheKeyReader] => [path, () => path]),
);

const hourly: KeyReaders = {
  "/": homeCacheKey,
  "/pray": prayCacheKey,
  "/today": todayCacheKey,
};

const daily: KeyReaders = {
  "/today/morning": officeCacheKey("morning"),
  "/today/night": officeCacheKey("night"),
  "/plans": plansCacheKey,
  "/offline": offlineCacheKey,
};

const asked: KeyReaders = {
  "/blog": blogCacheKey,
  "/auth": authCacheKey,
  "/search": searchCacheKey,
  "/prayers/occasions": occasionsCacheKey,
};

const named: Readonly<Record<ParameterPath, CacheKeyReader>> = {
  "/plan/:id?": planCacheKey,
  "/plan/:id/print": wholePlanKey(bookletPath),
  "/plan/:id/file": wholePlanKey(planFilePath),
  "/theme/:id?": themeCacheKey,
  "/today/:day": dayCacheKey,
  "/bible/about/:need": needCacheKey,
  "/bible/:book": bookCacheKey,
  "/bible/:book/:chapter": chapterCacheKey,
};

/** Which pages are the same for everyone, and by what of their URL. */
export const cacheablePages: CacheablePages = {
  cacheKeys: { ...fixed, ...hourly, ...daily, ...asked, ...named },
  // What a form's result says in the page is for the one who sent it.
  ownWith: doneParameter,
  // Where most begin. A crawler brings the others soon enough, one at a time.
  warmup: () => [
    ...listedPages().filter((path) => !(path in hourly || path in daily)),
    ...homeKeys(),
    ...prayKeys(),
    ...todayKeys(),
    ...Object.values(daily).flatMap((keyOf) => keyOf({}, new URLSearchParams()) ?? []),
    "/auth",
    "/plan",
    "/theme",
  ],
  isPersonal: async (request) =>
    readPreferencesCookie(request) !== undefined || (await hasSession(request)),
};
