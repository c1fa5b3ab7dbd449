import { NeedLinks } from "~/routes/bible/need-links";
import { ButtonLink } from "~/ui/controls/button";

/** Where to begin instead. @param asked nothing was found, though something was asked. */
export function NothingFound({ asked }: { asked: boolean }) {
  return (
    <section aria-labelledby="doors-heading" className="mt-part">
      {asked && (
        <>
          <p>Try one word of it, or another spelling. Or begin here:</p>
          <div className="buttons mt-4 mb-part">
            <ButtonLink to="/pray" variant="secondary">
              Pray now
            </ButtonLink>{" "}
            <ButtonLink to="/plans" variant="secondary">
              All plans
            </ButtonLink>
          </div>
        </>
      )}
      <h2 id="doors-heading" className="text-subheading">
        Where does the Bible speak of …
      </h2>
      <NeedLinks />
    </section>
  );
}
