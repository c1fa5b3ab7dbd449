import type { ContactDetails } from "../../../content/samples";
import { SupportHours } from "./support-hours";

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

/** When and where the people of our desk are found. */
export function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="grid gap-5">
      <div>
        <dt className="font-semibold">Support hours</dt>
        <dd className="[font-variant-numeric:tabular-nums] wrap-anywhere">
          <span className="inline-block py-1">
            <SupportHours of={supportHours} />
          </span>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Email</dt>
        <dd className="[font-variant-numeric:tabular-nums] wrap-anywhere">
          <a href={`mailto:${email}`} className="link inline-block py-1">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Phone</dt>
        <dd className="[font-variant-numeric:tabular-nums] wrap-anywhere">
          <a href={phoneHref} className="link inline-block py-1">
            {phone}
          </a>
        </dd>
      </div>
    </dl>
  );
}
