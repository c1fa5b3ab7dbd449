import createPurifier from "dompurify";
import { JSDOM } from "jsdom";
import type { Plugin } from "vite";
import { isElsewhere, renderMarkdown, safeAddress } from "../app/site/markdown.server";

/** Lets a `.md` file be imported as a string of safe HTML, made while the site is built. */
export function markdown(): Plugin {
  return {
    name: "prayer-life:markdown",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".md")) return undefined;
      return {
        code: `export default ${JSON.stringify(hanging(sanitise(renderMarkdown(text))))};`,
        map: null,
      };
    },
  };
}

/** God's name as the Bible is set here. An overlong line of poetry goes on further in: each of its lines stands in a box of its own. */
const hanging = (html: string): string =>
  html
    .replaceAll("LORD", 'L<bdi class="font-[480] [font-variant-caps:all-small-caps]">ORD</bdi>')
    .replace(/(?<=<blockquote>\s*<p>)(?:(?!<\/p>)[\s\S])*<br>(?:(?!<\/p>)[\s\S])*/g, (poem) =>
      poem.replace(/\s*([\s\S]+?)(<br>|$)/g, "<span>$1$2</span>"),
    );

/** HTML reduced to what Markdown can say; addresses of any scheme but ours are emptied. */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: "alt height href sizes src srcset start title width".split(" "),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // The hook below has judged every address, and leaves an empty one where this would leave none.
    ALLOWED_URI_REGEXP: /^/,
  });
}

const tags =
  "a blockquote br code del em figcaption figure h3 h4 h5 h6 hr img li ol p pre strong table tbody td th thead tr ul".split(
    " ",
  );
const purifier = createPurifier(new JSDOM().window);

purifier.addHook("uponSanitizeAttribute", (_, attribute) => {
  if (/^(href|src)$/.test(attribute.attrName)) {
    attribute.attrValue = safeAddress(attribute.attrValue);
  }
});

purifier.addHook("afterSanitizeAttributes", (element) => {
  const address = element.getAttribute("href");
  if (address && isElsewhere(address)) element.setAttribute("rel", "noopener noreferrer");
  if (element.tagName === "IMG") {
    element.setAttribute("loading", "lazy");
    element.setAttribute("referrerpolicy", "no-referrer");
  }
});
