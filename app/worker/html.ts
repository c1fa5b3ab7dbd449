import { offlineWords } from "#content/offline";

/**
 * A page as it stands without scripts: its forms and links are the browser's own, and no release has to fit its
 * scripts. Photos are never kept.
 * @param html as the server writes it
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "")
    .replace(/<img\b[^>]*\bsrc="https:[^>]*>/g, "");

/** Sheets, fonts and drawings that a page or a sheet asks for. */
export const assetsOf = (text: string): string[] => [
  ...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|woff2|svg)/g) ?? []),
];

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const column = "mx-auto w-full max-w-176 px-gutter";

/** The worker itself gives it to the pages it keeps. */
export const pageScript = "/offline.js";

/** What waits goes out while a kept page is open. */
export const responseWithPageScript = async () =>
  new Response(
    `const ask = () => navigator.serviceWorker.controller?.postMessage("renew");
addEventListener("online", ask);
setInterval(ask, 10000);
ask();
navigator.serviceWorker.addEventListener("message", () => location.reload());`,
    { headers: { "Content-Type": "text/javascript" } },
  );

const mainStart = /<main\b[^>]*>/;

/** A strip over a page that is kept, which goes on from the bar of the site where there is one. */
export function withNotice(html: string, said: string): string {
  const room = /class="[^"]*\bpray(?![\w-])/.test(html)
    ? "pt-3"
    : "pt-[calc(var(--spacing-bar)+0.5rem)]";
  const strip = `<div class="night no-print bg-night-deep ${room} pb-2 text-ink"><p role="status" class="wrap text-small">${escaped(said)}</p></div>`;
  const script = `<script src="${pageScript}" async data-alone></script>`;
  return html.replace(mainStart, (start) => start + strip).replace("</body>", `${script}</body>`);
}

/** The frame of a kept page around other words. */
export function withWords(html: string, title: string, words: string): string {
  const at = html.search(mainStart);
  const start = html.slice(at).match(mainStart)?.[0] ?? "";
  return (
    html.slice(0, at).replace(/<title>[^<]*/, `<title>${escaped(title)}`) +
    start +
    `<div class="${column} grid gap-5 pt-32 pb-24">${words}</div>` +
    html.slice(html.indexOf("</main>"))
  );
}

export const heading = (title: string, lead: string): string =>
  `<h1 class="text-title">${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>`;

/** A form that posts again what was posted. */
export function formOf(path: string, body: string, button: string): string {
  const fields = [...new URLSearchParams(body)].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(path)}">${fields.join("")}<button class="button button-primary">${escaped(button)}</button></form>`;
}

/** A psalm in its lines. @param verses lines and stanzas, by one and two line ends */
export function psalmWords(number: number, verses: string): string {
  const stanzas = verses.split("\n\n").map((stanza) => {
    const lines = escaped(stanza).replaceAll("\n", "<br>");
    return `<p>${lines}</p>`;
  });
  return `<h1 class="text-title">Psalm ${number}</h1><div class="scripture grid gap-4">${stanzas.join("")}</div><p><a class="link" href="/offline">${offlineWords.title}</a></p>`;
}
