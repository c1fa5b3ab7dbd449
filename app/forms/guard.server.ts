import type { ActionFunctionArgs } from "@remix-run/node";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { type FormDefinition, honeypot } from "./form";

/** What the guard knows of a post that it let through. */
export type Guarded = {
  /** Seconds to wait, when this address has posted the form too often. */
  wait?: number;
  /** Only a machine fills the field that nobody sees. */
  suspected: boolean;
};

/**
 * The first line of every page action: passes on what the edge refused, in the one form that
 * Remix's client can read, and reads what was sent; the request's own body stays for sign-in.
 * @throws thrownRefusal for the edge's refusals and for a malformed body.
 */
export async function readForm({ request, context }: ActionFunctionArgs): Promise<FormData> {
  const { refusal, body } = context;
  if (refusal) throw thrownRefusal(refusal);
  if (body && request.headers.get("Content-Type")?.startsWith(plainForm)) return plainFields(body);
  try {
    return await request.clone().formData();
  } catch {
    throw thrownRefusal(refuse(400));
  }
}

const plainForm = "application/x-www-form-urlencoded";

/** The fields of a form without files: quicker from the bytes at hand than by way of streams. */
function plainFields(body: Buffer): FormData {
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body)))
    fields.append(name, value);
  return fields;
}

/** Counts a post to a form, by page or by /api, and tells whether a machine filled it. */
export async function guardPost(
  { context, request }: ActionFunctionArgs,
  { form, counted = true }: { form: FormDefinition; counted?: boolean },
  trap: unknown,
) {
  const address = context.address ?? "local";
  const wait = counted ? await countPost(form.name, address) : undefined;
  const guarded: Guarded = { wait, suspected: typeof trap === "string" && trap !== "" };
  return { ...guarded, address, request, context };
}

/** The value of the honeypot in a body of either kind. */
export function trapOf(body: FormData | Record<string, unknown>): unknown {
  return body instanceof FormData ? body.get(honeypot.name) : body[honeypot.name];
}
