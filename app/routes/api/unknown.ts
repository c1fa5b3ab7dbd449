import { apiRefusal, refuse } from "~/http/refusal.server";

/** Any other address under /api: 404 in JSON, whatever the method. */
export function loader() {
  return apiRefusal(undefined, refuse(404));
}

export const action = loader;
