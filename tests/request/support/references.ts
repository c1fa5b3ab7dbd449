/** An address in a page or an asset, and what it stands in. */
export type Reference = { tag: string; attributes: string; url: URL };

/**
 * Every address that a browser would follow or load from a text.
 * @param type its media type; texts of other types than HTML, CSS and manifests hold none.
 * @param base the address of the text itself.
 */
export function referencesIn(text: string, type: string, base: string): Reference[] {
  const found = finders[type]?.(text) ?? [];
  return found.map(({ tag, attributes, address }) => ({
    tag,
    attributes,
    url: new URL(address.replaceAll("&amp;", "&"), base),
  }));
}

type Found = { tag: string; attributes: string; address: string };

const finders: Record<string, (text: string) => Found[]> = {
  "text/html": (html) =>
    [...html.matchAll(/<([a-z][\w-]*)\s([^>]*)>/g)].flatMap(([, tag = "", attributes = ""]) =>
      addressesOf(attributes).map((address) => ({ tag, attributes, address })),
    ),
  "text/css": (css) =>
    [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      ([attributes, url, imported]) => ({ tag: "css", attributes, address: url ?? imported ?? "" }),
    ),
  "application/manifest+json": (json) => {
    const { start_url, icons } = JSON.parse(json) as {
      start_url: string;
      icons: { src: string }[];
    };
    const addresses = [start_url, ...icons.map(({ src }) => src)];
    return addresses.map((address) => ({ tag: "manifest", attributes: "", address }));
  },
};

function addressesOf(attributes: string): string[] {
  return [...attributes.matchAll(/(?:^|\s)([\w-]+)="([^"]*)"/g)].flatMap(([, name, value = ""]) => {
    if (/^(href|src|action|formaction|poster|xlink:href)$/.test(name ?? "")) return [value];
    if (/^(image)?srcset$/i.test(name ?? ""))
      return value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
    // Pictures for other sites' previews.
    return name === "content" && /property="og:image"/.test(attributes) ? [value] : [];
  });
}
