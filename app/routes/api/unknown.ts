import type { LoaderFunctionArgs } from "@remix-run/node";
import { apiRefusal, refuse } from "~/http/refusal.server";

/** Any other address under /api: 404 in JSON, whatever the method. */
export function loader({ request }: LoaderFunctionArgs) {
  return apiRefusal(new URL(request.url).pathname, refuse(404));
}

export const action = loader;
