import { todayPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";

type OpenTodayProps = { heading: string; className?: string };

/** What anybody can do here at once, where a page speaks of what is to come. */
export function OpenToday({ heading, className }: OpenTodayProps) {
  return (
    <section aria-labelledby="open-heading" className={className}>
      <h2 id="open-heading">{heading}</h2>
      <ul className="rows mt-8">
        {rows.map(({ to, label, name, text }) => (
          <li
            key={to}
            className="grid items-center gap-x-column gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <div>
              <h3 className="text-subheading">{name}</h3>
              <p className="mt-2 max-w-160">{text}</p>
            </div>
            <div className="buttons">
              <ButtonLink to={to} variant="secondary" className="lg:w-full">
                {label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rows = [
  {
    to: todayPath(),
    label: "Read today’s verse",
    name: "The Same Verse for Everyone",
    text: "A new verse every day, with a short prayer drawn from it. Everyone who opens the page today reads the same words.",
  },
  {
    to: "/contact#prayer-request",
    label: "Ask us to pray for you",
    name: "Someone to Pray for You",
    text: "Tell us what’s on your heart. Our prayer team reads it and prays for you, and you decide who else can see it.",
  },
];
