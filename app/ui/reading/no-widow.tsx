/** Words of a paragraph, of which the last two stay together if they are short: one alone looks lost on a line. */
export function NoWidow({ text }: { text: string }) {
  const end = text.search(atEnd) + 1;
  if (end === 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, end)}
      <span className="inline-block indent-0">{text.slice(end)}</span>
    </>
  );
}

const atEnd = / (?=.{1,20}$)\S+ \S+$/;

/** The same for HTML made while the site was built: in its paragraphs and the items of its lists. */
export function withLastWordsTogether(html: string): string {
  return html.replaceAll(inHtml, ` <span class="inline-block indent-0">$1</span>`);
}

const inHtml = / (?=.{1,20}<)([^\s<>]+ [^\s<>]+)(?=<\/(?:p|li)>)/g;
