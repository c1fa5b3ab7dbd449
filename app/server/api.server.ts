import type { ActionFunctionArgs } from "@remix-run/node";
import { type FormHandler, keepRefusal } from "./form.server";
import { guardPost, trapOf } from "./guard.server";
import { apiRefusal, type Refusal, refuse } from "./refusal.server";

/**
 * The action of a form's twin under /api: the same guard, schema and keeper, JSON in. Errors come
 * in the endpoint's own shape.
 * @param taken the answer to a form that was kept.
 */
export async function answerApi<Value>(
  args: ActionFunctionArgs,
  { form, schema, keep }: FormHandler<Value>,
  taken: () => Response,
): Promise<Response> {
  const { pathname } = new URL(args.request.url);
  const fail = (refusal: Refusal) => apiRefusal(pathname, refusal);
  if (args.request.method !== "POST") return fail(refuse(405, { Allow: "POST" }));
  const body = await readObject(args.request);
  if (!body) return fail(refuse(400));
  const guarded = await guardPost(args, form.name, trapOf(body));
  if (guarded.wait) return fail(refuse(429, { "Retry-After": String(guarded.wait) }));
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    return fail({ status: 400, text: parsed.error.issues.map(({ message }) => message).join(" ") });
  }
  try {
    await keep(parsed.data, guarded);
  } catch (error) {
    return fail(keepRefusal(error, args));
  }
  return taken();
}

async function readObject(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await request.json();
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
