import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/current-user.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { exportQueue, inExportQueue, personalExport, streamOf } from "./personal-export.server";

/** Everything linked to the account as a file, streamed as it is read. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const { address = "local", requestId } = args.context;
  if (exportQueue().isFull(address)) throw thrownRefusal(tooMany);
  return new Response(streamOf(inExportQueue(address, personalExport(user)), requestId), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="prayer-life.json"',
      "Cache-Control": cacheControl.nobody,
      Vary: "Cookie",
    },
  });
}

const tooMany = refuse(429, { "Retry-After": "15" });
