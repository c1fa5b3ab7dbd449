import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  ServerBuild,
} from "@remix-run/node";
import { data } from "@remix-run/node";
import { isStorageTrouble } from "#db/engines/errors.server";
import { log } from "~/runtime/log.server";
import { storageRefusal } from "./refusal.server";

/** Fields of a form with what was sent in them. */
export type SentWords = [name: string, value: string][];

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * A build whose loaders and actions refuse where the database cannot do its work just now: 503 with when
 * to come back, and where a form was sent without a script, the page with what was written in it. No
 * route has to think of it.
 */
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
  "We cannot keep anything just now. What you wrote is below: send it again in a moment.";
const unseen = "We cannot show this just now. Please try again in a moment.";

/** A line in the log for each request, however many of its loaders ask. */
function note(context: AppLoadContext, error: unknown): void {
  if (!context.storageFailed)
    log().warn({ id: context.requestId, err: error }, "the database cannot be asked");
  context.storageFailed = true;
}

/** Fields that are never sent back. */
const secret = /password|code/i;

/**
 * What a form without a script was sent with, where its own page cannot be made.
 * @returns undefined for a script's request, whose page holds the words still, and where there are none.
 */
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
