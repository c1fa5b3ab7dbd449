import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { unlessRefused } from "~/ui/forms/preserve-input";

/** Whoever was too late sees how it stands now. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.actionStatus === 409 || unlessRefused(args);
