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
          <h2 id="app-heading">What the app will hold</h2>
          <ul className="mt-5 border-t-2 border-accent">
            {features.map(({ name, here }) => (
              <li
                key={name}
                className="relative grid grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-3 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto_1.25rem]"
              >
                {here ? (
                  <PageLink
                    to={here}
                    className={`font-serif text-subheading hover:underline ${wholeCard}`}
                  >
                    {name}
                  </PageLink>
                ) : (
                  <span className="font-serif text-subheading">{name}</span>
                )}{" "}
                <span className="text-small text-ink-quiet max-sm:row-start-2">
                  {here ? "Here already" : "With the app"}
                </span>
                {here && <Icon of="arrow-right" className="max-sm:[grid-area:1/2/3]" />}
              </li>
            ))}
          </ul>
        </div>
        <JournalPhone className="w-68 max-w-full self-end max-lg:mx-auto" />
      </div>
    </section>
  );
}
