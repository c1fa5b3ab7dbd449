import { Link, useRouteLoaderData } from "@remix-run/react";
import { linkEnded } from "~/accounts/password-reset-definition";
import { Notice } from "~/ui/forms/notice";

/** Where a link works no more, and how to get another. */
export function ResetEnded() {
  const site = useRouteLoaderData<{ letters: boolean }>("root");
  return (
    <>
      <Notice variant="info" title="Please ask for another link">
        {linkEnded}
      </Notice>
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        {site?.letters && (
          <Link to="/auth/forgotten" className="link">
            Ask for another link
          </Link>
        )}
        <Link to="/contact" className="link">
          Write to us
        </Link>
        <Link to="/auth" className="link">
          Back to log in
        </Link>
      </div>
    </>
  );
}
