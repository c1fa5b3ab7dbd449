import type { ContactDetails } from "../../../content/samples";
import { SupportHours } from "./support-hours";

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

/** When and where the people of our desk are found. */
export function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="grid gap-5">
      <div>
        <dt className="text-small text-ink-quiet">Support hours</dt>
        <dd className="text-lead leading-body [font-variant-numeric:tabular-nums] wrap-anywhere">
          <span className="inline-block py-2">
            <SupportHours of={supportHours} />
          </span>
        </dd>
      </div>
      <div>
        <dt className="text-small text-ink-quiet">Email</dt>
        <dd className="text-lead leading-body [font-variant-numeric:tabular-nums] wrap-anywhere">
          <a href={`mailto:${email}`} className="link inline-block py-2">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-small text-ink-quiet">Phone</dt>
        <dd className="text-lead leading-body [font-variant-numeric:tabular-nums] wrap-anywhere">
          <a href={phoneHref} className="link inline-block py-2">
            {phone}
          </a>
        </dd>
      </div>
    </dl>
  );
}
