import { Fragment } from "react";
import { todayPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";

type OpenTodayProps = {
  heading: string;
  lead?: string;
  /** Its two buttons alone. */
  short?: boolean;
  className?: string;
};

/** What anybody can do here at once, where a page speaks of what is to come. */
export function OpenToday({ heading, lead, short, className }: OpenTodayProps) {
  return (
    <section aria-labelledby="open-heading" className={className}>
      <h2 id="open-heading">{heading}</h2>
      {lead && <p className="lead mt-3 max-w-160">{lead}</p>}
      {short ? (
        <div className="buttons mt-6">
          {buttons.map(({ to, label }, index) => (
            <Fragment key={to}>
              <ButtonLink to={to} variant={index === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>{" "}
            </Fragment>
          ))}
        </div>
      ) : (
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
      )}
    </section>
  );
}

const ask = { to: "/contact#prayer-request", label: "Ask us to pray for you" };

const buttons = [{ to: "/pray", label: "Pray now" }, ask];

const rows = [
  {
    to: todayPath(),
    label: "Read today’s verse",
    name: "The Same Verse for Everyone",
    text: "One verse for the day and a short prayer from it. Whoever opens the page today reads the same words.",
  },
  {
    ...ask,
    name: "Someone to Pray for You",
    text: "Write down what’s on your heart. Our prayer team reads it and prays, and you decide who else may see it.",
  },
];
