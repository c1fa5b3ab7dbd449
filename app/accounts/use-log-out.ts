import { useNavigate, useRevalidator } from "@remix-run/react";
import type { FormEvent } from "react";
import { messageOf } from "~/http/upstream/remix-fetch";
import { isOwnPage } from "~/paths";
import { forgetDrafts } from "~/ui/forms/drafts";
import { useToast } from "~/ui/toast/toast-region";
import { logout } from "./account-definition";

/**
 * Logs out in place where scripts run, from a page of one's own to the home page. It asks /api itself: a fetcher would first have to load the
 * module of the page it posts to, and without a connection that takes away the page one is on.
 */
export function useLogOut() {
  const show = useToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  return async (event: FormEvent) => {
    event.preventDefault();
    const description = await askToLeave();
    if (description) return show({ ...logout.failure, description, variant: "destructive" });
    forgetDrafts();
    show(logout.success);
    if (isOwnPage(window.location.pathname)) navigate("/", { replace: true });
    else revalidate();
  };
}

/** @returns why it failed, if it did. */
async function askToLeave(): Promise<string | undefined> {
  try {
    const response = await fetch("/api/logout", { method: "POST" });
    if (response.ok) return undefined;
    return await messageOf(response);
  } catch {
    return logout.failure.description;
  }
}
