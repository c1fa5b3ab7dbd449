import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { deletionWords } from "#content/pages/account";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { PasswordFields } from "~/accounts/password-fields";
import { personalSummary } from "~/accounts/personal-data.server";
import { runForms } from "~/forms/action.server";
import { forgetDraftsOf } from "~/forms/device-drafts";
import { BackLink } from "~/ui/controls/back-link";
import { Button, SecondaryLink } from "~/ui/controls/controls";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { useCurrentUser } from "~/ui/layout/current-user";
import { metaOf } from "~/ui/meta/page-meta";
import { deletionHandler } from "../account-changes.server";
import { deletion, goodbyePath } from "../account-changes-definition";
import { AccountPart } from "../account-part";
import { Holdings } from "./holdings";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "../account-part";

const heading = "Delete my account";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return { kinds: await personalSummary(await requireUser(args)) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  return runForms(args, "/account/privacy/delete", [deletionHandler(user)]);
}

export default function Deletion() {
  const { kinds } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to="/account/privacy">Privacy Choices</BackLink>}
      title={heading}
      lead="You can do this at any time, and need no reason."
    >
      <AccountPart id="goes" {...deletionWords.goes} wide>
        <div className="mt-5">
          <Holdings kinds={kinds.filter(({ count }) => count > 0)} />
        </div>
      </AccountPart>
      <AccountPart id="deletion" {...deletionWords.yes}>
        <DeletionForm />
      </AccountPart>
    </AccountPage>
  );
}

/** Both buttons have the same weight. */
function DeletionForm() {
  const post = useFormPost(deletion);
  const account = useCurrentUser()?.drafts?.account ?? "";
  useEffect(
    () => () => {
      if (window.location.pathname === goodbyePath) forgetDraftsOf(account);
    },
    [account],
  );
  return (
    <PostForm post={post} action="/account/privacy/delete" leads className="form">
      <PasswordFields post={post} fields={[deletion.fields.currentPassword]} />
      <div className="buttons items-start">
        <Button
          variant="secondary"
          className="border-danger text-danger"
          pending={post.pending && "Deleting..."}
        >
          Delete my account
        </Button>{" "}
        <SecondaryLink to="/account/privacy">Keep my account</SecondaryLink>
      </div>
    </PostForm>
  );
}
