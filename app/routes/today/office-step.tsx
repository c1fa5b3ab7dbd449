import { Paragraphs } from "~/ui/reading/paragraphs";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { psalmsPath } from "../../../content/bible/bible-path";
import type { OfficeStep as Step } from "../../../content/office/office";

/** A part of the office under its heading; what is from the Bible says from where. */
export function OfficeStep({ title, text, reference, note, psalms }: Step) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="text-subheading leading-[1.2] text-dawn">{title}</h2>
      {note && <p className="mt-1 text-small text-ink-quiet">{note}</p>}
      {psalms && (
        <p className="mt-1 text-small text-ink-quiet">
          If you have the time, this hour has all of{" "}
          <a href={psalmsPath(psalms)} className="link whitespace-nowrap">
            {psalms}
          </a>
          .
        </p>
      )}
      <div className="pray-words mt-3">
        <Paragraphs text={text} />
      </div>
      {reference && (
        <p className="reference mt-2">
          <ReferenceLink reference={reference} />
        </p>
      )}
    </section>
  );
}
