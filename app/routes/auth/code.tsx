import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { linkLifetimes } from "#content/link-lifetimes";
import { codeMessages, secretChanged, signInCode } from "~/accounts/account-definition";
import { nextOf } from "~/accounts/session.server";
import { codeHandler, findAsked } from "~/accounts/sign-in.server";
import { runForms } from "~/forms/action.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { flashHeaders } from "~/http/session-cookie.server";
import { codePath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { Button, TextLink } from "~/ui/controls/controls";
import { PostField, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { Notice } from "~/ui/forms/notice";
import { metaOf } from "~/ui/meta/page-meta";
import { authPath } from "./auth-path";
import { Entrance } from "./entrance";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = metaOf({ heading: "Your code", unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const { isReadable, isSignedIn, isNew } = await requireAsked(args);
  const headers = { "Cache-Control": cacheControl.nobody };
  const isStrange = isNew && !isSignedIn && settings().sendsLetters;
  return data({ next: nextOf(args.request), isReadable, isSignedIn, isStrange }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const asked = await requireAsked(args);
  return runForms(args, codePath(), [codeHandler(asked)]);
}

/** @throws a redirect to sign-in for whoever has to begin there again. */
async function requireAsked(args: LoaderFunctionArgs) {
  const asked = await findAsked(args);
  if (asked) return asked;
  const { request } = args;
  const message = request.method === "POST" ? codeMessages.late : undefined;
  const headers = message ? await flashHeaders(request, message) : new Headers();
  throw redirect(authPath("login", nextOf(request)), { status: 303, headers });
}

export default function Code() {
  const { next, isReadable, isSignedIn, isStrange } = useLoaderData<typeof loader>();
  const post = useFormPost(signInCode);
  return (
    <Entrance title="One more step" lead="Your account also asks for a code">
      {!isReadable && <Notice variant="danger">{secretChanged}</Notice>}
      <PostForm post={post} action={codePath(next)} leads className="form">
        <PostField
          post={post}
          field={signInCode.fields.code}
          hint="The six digits that your authenticator app shows now. A recovery code works too."
        />
        <ZoneField />
        <Button pending={post.pending && "Checking..."}>Continue</Button>
      </PostForm>
      {isStrange && (
        <p className="field-hint">
          Didn’t turn this on? The email that told you so has a link to take your account back, for{" "}
          {linkLifetimes.undo.words}.
        </p>
      )}
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        {!isSignedIn && <TextLink to={authPath("login", next)}>Start again</TextLink>}{" "}
        <TextLink to="/contact">Lost both? Write to us</TextLink>
      </div>
    </Entrance>
  );
}
