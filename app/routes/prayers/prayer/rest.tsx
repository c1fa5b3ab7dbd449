import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { restWords } from "#content/pages/prayer-forms";
import { isDay } from "#content/year/days";
import { getUser, requireUser, toSignIn } from "~/accounts/current-user.server";
import { readForm, runForms } from "~/forms/action.server";
import { prayerPath } from "~/paths";
import { prayerRest } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/controls";
import { PostField, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { privateMeta } from "~/ui/meta/page-meta";
import { DivineName } from "~/ui/reading/scripture";
import { prayerRestHandler } from "../prayer-handlers.server";
import { prayerPage } from "../prayers.server";
import { PrayerFrame } from "./prayer-frame";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Let a prayer rest - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const page = await prayerPage(await requireUser(args), args.params.handle);
  const until = new URL(args.request.url).searchParams.get(untilParameter) ?? "";
  return { ...page, until: isDay(until) ? until : page.begin.restsUntil };
}

export async function action(args: ActionFunctionArgs) {
  const user = await getUser(args);
  if (!user) throw toSignIn({ url: await withDay(args) });
  const { handle } = (await prayerPage(user, args.params.handle)).prayer;
  return runForms(args, prayerPath(handle, "rest"), [prayerRestHandler(user, handle)]);
}

const untilParameter = "until";

/** Keeps the chosen day through sign-in. */
async function withDay(args: ActionFunctionArgs): Promise<string> {
  const url = new URL(args.request.url);
  url.searchParams.set(untilParameter, String((await readForm(args)).get("restsUntil") ?? ""));
  return url.href;
}

export default function RestPrayer() {
  const { prayer, until } = useLoaderData<typeof loader>();
  const { handle, words } = prayer;
  const post = useFormPost(prayerRest, { restsUntil: until });
  return (
    <PrayerFrame {...restWords.page} handle={handle}>
      <blockquote className="prayed-words mb-8 border-s-2 border-accent ps-5">
        <DivineName text={words} />
      </blockquote>
      <PostForm post={post} action={prayerPath(handle, "rest")} leads className="form">
        <PostField post={post} field={prayerRest.fields.restsUntil} hint={restWords.hint} />
        <ZoneField />
        <Button pending={post.pending && "One moment..."}>Let it rest</Button>
      </PostForm>
    </PrayerFrame>
  );
}
