import { JournalPhone } from "~/ui/art/phone-mockup";
import { wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";

const features: readonly { name: string; here?: string }[] = [
  { name: "Prayers from scripture, made personal", here: "/#learn-more" },
  { name: "Plans of five minutes a day", here: "/plans" },
  { name: "A private journal of prayers and answers", here: "/account/prayers" },
  { name: "A devotional for every day", here: "/today" },
  { name: "Visual praying and scripture music" },
  { name: "Prayer groups and shared requests" },
];

/** What the app will hold, and the app beside it; what the site has already is a link to it. */
export function AppFeatures() {
  return (
    <section aria-labelledby="app-heading" className="sunken overflow-clip border-b-0">
      <div className="wrap grid gap-x-column gap-y-passage pt-band lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="lg:pb-part">
          <h2 id="app-heading">What the App Will Hold</h2>
          <ul className="mt-5 border-t-2 border-accent">
            {features.map(({ name, here }) => (
              <li key={name} className="relative flex items-center gap-4 border-b border-line py-3">
                <div className="flex-1 items-baseline justify-between gap-x-6 text-balance sm:flex">
                  <Name of={name} here={here} />{" "}
                  <span className="block flex-none text-small text-ink-quiet">
                    {here ? "Here already" : "With the app"}
                  </span>
                </div>
                <Icon of="arrow-right" className={here ? "" : "opacity-0"} />
              </li>
            ))}
          </ul>
        </div>
        <JournalPhone className="w-68 max-w-full self-end max-lg:mx-auto" />
      </div>
    </section>
  );
}

function Name({ of: name, here }: { of: string; here: string | undefined }) {
  const className = "font-serif text-subheading";
  if (!here) return <span className={className}>{name}</span>;
  return (
    <PageLink to={here} className={`${className} hover:underline ${wholeCard}`}>
      {name}
    </PageLink>
  );
}
