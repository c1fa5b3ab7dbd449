import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";

type DownloadSectionProps = {
  /** Of its part. */
  name?: "download" | "download-alone";
  parts: StaticParts;
};

/** The invitation to the app, with the buttons of the shops. */
export function DownloadSection({ name = "download", parts }: DownloadSectionProps) {
  return (
    <section
      id="download"
      aria-labelledby="download-heading"
      className="wrap band @container print:hidden"
    >
      <div
        {...useStaticHtml(name, parts)}
        className="download dusk night relative isolate grid grid-cols-1 overflow-clip rounded-stage border border-line px-stage pt-stage @duo:grid-cols-[minmax(0,1fr)_auto] @duo:gap-12 @duo:pt-0 @duo:before:[background-image:var(--dusk)]"
      />
    </section>
  );
}
