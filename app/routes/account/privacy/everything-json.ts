import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/current-user.server";
import { personalFile } from "./personal-export.server";

export async function loader(args: LoaderFunctionArgs) {
  const { address = "local", requestId } = args.context;
  return personalFile(await requireUser(args), address, requestId);
}
