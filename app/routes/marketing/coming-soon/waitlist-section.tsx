import { WaitlistForm } from "./waitlist-form";

/** The waitlist's form. @param path the address that takes its posts. */
export function WaitlistSection({ path }: { path: string }) {
  return (
    <section
      id="waitlist"
      aria-label="Join the Waitlist"
      className="mt-8 [--color-control:#c4cbdb] max-w-112! scroll-mt-20 @desk:-mb-34"
    >
      <WaitlistForm path={path} />
    </section>
  );
}
