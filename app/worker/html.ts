import { offlineWords } from "#content/offline";

/**
 * A page as it stands without scripts: its forms and links are the browser's own, and no release has to fit its
 * scripts. Photos are never kept.
 * @param html as the server writes it
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => (turns.test(script) ? script : ""))
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "")
    .replace(/<img\b[^>]*\bsrc="https:[^>]*>/g, "");

/** What turns a page to the clock of its device, and what it turns to. */
const turns = /^<script type="text\/plain"|currentScript\.parentNode/;

/** Sheets, fonts and drawings that a page or a sheet asks for. */
export const assetsOf = (text: string): string[] => [
  ...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|woff2|svg)/g) ?? []),
];

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const paragraphOf = (words: string): string =>
  `<p class="wrap-anywhere whitespace-pre-wrap">${escaped(words)}</p>`;

/** The worker itself gives it to the pages it keeps. */
export const pageScript = "/offline.js";

const mainStart = /<main\b[^>]*>/;

/** A strip over a page that is kept, from the bar of the site on where there is one: the page has left room for that. */
export function withNotice(html: string, said: string): string {
  const room = /class="[^"]*\bpray(?![\w-])/.test(html) ? "" : "relative z-10 -mb-16 pt-bar";
  const strip = `<div class="night no-print bg-night-deep ${room} text-ink"><p role="status" class="wrap py-2 text-small">${escaped(said)}</p></div>`;
  const { back, sending, sendingOne, sentNow } = offlineWords;
  const script = `<script src="${pageScript}" async data-alone data-back="${back}" data-sending="${sending}" data-now="${sendingOne}" data-sent="${sentNow.title}"></script>`;
  return html.replace(mainStart, said ? `$&${strip}` : "$&").replace("</body>", `${script}</body>`);
}

/** The frame of a kept page around other words. */
export function withWords(html: string, title: string, words: string): string {
  const at = html.search(mainStart);
  const [start] = /<main\b[^>]*>(?:<aside[\s\S]*?<\/aside>)?/.exec(html) ?? [];
  return (
    html.slice(0, at).replace(/<title>[^<]*/, `<title>${escaped(title)}`) +
    start +
    `<div class="mx-auto w-full max-w-176 px-gutter grid gap-5 pt-24 pb-24">${words}</div>` +
    html.slice(html.indexOf("</main>"))
  );
}

export const heading = (title: string, lead: string): string =>
  `<h1 class="text-title">${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>`;

/** A form that posts again what was posted. */
export function formOf(path: string, body: string, button: string): string {
  const fields = [...new URLSearchParams(body)].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}"/>`,
  );
  return `<form method="post" action="${escaped(path)}">${fields.join("")}<button class="button button-primary">${escaped(button)}</button></form>`;
}

/** A psalm as the site sets it. @param lines with the number of a verse before its first, and an empty one between */
export function psalmWords(number: number, lines: string): string {
  const set = lines.split("\n").map((line) => {
    const [begin = "", indent, verse] = /^( *)(\d*)/.exec(line) ?? [];
    const words = line.slice(begin.length).trim();
    if (!words) return '<div class="mt-5"></div>';
    const mark = `<span aria-hidden="true" class="absolute start-0 min-h-6 w-8 indent-0 font-sans text-fine font-medium text-ink-quiet">${verse}</span>`;
    return `<div class="relative ps-16 ${indent ? "-indent-4" : "-indent-8"}">${verse ? mark : ""}${escaped(words).replace(/\b([LG])(ORD|OD)\b/g, nameOfGod)}</div>`;
  });
  const ways = [number - 1, number + 1]
    .filter((other) => other > 0 && other <= 150)
    .map((other) => buttonTo(`/bible/psalms/${other}`, `Psalm ${other}`));
  return `${toAll}<h1 class="text-title">Psalm ${number}</h1><div class="scripture scripture-long">${set.join("")}</div><p class="no-print flex flex-wrap gap-4">${ways.join(" ")}</p>`;
}

const buttonTo = (path: string, words: string) =>
  `<a class="button button-secondary" href="${path}">${words}</a>`;

const nameOfGod = '$1<span class="font-[480] [font-variant-caps:all-small-caps]">$2</span>';

const toAll = `<p><a class="no-print inline-flex min-h-11 items-center text-small font-medium hover:underline" href="/offline">← ${offlineWords.here}</a></p>`;

/** A day of a plan, out of its booklet. @returns its title and its words */
export function planDay(booklet: string, plan: string, asked: number, isPersons: boolean) {
  const [, title = ""] = /<h1[^>]*>([^<]*)/.exec(booklet) ?? [];
  const from = (number: number) => booklet.indexOf(`<section aria-labelledby="day-${number}" `);
  const day = from(asked) < 0 ? 1 : asked;
  const end = from(day + 1) < 0 ? booklet.indexOf("</article>") : from(day + 1);
  const sent = `intent=mark&day=${day}&said=${encodeURIComponent(`${title}, day ${day}`)}`;
  const ways = [day - 1, day + 1]
    .filter((number) => from(number) >= 0)
    .map((to) => buttonTo(`${plan}?day=${to}`, `Day ${to}`));
  // Its title is the page's own.
  const own = booklet.slice(from(day), end).replace("<h2 id", '<h1 class="text-title" id');
  const set = own.replace("</h2>", "</h1>").replace(/(<\/?h)3/g, (_, tag) => `${tag}2`);
  const words = `${toAll}<p class="eyebrow">${title}</p>${set}`;
  const mark = isPersons ? formOf(plan, sent, offlineWords.mark) : "";
  const ends = `<div id="${plan.slice(1).replace("/", "-")}" class="flex flex-wrap items-center gap-4">`;
  return [title, `${words}${ends}${mark}${ways.join(" ")}</div>`] as const;
}
