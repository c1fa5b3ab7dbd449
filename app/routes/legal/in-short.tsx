import { Icon } from "~/ui/controls/icon";
import { NoWidow } from "~/ui/reading/no-widow";

/** What a long text says, for those who have a minute. */
export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="card mb-8 p-inset">
      <p id="in-short" className="font-serif text-subheading">
        In short
      </p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon of="check" className="mt-1" />
            <span>
              <NoWidow text={line} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
