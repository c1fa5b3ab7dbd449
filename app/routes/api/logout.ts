import type { ActionFunctionArgs } from "@remix-run/node";
import { leaveSession } from "~/accounts/session.server";
import { refusalOf } from "~/forms/action.server";
import { apiRefusal, refuse } from "~/http/refusal.server";
import { commitSession } from "~/http/session-cookie.server";
import { renderingQueue } from "~/runtime/queue.server";
import { endpoints } from "./api.server";

/** `POST` → 204, whether anybody was signed in or not; the session's token is worth nothing then. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  if (request.method !== "POST")
    return apiRefusal(endpoints["/api/logout"], refuse(405, { Allow: "POST" }));
  try {
    await renderingQueue().stepAside(() => leaveSession(request));
  } catch (error) {
    return apiRefusal(endpoints["/api/logout"], refusalOf(error, args));
  }
  return new Response(null, { status: 204, headers: { "Set-Cookie": await commitSession({}) } });
}
