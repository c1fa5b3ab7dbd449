import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { shouldRevalidate as unlessRefused } from "~/forms/page";

export { clientAction, headers } from "~/forms/page";

/** Whoever was too late sees how it stands now. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.actionStatus === 409 || unlessRefused(args);
