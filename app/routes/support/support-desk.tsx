import type { ContactDetails } from "../../../content/samples";
import { SupportHours } from "./support-hours";

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

/** When and where the people of our desk are found. */
export function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="desk">
      <div>
        <dt>Support hours</dt>
        <dd>
          <SupportHours of={supportHours} />
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref} className="link">
            {phone}
          </a>
        </dd>
      </div>
    </dl>
  );
}
