import type { SignedOut } from "~/forms/draft";
import { Labelled } from "~/ui/forms/field";
import { Entrance } from "./entrance";
import { LoginForm } from "./login-form";

/** What somebody sees whose form came after the end of its session: the way in, words in hand. */
export function SignedOutPage({ signedOut, next, draft, words = [] }: SignedOut) {
  return (
    <Entrance title={signedOut.title} lead={signedOut.description}>
      {words.map(({ label, text }) => (
        <Labelled key={label} of={{ id: label }} label={label}>
          <textarea id={label} rows={5} defaultValue={text} readOnly className="control" />
        </Labelled>
      ))}
      <LoginForm next={next} draft={draft} />
    </Entrance>
  );
}
