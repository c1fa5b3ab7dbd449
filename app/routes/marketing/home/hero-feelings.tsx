import { firstFeelings } from "#content/feelings";
import { Feelings } from "~/ui/controls/feelings";
import { SearchField } from "~/ui/layout/search-field";

/** The ways to a prayer for who has no words yet. @param own beside or below one's own day, in a row where there is room. */
export function HeroFeelings({ own = false }: { own?: boolean }) {
  return (
    <>
      {own ? (
        <h3 className="eyebrow mb-2 w-full">Start from how you feel</h3>
      ) : (
        <p className="mt-6 mb-2 text-small">Start from how you feel:</p>
      )}
      <Feelings
        feelings={firstFeelings}
        label="Pray from how you feel"
        className={own ? "max-w-96" : "max-w-120"}
      />
      <details className={`no-print max-w-120${own ? "" : " mt-2"}`}>
        <summary className="text-button text-small">{ownWords}</summary>
        <SearchField label={ownWords} labelled />
        <a href="/search" className="link inline-flex min-h-11 items-center text-small">
          Where does the Bible speak of it?
        </a>
      </details>
    </>
  );
}

const ownWords = "Or say it in your own words";
