import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/**
 * What the oldest browsers that are served do not know, under a name that nobody knows: a rule with
 * such a selector is dropped, and `@supports` denies it.
 */
const unknown = {
  popover: [/:popover-open/g, ":unknown"],
  has: [/:has\(/g, ":unknown("],
  container: [/(@|\b)container\b(?!-name)/g, "$1unknown"],
  "color-mix": [/color-mix\(/g, "unknown("],
  clip: [/\b(overflow(?:-[xy])?):clip\b/g, "$1:unknown"],
  layer: [/@layer\b/g, "@unknown"],
  scripting: [/\(scripting:/g, "(unknown:"],
  svh: [/(\d)svh\b/g, "$1unknown"],
  translate: [/([;{])(translate|scale|rotate):/g, "$1unknown-$2:"],
} satisfies Record<string, [RegExp, string]>;

/** Makes a visit's browser forget some features of CSS, in every sheet. */
export async function forget(page: Page, ...features: (keyof typeof unknown)[]): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    let body = readFileSync(`build/client${pathname}`, "utf8");
    for (const feature of features) {
      const [pattern, name] = unknown[feature];
      body = body.replace(pattern, name);
    }
    // The browser's own rule hides what is no popover to an older one.
    if (features.includes("popover")) body = `@layer theme{[popover]{display:block}}${body}`;
    await route.fulfill({ body, contentType: "text/css" });
  });
}
