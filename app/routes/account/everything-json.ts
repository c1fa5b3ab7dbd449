import type { LoaderFunctionArgs } from "@remix-run/node";
import { now } from "~/server/clock.server";
import { requireUser } from "~/server/current-user.server";
import { settings } from "~/server/env.server";
import { personalData } from "~/server/personal-data.server";

/** `GET` → a file with everything that is linked to the account, kind by kind. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const kinds = await personalData(user);
  const file = {
    from: settings().ORIGIN,
    at: new Date(now()),
    ...Object.fromEntries(kinds.map(({ name, rows }) => [name, rows])),
  };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="prayer-life.json"',
      "Cache-Control": "private, no-store",
      Vary: "Cookie",
    },
  });
}
