import { ButtonLink } from "~/ui/controls/button";

/** What nobody has to wait for. */
export function HereToday() {
  return (
    <section aria-labelledby="here-heading" className="split wrap band">
      <h2 id="here-heading">You Don’t Have to Wait to Pray</h2>
      <div>
        <p className="lead">
          Prayers, plans, and a private journal are here today, on this website, on any phone.
        </p>
        <div className="buttons mt-6 max-sm:grid">
          <ButtonLink to="/pray" variant="secondary">
            Pray now
          </ButtonLink>{" "}
          <ButtonLink to="/contact#prayer-request" variant="secondary">
            Ask us to pray for you
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
