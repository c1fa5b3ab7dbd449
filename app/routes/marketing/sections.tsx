import { type ReactNode, useEffect, useRef } from "react";
import { type StaticParts, useStaticHtml } from "~/ui/static/use-static-html";
import { useToast } from "~/ui/toast/toast-region";

/** The frames of what section-parts.server.tsx writes once for everyone. */
type FeatureGridProps = {
  name: "features" | "folded-features";
  parts: StaticParts;
  hasApp: boolean;
  children?: ReactNode;
};

/** On the home page by night no edge parts it from the band below: two whole gaps would be a hole. */
const nearer = "pb-[calc(var(--spacing-band)*.65)]";

/** What the app offers; a word about each is a toast, and where no script runs it opens in its place. */
export function FeatureGrid({ name, parts, hasApp, children }: FeatureGridProps) {
  const list = useToastsForDetails();
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className={`wrap band @container ${name === "folded-features" ? nearer : ""}`}
    >
      <h2 id="features-heading" className="text-title">
        {hasApp ? "Ten ways the app will help you pray" : "Ways to pray here"}
      </h2>
      {hasApp && <p className="lead mt-3">Most are here today.</p>}
      <div
        {...useStaticHtml(name, parts)}
        ref={list}
        className="mt-part grid grid-cols-1 gap-x-7 gap-y-5 @trio:grid-cols-6 @wall:grid-cols-12"
      />
      {children}
    </section>
  );
}

/** Puts a button in the place of each `<details>` of a list, that says the same as a toast. */
function useToastsForDetails() {
  const list = useRef<HTMLDivElement>(null);
  const show = useToast();
  useEffect(() => {
    for (const details of list.current?.querySelectorAll("li details") ?? []) {
      const summary = details.querySelector("summary");
      const about = summary?.getAttribute("aria-describedby") ?? "";
      const title = document.getElementById(about)?.textContent ?? "";
      const description = details.lastChild?.textContent ?? "";
      const button = document.createElement("button");
      button.type = "button";
      button.className = summary?.className ?? "";
      button.setAttribute("aria-describedby", about);
      button.textContent = summary?.textContent ?? "";
      button.onclick = () => show({ title, description, duration: 3000, variant: "info" });
      details.replaceWith(button);
    }
  }, [show]);
  return list;
}

type DownloadSectionProps = { name?: "download" | "download-alone"; parts: StaticParts };

export function DownloadSection({ name = "download", parts }: DownloadSectionProps) {
  return (
    <section
      id="download"
      aria-labelledby="download-heading"
      className="wrap band no-print @container"
    >
      <div
        {...useStaticHtml(name, parts)}
        className="download dusk night relative isolate grid grid-cols-1 overflow-clip rounded-stage border border-line px-stage pt-stage @duo:grid-cols-[minmax(0,1fr)_auto] @duo:gap-12 @duo:pt-0 @duo:before:[background-image:var(--dusk)]"
      />
    </section>
  );
}

type VoicesProps = {
  name: string;
  parts: StaticParts;
  heading: string;
  id?: string;
  /** As large as the headings of home, where a band without an edge follows. */
  large?: boolean;
  className?: string;
};

export function Voices({ name, parts, heading, id, large, className = "" }: VoicesProps) {
  return (
    <section
      id={id}
      aria-labelledby="voices-heading"
      className={`band ${large ? "pb-0" : ""} ${className}`}
    >
      <div className="wrap">
        <h2 id="voices-heading" className={large ? "text-title" : undefined}>
          {heading}
        </h2>
        <div
          {...useStaticHtml(name, parts)}
          className={`mt-part grid grid-cols-1 gap-passage ${large ? "lg:grid-cols-2" : "lg:grid-cols-[7fr_5fr]"}`}
        />
      </div>
    </section>
  );
}
