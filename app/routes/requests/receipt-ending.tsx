import { ButtonLink } from "~/ui/controls/button";
import { Day } from "~/ui/reading/moment";
import type { ReceiptPage } from "./receipt.server";

/** Until when the page is there, and the way to take the request back. */
export function Ending({ path, retentionDays, endsAt }: ReceiptPage) {
  return (
    <section aria-labelledby="ending-heading">
      <h2 id="ending-heading">When you’re done</h2>
      <p className="mt-3">
        {retentionDays
          ? `We erase your request ${retentionDays} days after the last thing done with it.`
          : "You can take it back whenever you like. We erase it at once."}{" "}
        This address works until <Day at={endsAt} />.
      </p>
      <div className="buttons mt-4">
        <ButtonLink to={`${path}/withdraw`} variant="secondary">
          Withdraw this request
        </ButtonLink>
      </div>
    </section>
  );
}
