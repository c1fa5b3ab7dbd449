import { apiRefusal, refuse } from "~/http/refusal.server";

export function loader() {
  return apiRefusal(undefined, refuse(404));
}

export const action = loader;
