import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

/** What the root loader tells every page; absent only on pages of refusal. */
export function useSite() {
  return useRouteLoaderData<typeof loader>("root");
}
