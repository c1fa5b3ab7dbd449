import type { ReactNode } from "react";
import type { ContactDetails } from "../../../content/samples";
import { SupportHours } from "./support-hours";

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

/** When and where the people of our desk are found. */
export function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="grid gap-5">
      <Row term="Support hours">
        <span className="inline-block py-1">
          <SupportHours of={supportHours} />
        </span>
      </Row>
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
