/** What NoWidow does, for HTML made while the site was built: in its paragraphs and the items of its lists. */
export function withLastWordsTogether(html: string): string {
  return html.replaceAll(lastWords, ` <span class="inline-block indent-0">$1</span>`);
}

const lastWords = / (?=.{1,20}<)([^\s<>]+ [^\s<>]+)(?=<\/(?:p|li)>)/g;
