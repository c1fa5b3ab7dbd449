import { Icon } from "~/ui/controls/icon";

/** The words of a section; what has headings of its own below the section's is folded under them; one alone hides nothing. */
export function SectionWords({ html }: { html: string }) {
  const [opening = "", ...parts] = html.split("<h3>");
  if (parts.length === 1) return <Words html={html} />;
  return (
    <>
      <Words html={opening} />
      {parts.length > 0 && (
        <div className="mt-6 border-b border-line">
          {parts.map((part) => {
            const [heading = "", body = ""] = part.split("</h3>");
            return <Folded key={heading} heading={heading} body={body} />;
          })}
        </div>
      )}
    </>
  );
}

const prose = "prose max-w-none [&_td]:text-balance";

/** @param html sanitised when the site was built */
export function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was built
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Folded({ heading, body }: { heading: string; body: string }) {
  return (
    <details className="group border-t border-line">
      <summary className="summary-plain flex min-h-14 items-center justify-between gap-6 py-3 hover:underline">
        <h3>{heading}</h3>
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <div className="pb-6">
        <Words html={body} />
      </div>
    </details>
  );
}
