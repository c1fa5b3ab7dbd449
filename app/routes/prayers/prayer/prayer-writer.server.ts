import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { type DraftForm, draftOf, saveDraft } from "~/bookmarks/drafts.server";
import { deletedMeanwhile } from "~/forms/draft";
import { intentField } from "~/forms/form";
import { FormRefusal } from "~/forms/form-refusal.server";
import { flashHeaders } from "~/http/session-cookie.server";
import { noSuchPrayer } from "~/routes/prayers/intents.server";
import { requireWriter } from "~/routes/prayers/writer.server";
import { database } from "~/runtime/database.server";
import type { User } from "../../../../db/accounts/users.server";
import { fitsDraft } from "../../../../db/prayers/drafts.server";
import { getPrayer } from "../../../../db/prayers/prayers.server";

/**
 * The person who sends a form about a prayer of theirs, what they sent, and the prayer's handle.
 * @throws as `requireWriter` does; where they have none such, deleted in another tab or never theirs, which nobody is told apart:
 *   a redirect to My Prayers, where the words are offered as a new prayer; data 404 without words.
 */
export async function requirePrayerWriter(
  args: ActionFunctionArgs,
  form: DraftForm,
): Promise<{ user: User; sent: FormData; handle: string }> {
  const { user, sent } = await requireWriter(args, form);
  const { handle = "" } = args.params;
  if (await getPrayer(database(), user.id, handle)) return { user, sent, handle };
  const draft = sent.has(intentField) ? undefined : draftOf(form, sent, handle);
  if (!draft || !fitsDraft(draft.words)) throw noSuchPrayer();
  const to = await saveDraft(user, draft);
  const headers = await flashHeaders(args.request, { ...deletedMeanwhile, variant: "info" });
  throw redirect(to, { status: 303, headers });
}

/** Of a prayer that was deleted while its form was on the way; sent again, the words are kept. */
export const goneMeanwhile = () =>
  new FormRefusal({ status: 404, text: deletedMeanwhile.title, foreseen: true });
