import { useRouteLoaderData } from "@remix-run/react";

/** What a form's thanks leave out: where letters are sent, an address is asked before it gets any. */
export function AskedFirst() {
  const site = useRouteLoaderData<{ letters: boolean }>("root");
  if (!site?.letters) return null;
  return (
    <p className="w-full text-small">
      If your address hasn’t said yes to us yet, an email asks it first: press the button in it. We
      ask once in 30 days, so look in your spam folder, too.
    </p>
  );
}
