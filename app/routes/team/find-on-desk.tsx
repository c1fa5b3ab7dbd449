import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { findParameter, longestFind } from "~/ui/controls/page-number";
import { summaryClass } from "~/ui/team/team-classes";

type FindProps = {
  words?: string;
  action?: string;
  title?: string;
  label?: string;
  hint?: string;
};

/** Looks through what was sent; folded, so that the list comes first. */
export function FindOnDesk({
  words = "",
  action = "/team",
  title = "Find a request",
  label = "Words or a name",
  hint = "Private requests aren’t looked through.",
}: FindProps) {
  return (
    <details key={words} open={words !== ""} className="max-w-136">
      <summary className={summaryClass}>{title}</summary>
      <Form method="get" action={action} role="search" className="field pt-2">
        <label htmlFor="find" className="field-label">
          {label}
        </label>
        <p id="find-hint" className="field-hint">
          {hint}
        </p>
        <div className="flex flex-wrap gap-3">
          <input
            id="find"
            type="search"
            name={findParameter}
            defaultValue={words}
            maxLength={longestFind}
            aria-describedby="find-hint"
            className="control flex-1 basis-48"
          />
          <Button variant="secondary">
            <Icon of="search" /> Find
          </Button>
        </div>
        {words && (
          <p>
            <Link to={action} className="link inline-flex min-h-6 items-center">
              Show all
            </Link>
          </p>
        )}
      </Form>
    </details>
  );
}
