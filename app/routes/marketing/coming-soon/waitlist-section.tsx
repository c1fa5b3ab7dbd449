import { WaitlistForm } from "./waitlist-form";

type WaitlistSectionProps = { email: string; path: string };

/** The waitlist's form and what may be asked about it. @param path the address that takes its posts. */
export function WaitlistSection({ email, path }: WaitlistSectionProps) {
  return (
    <section
      id="waitlist"
      aria-label="Join the Waitlist"
      className="mt-8 grid max-w-112! scroll-mt-20 grid-cols-1 gap-4 @max-desk:mb-16 @desk:-mb-34"
    >
      <WaitlistForm path={path} />
      <p className="field-hint">
        Would you like to try it before others do? Some on the list will be asked into a small beta
        program. Questions? Write to{" "}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
    </section>
  );
}
