import { NoWidow } from "~/ui/reading/no-widow";

/** What a long text says, for those who have a minute. */
export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="card mb-8 p-inset">
      <p id="in-short" className="font-serif text-subheading">
        In short
      </p>
      <div className="prose mt-3 max-w-none">
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <NoWidow text={line} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
