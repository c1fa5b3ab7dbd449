import { HeldRow } from "./held-row";

/** What no account can show, and how to ask for it. */
export function NotLinked({ privacyEmail }: { privacyEmail: string }) {
  return (
    <HeldRow title="Sent while signed out">
      <p className="max-w-136 text-small text-ink-quiet">
        Messages, prayer requests, and newsletter sign‑ups sent while signed out aren’t linked to
        your account, because anybody can write any address into a form. To see or delete yours,
        write to{" "}
        <a href={`mailto:${privacyEmail}`} className="link">
          {privacyEmail}
        </a>{" "}
        from the address you gave.
      </p>
    </HeldRow>
  );
}
