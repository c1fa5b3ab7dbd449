/** What no account can show, and how to ask for it. */
export function NotLinked({ privacyEmail }: { privacyEmail: string }) {
  return (
    <div className="border-t border-line pt-4">
      <p className="field-hint max-w-176">
        What was sent while nobody was signed in isn’t linked to an account: a message, a prayer
        request, a newsletter. Anybody can write any address into a form. To see or delete something
        of yours, write from its address to{" "}
        <a href={`mailto:${privacyEmail}`} className="link">
          {privacyEmail}
        </a>
        .
      </p>
    </div>
  );
}
