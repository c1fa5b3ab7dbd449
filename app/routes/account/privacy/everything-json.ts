import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/current-user.server";
import { personalExport, personalFile } from "./personal-export.server";

export async function loader(args: LoaderFunctionArgs) {
  const pieces = personalExport(await requireUser(args));
  return personalFile(args.context, { name: "prayer-life.json", type: "application/json", pieces });
}
