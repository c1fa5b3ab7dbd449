import type { ReactNode } from "react";

type AccountPartProps = {
  /** Where it stands on its page. */
  id: string;
  heading: string;
  note?: ReactNode;
  /** What is to be done takes all the width there is. */
  wide?: boolean;
  children: ReactNode;
};

/** One matter of an account page: its name at the left, what is to be done about it at the right. */
export function AccountPart({ id, heading, note, wide, children }: AccountPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="account-part split">
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {note && <p className="split-note">{note}</p>}
      </div>
      <div className={wide ? "account-wide" : undefined}>{children}</div>
    </section>
  );
}
