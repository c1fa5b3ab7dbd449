import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  ClaimLimitError,
  ConflictError,
  type Member,
  PrivateRequestError,
  RequestNotFoundError,
} from "#db/requests/request-states.server";
import { requireTeam } from "~/accounts/team.server";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import type { FormDefinition } from "~/forms/form";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import type { TeamPage } from "~/pages";
import { isolated } from "~/ui/reading/isolated";

/** The version that was seen; not a number counts as none. */
export const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(-1);

/** What is saved has the type of the schema. */
export const handlerOf = <Value>(
  form: FormDefinition,
  schema: z.ZodType<Value>,
  save: FormHandler<Value>["save"],
): FormHandler<Value> => ({ form, schema, save });

/** Answers a conflict with 409 and the page as it stands now. @throws 404 where the request is gone. */
export async function tellConflict<Done>(run: () => Promise<Done>) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RequestNotFoundError) throw noSuchPage();
    const failed = wordsOf(error);
    if (failed === undefined) throw error;
    return data({ failed }, { status: 409 });
  }
}

/** For a form, whose input is preserved. */
export async function tellFormConflict<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    const text = error instanceof RequestNotFoundError ? gone : wordsOf(error);
    if (text === undefined) throw error;
    const version = error instanceof ConflictError ? String(error.now.version) : undefined;
    const again = version ? `${text} Your words are still here: look, then send them again.` : text;
    const values = version ? { version } : undefined;
    throw new FormRefusal({ status: 409, text: again, foreseen: true, values });
  }
}

const gone = "This request is no longer here.";

function wordsOf(error: unknown): string | undefined {
  if (error instanceof ClaimLimitError)
    return "That’s enough for today. You’ve taken as many as you said you would; others will take this one.";
  if (error instanceof PrivateRequestError)
    return "It was sent in private, so only the leaders may read it.";
  if (!(error instanceof ConflictError)) return undefined;
  const { holder, state } = error.now;
  if (holder) return `${isolated(holder)} has taken it meanwhile.`;
  if (state === "closed") return "Somebody has closed it meanwhile.";
  return "Somebody has changed it meanwhile. This is how it stands now.";
}

export const teamHeaders = {
  "Cache-Control": cacheControl.nobody,
  "X-Robots-Tag": "noindex, nofollow",
};

/** @throws 404 for everybody else. */
export async function requireMember(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  page: TeamPage,
): Promise<Member & { name: string }> {
  const { user, role } = await requireTeam(args, page);
  return { userId: user.id, name: user.username, isLeader: role === "leader" };
}

/** The same for a request that one may not read as for none. */
export const noSuchPage = (text = "This request isn’t on your desk.") =>
  thrownRefusal({ ...refuse(404, teamHeaders), text });
