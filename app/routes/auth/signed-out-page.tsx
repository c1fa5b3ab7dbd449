import type { SignedOut } from "~/forms/draft";
import { Textarea } from "~/ui/forms/field";
import { Entrance } from "./entrance";
import { LoginForm } from "./login-form";

/** What somebody sees whose form came after the end of its session: the way in, words in hand. */
export function SignedOutPage({ signedOut, next, draft, words = [] }: SignedOut) {
  return (
    <Entrance title={signedOut.title} lead={signedOut.description}>
      {words.map(({ label, text }) => (
        <Textarea key={label} id={label} name="" label={label} defaultValue={text} readOnly />
      ))}
      <LoginForm next={next} draft={draft} />
    </Entrance>
  );
}
