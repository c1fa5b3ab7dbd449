import { Link, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { emergency, lifeline } from "#content/help-lines";
import { receiptPath } from "~/paths";

type Site = { origin: string; flash?: { receipt?: string } };

/** The way to a sender's own page. It is shown once: it stands while this page does. */
export function ReceiptNotice({ sendsLetters }: { sendsLetters: boolean }) {
  const site = useRouteLoaderData("root") as Site | undefined;
  const given = site?.flash?.receipt;
  const [token, setToken] = useState(given);
  useEffect(() => {
    if (given) setToken(given);
  }, [given]);
  if (!token) return null;
  const path = receiptPath(token);
  return (
    <section aria-labelledby="receipt-heading" className="card grid grid-cols-1 gap-3 p-inset">
      <h4 id="receipt-heading" className="font-semibold">
        Your private page
      </h4>
      <p>
        There you’ll see when somebody has prayed, and a note if one is written to you. You can tell
        us how it goes on, or withdraw your request.
      </p>
      <p>
        <Link to={path} className="link wrap-anywhere">
          {site?.origin}
          {path}
        </Link>
      </p>
      <p>
        Our team isn’t there at every hour. If it can’t wait, call or text{" "}
        <a href={lifeline.call} className="link">
          {lifeline.number}
        </a>{" "}
        in the US, or call{" "}
        <a href={emergency.call} className="link">
          {emergency.number}
        </a>{" "}
        where somebody is in danger now.
      </p>
      <p className="text-small text-ink-quiet">
        Save this link now: we show it only this once.
        {sendsLetters && " If you’ve confirmed your address with us before, we send it there, too."}{" "}
        Whoever has it can open the page, so keep it to yourself.
      </p>
    </section>
  );
}
