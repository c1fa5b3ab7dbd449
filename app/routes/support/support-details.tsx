import type { ReactNode } from "react";
import type { ContactDetails } from "#content/samples";
import { Icon, TallLink } from "~/ui/controls/controls";

type ContactCardsProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours"> & {
  as?: "h2" | "h3";
  className?: string;
};

/** A narrow line breaks after the sign of an address, and between days and times. */
export function ContactCards({ as = "h2", className = "", ...details }: ContactCardsProps) {
  const { email, phone, phoneHref, supportHours } = details;
  const [mailbox, host] = email.split("@");
  const [days, ...times] = supportHours?.replaceAll(", ", ",\n").split("\n") ?? [];
  return (
    <ul className={`grid content-start gap-3 wrap-anywhere sm:gap-6 ${className}`}>
      <ContactCard as={as} icon={<Icon of="mail" />} title="Email">
        <a href={`mailto:${email}`} className="link">
          {mailbox}@<wbr />
          {host}
        </a>
      </ContactCard>
      {phone && (
        <ContactCard as={as} icon={<Icon of="phone" />} title="Phone">
          <a href={phoneHref} className="link">
            {phone}
          </a>
        </ContactCard>
      )}
      {supportHours && (
        <ContactCard as={as} icon={<Icon of="clock" />} title="Support hours">
          <span className="inline-block">{days}</span>{" "}
          <span className="inline-block">{times.join(" ")}</span>
        </ContactCard>
      )}
    </ul>
  );
}

type ContactCardProps = { as: "h2" | "h3"; icon: ReactNode; title: string; children: ReactNode };

function ContactCard({ as: Heading, icon, title, children }: ContactCardProps) {
  return (
    <li className="flex gap-4 [&_a]:py-1 *:[svg]:mt-[0.125em]">
      {icon}
      <div className="flex flex-wrap gap-x-4 sm:block">
        <Heading className="font-sans text-base font-semibold">{title}</Heading>
        <p>{children}</p>
      </div>
    </li>
  );
}

type TopicsProps = { of: readonly { id: string; heading: string }[]; path?: string };

/** @param path of the page that has them, where it is another */
export function Topics({ of, path = "" }: TopicsProps) {
  return (
    <ul
      aria-label="FAQs by topic"
      className="flex flex-wrap gap-x-6 max-sm:grid max-sm:basis-full max-sm:cols-fit-36"
    >
      {of.map(({ id, heading }) => (
        <li key={id}>
          <TallLink to={`${path}#${id}`}>{heading}</TallLink>
        </li>
      ))}
    </ul>
  );
}
