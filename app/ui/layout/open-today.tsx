import { PageLink } from "~/ui/controls/page-link";

type OpenTodayProps = {
  heading: string;
  lead: string;
  /** Only the first two ways. */
  short?: boolean;
  className?: string;
};

/** What anybody can do here at once, where a page speaks of what is to come. */
export function OpenToday({ heading, lead, short, className = "" }: OpenTodayProps) {
  return (
    <section aria-labelledby="open-heading" className={className}>
      <h2 id="open-heading">{heading}</h2>
      <p className="lead mt-3 max-w-160">{lead}</p>
      <ul className="rows mt-8">
        {(short ? ways.slice(0, 2) : ways).map(({ to, label, text }) => (
          <li key={to} className="split gap-y-1">
            <h3>
              <PageLink to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </PageLink>
            </h3>
            <p className="max-w-160 self-center">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = [
  {
    to: "/pray",
    label: "Pray now",
    text: "A prayer for this hour of the day, a line at a time. It takes three minutes, and you don’t need an account.",
  },
  {
    to: "/contact#prayer-request",
    label: "Ask us to pray for you",
    text: "Write down what’s on your heart. Our prayer team reads it and prays, and you decide how far it goes.",
  },
  {
    to: "/plans",
    label: "Walk through a plan",
    text: "Five minutes a day, for a few days or a few weeks: worry, grief, joy, a new start.",
  },
  {
    to: "/today",
    label: "Read today’s verse",
    text: "One verse, one line to pray, and morning and night prayer if you’d like more.",
  },
];
