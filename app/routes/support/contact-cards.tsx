import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/icon";
import { SupportHours } from "./support-hours";

type ContactCardsProps = { email: string; phone: string; phoneHref: string; supportHours: string };

/** Where the team is reached, and when. */
export function ContactCards({ email, phone, phoneHref, supportHours }: ContactCardsProps) {
  return (
    <ul className="grid content-start gap-6 wrap-anywhere xl:col-start-2">
      <ContactCard icon={<Icon of="mail" />} title="Email">
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </ContactCard>
      <ContactCard icon={<Icon of="phone" />} title="Phone">
        <a href={phoneHref} className="link">
          {phone}
        </a>
      </ContactCard>
      <ContactCard icon={<Icon of="clock" />} title="Support hours">
        <SupportHours of={supportHours} />
      </ContactCard>
    </ul>
  );
}

type ContactCardProps = { icon: ReactNode; title: string; children: ReactNode };

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <li className="flex gap-4 [&_a]:py-1 *:[svg]:mt-[0.125em]">
      {icon}
      <div>
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
