import type { ReactNode } from "react";
import type { ContactDetails } from "#content/samples";
import { SupportHours } from "./support-hours";

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

/** Where and when the people of our desk are found. */
export function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-[auto_auto_1fr]">
      <Row term="Email">
        <a href={`mailto:${email}`} className="link inline-block py-1">
          {email}
        </a>
      </Row>
      <Row term="Phone">
        <a href={phoneHref} className="link inline-block py-1">
          {phone}
        </a>
      </Row>
      <Row term="Support hours">
        <span className="inline-block py-1">
          <SupportHours of={supportHours} />
        </span>
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="[font-variant-numeric:tabular-nums] wrap-anywhere">{children}</dd>
    </div>
  );
}
