import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/server/current-user.server";
import { personalExport } from "~/server/personal-export.server";
import { streamOf } from "~/server/stream.server";

/** `GET` → a file with everything that is linked to the account, kind by kind, as it is read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return new Response(streamOf(personalExport(user), context.requestId), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="prayer-life.json"',
      "Cache-Control": "private, no-store",
      Vary: "Cookie",
    },
  });
}
