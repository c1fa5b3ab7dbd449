import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { refusalTexts } from "#content/messages/refusals";
import { isStorageTrouble } from "#db/engines/errors.server";
import { log } from "~/runtime/log.server";

export type Refusal = {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 429 | 500 | 503;
  text: string;
  headers?: Record<string, string>;
};

export function refuse(status: Refusal["status"], headers?: Record<string, string>): Refusal {
  return { status, text: refusalTexts[status], ...(headers && { headers }) };
}

export const storageRefusal = (): Refusal => refuse(503, { "Retry-After": "5" });

export const thrownRefusal = ({ text, status, headers }: Refusal) =>
  data(text, { status, headers });

export type ApiEndpoint = {
  /** As plain text, or as JSON `{message}` or `{success: false, message}`. */
  errors: "text" | "message" | "success";
  /** Reads no body, so takes any content type. */
  bodiless?: true;
};

export type ApiEndpoints = Readonly<Record<string, ApiEndpoint>>;

export function apiRefusal(
  endpoint: ApiEndpoint | undefined,
  { status, text, headers }: Omit<Refusal, "status"> & { status: number },
): Response {
  if (endpoint?.errors === "text") {
    return new Response(text, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
    });
  }
  const json = { ...(endpoint?.errors === "success" && { success: false }), message: text };
  return Response.json(json, { status, headers });
}

export type SentWords = [name: string, value: string][];

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Routes refuse with 503 while the database is away; a form without script gets its input back. */
export function withStorageRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const guarded = {
      ...(loader && { loader: guard(loader) }),
      ...(action && { action: guard(action) }),
    };
    return [id, { ...route, module: { ...route.module, ...guarded } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guard<Given extends Args, Result>(work: (args: Given) => Result) {
  return async (args: Given) => {
    try {
      return await work(args);
    } catch (error) {
      if (!isStorageTrouble(error)) throw error;
      note(args.context, error);
      const { text: unsaved, status, headers } = storageRefusal();
      const text = args.context.isFormPost ? unsaved : unseen;
      const words = await sentWords(args);
      throw data(words ? { text: sent, words } : text, { status, headers });
    }
  };
}

const sent =
  "We can’t save anything right now. What you wrote is below: send it again in a moment.";
const unseen = "We cannot show this just now. Please try again in a moment.";

/** Once a request. */
function note(context: AppLoadContext, error: unknown): void {
  if (!context.storageFailed)
    log().warn({ id: context.requestId, err: error }, "the database cannot be asked");
  context.storageFailed = true;
}

const secret = /password|code/i;

/** @returns undefined for a script's request, whose page still has the input. */
async function sentWords({
  request,
  context: { body, isDocument },
}: Args): Promise<SentWords | undefined> {
  if (!body?.length || !isDocument) return undefined;
  const type = request.headers.get("Content-Type") ?? "application/x-www-form-urlencoded";
  const sent = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } })
    .formData()
    .catch(() => new FormData());
  const words = [...sent].flatMap(([name, value]): SentWords => {
    const isWritten = typeof value === "string" && value !== "";
    return isWritten && !secret.test(name) ? [[name, value]] : [];
  });
  return words.length > 0 ? words : undefined;
}
