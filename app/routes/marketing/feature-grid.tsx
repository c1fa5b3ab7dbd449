import { type ReactNode, useEffect, useRef } from "react";
import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";
import { useToast } from "~/ui/toast/toast-region";

type FeatureGridProps = {
  /** Of its part. */
  name: "features" | "folded-features";
  parts: StaticParts;
  /** Where to go from here. */
  children?: ReactNode;
};

/** On the home page by night no edge parts it from the band below: two whole gaps would be a hole. */
const nearer = "pb-[calc(var(--spacing-band)*.65)]";

/** What the app offers; a word about each is a toast, and where no script runs it opens in its place. */
export function FeatureGrid({ name, parts, children }: FeatureGridProps) {
  const list = useToastsForDetails();
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className={`wrap band @container ${name === "folded-features" ? nearer : ""}`}
    >
      <h2 id="features-heading" className="text-title">
        Ten ways the app will help you pray
      </h2>
      <p className="lead mt-3">All of them in one quiet app.</p>
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
