import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { findParameter } from "~/ui/controls/page-number";

type FindProps = { words?: string; action?: string; label?: string; hint?: string };

/** Looks through what was sent. */
export function FindOnDesk({
  words = "",
  action = "/team",
  label = "Find a request",
  hint = "Looks in words and names. Private requests aren’t looked through.",
}: FindProps) {
  return (
    <Form method="get" action={action} role="search" className="field max-w-136">
      <label htmlFor="find" className="field-label">
        {label}
      </label>
      <p id="find-hint" className="field-hint">
        {hint}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          key={words}
          id="find"
          type="search"
          name={findParameter}
          defaultValue={words}
          maxLength={100}
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
  );
}
