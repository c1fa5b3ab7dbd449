import type { ActionFunctionArgs } from "@remix-run/node";
import type { User } from "#db/accounts/users.server";
import type { SignedIn } from "~/accounts/session.server";
import {
  type FormHandler,
  type FormSuccess,
  guardPost,
  refusalOf,
  trapOf,
} from "~/forms/action.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { type ApiEndpoint, type ApiEndpoints, apiRefusal, refuse } from "~/http/refusal.server";
import { commitSession } from "~/http/session-cookie.server";
import { renderingQueue } from "~/runtime/queue.server";

/** Every endpoint under /api; the shapes of their errors are the specification's. */
export const endpoints = {
  "/api/user": { errors: "text" },
  "/api/login": { errors: "text" },
  "/api/register": { errors: "text" },
  "/api/logout": { errors: "text", bodiless: true },
  "/api/newsletter": { errors: "text" },
  "/api/contact": { errors: "success" },
  "/api/prayer-request": { errors: "message" },
} as const satisfies ApiEndpoints;

/** The same guard, schema and save as the form on its page; errors in the endpoint's own shape. */
export async function runApi<Value, Result extends FormSuccess | undefined>(
  args: ActionFunctionArgs,
  endpoint: ApiEndpoint,
  handler: FormHandler<Value, Result>,
  respond: (result: Result) => Response | Promise<Response>,
): Promise<Response> {
  const fail = (refusal: Parameters<typeof apiRefusal>[1]) => apiRefusal(endpoint, refusal);
  if (args.request.method !== "POST") return fail(refuse(405, { Allow: "POST" }));
  const body = await readObject(args.request);
  if (!body) return fail(refuse(400));
  const sender = await guardPost(args, handler, trapOf(body));
  if (sender.wait) return fail(refuse(429, { "Retry-After": String(sender.wait) }));
  const parsed = handler.schema.safeParse(body);
  if (!parsed.success) {
    return fail({
      status: 400,
      text: parsed.error.issues.map(({ message }) => message).join(". "),
    });
  }
  try {
    return await respond(await renderingQueue().stepAside(() => handler.save(parsed.data, sender)));
  } catch (error) {
    return fail(refusalOf(error, args));
  }
}

async function readObject(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await request.clone().json();
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export async function signedIn({ user, session }: SignedIn, status: number): Promise<Response> {
  return userJson(user, { status, headers: { "Set-Cookie": await commitSession(session ?? {}) } });
}

/** A user as /api shows one: never the password. */
export function userJson(user: User, init: { status: number; headers?: HeadersInit }): Response {
  const { id, username, email, createdAt } = user;
  const headers = new Headers(init.headers);
  headers.set("Cache-Control", cacheControl.nobody);
  return Response.json({ id, username, email, createdAt }, { status: init.status, headers });
}
