import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "~/site/markdown.server";
import { sanitise } from "../../vite/markdown";
import { randomFrom } from "../support/random";

/** What a browser makes of the HTML. */
function page(html: string): DocumentFragment {
  return JSDOM.fragment(html);
}

function hrefOf(markdown: string): string | null | undefined {
  return page(renderMarkdown(markdown)).querySelector("a")?.getAttribute("href");
}

describe("what Markdown says", () => {
  test.each([
    ["## Go back", "<h3>Go back</h3>"],
    ["# Top", "<h3>Top</h3>"],
    ["### Lower", "<h4>Lower</h4>"],
    ["###### Lowest", "<h6>Lowest</h6>"],
    [
      "*yes* and **no** and `<b>`",
      "<p><em>yes</em> and <strong>no</strong> and <code>&lt;b&gt;</code></p>",
    ],
    ["It is 3 < 4 & 5 > 4", "<p>It is 3 &lt; 4 &amp; 5 &gt; 4</p>"],
    ["\\<b>", "<p>&lt;b&gt;</p>"],
    ['[x](/plan/1 "A plan")', '<p><a href="/plan/1" title="A plan">x</a></p>'],
  ])("%j becomes %j", (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  test("a quotation with its source is a figure", () => {
    const html = renderMarkdown("> The day is Yours.\n>\n> — Psalm 74:16").replaceAll("\n", "");
    expect(html).toBe(
      "<figure><blockquote><p>The day is Yours.</p></blockquote><figcaption>Psalm 74:16</figcaption></figure>",
    );
  });

  test.each(["> Only words", "> — Psalm 74:16"])("%j stays a plain quotation", (markdown) => {
    expect(renderMarkdown(markdown)).toMatch(/^<blockquote>/);
  });
});

describe("addresses", () => {
  test.each([
    "http://example.org/",
    "https://example.org/a?b=javascript:c#d",
    "HTTPS://EXAMPLE.ORG/",
    "irc://example.org/room",
    "ircs://example.org/room",
    "mailto:ann@example.org",
    "xmpp:ann@example.org",
    "/plan/anxiety-plan?day=2#day",
    "theme-1",
    "./a:b",
    "../a%3Ab",
    "?q=a:b",
    "#top",
    "//example.org/x",
  ])("%s passes", (address) => {
    expect(hrefOf(`[x](${address})`)).toBe(address);
    expect(
      page(renderMarkdown(`![x](${address})`))
        .querySelector("img")
        ?.getAttribute("src"),
    ).toBe(address);
  });

  test.each([
    ["plain", "javascript:alert(1)"],
    ["in another case", "JaVaScRiPt:alert(1)"],
    ["after spaces", "<   javascript:alert(1)>"],
    ["after a no-break space", "<\u00a0javascript:alert(1)>"],
    ["with a tab inside", "<java\tscript:alert(1)>"],
    ["with a control character inside", "<java\u0001script:alert(1)>"],
    ["after a control character", "<\u001bjavascript:alert(1)>"],
    ["with a NUL inside", "<java\u0000script:alert(1)>"],
    ["with something invisible inside", "<java\u200bscript:alert(1)>"],
    ["with a soft hyphen inside", "<java\u00adscript:alert(1)>"],
    ["with an entity for the colon", "javascript&colon;alert(1)"],
    ["with a number for the colon", "javascript&#58;alert(1)"],
    ["with a hexadecimal number", "&#x6A;avascript:alert(1)"],
    ["with a padded number", "&#0000106;avascript:alert(1)"],
    ["with an entity for a tab", "java&Tab;script:alert(1)"],
    ["with an entity for a newline", "java&NewLine;script:alert(1)"],
    ["with a number for a newline", "java&#10;script:alert(1)"],
    ["with an encoded colon", "javascript%3Aalert(1)"],
    ["with encoded letters", "%6Aavascript:alert(1)"],
    ["with an encoded newline", "java%0Ascript:alert(1)"],
    ["wide", "ｊａｖａｓｃｒｉｐｔ：alert(1)"],
    ["as data", "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="],
    ["as a picture's data", "data:image/svg+xml;base64,PHN2Zy8+"],
    ["as vbscript", "vbscript:msgbox(1)"],
    ["as a file", "file:///etc/passwd"],
    ["as a blob", "blob:https://example.org/1"],
    ["as a view of the source", "view-source:javascript:alert(1)"],
    ["as a phone number", "tel:911"],
    ["as ftp", "ftp://example.org/"],
    ["as a scheme of nobody's", "x-y.z+1:a"],
    ["without a host", "https://"],
  ])("another scheme %s is emptied", (_, address) => {
    const link = page(renderMarkdown(`[x](${address})`)).querySelector("a");
    // What is no link in Markdown is no link in the page either.
    expect(link?.getAttribute("href") ?? "").toBe("");
    const image = page(renderMarkdown(`![x](${address})`)).querySelector("img");
    expect(image?.getAttribute("src") ?? "").toBe("");
    const named = page(renderMarkdown(`[x][1]\n\n[1]: ${address}`)).querySelector("a");
    expect(named?.getAttribute("href") ?? "").toBe("");
  });

  test.each(["javascript&#58alert(1)", "&#x00000000006A;avascript:alert(1)", "javascript&colon"])(
    "that only seem to hold an entity are relative: %s",
    (address) => {
      const { protocol } = new URL(hrefOf(`[x](${address})`) ?? "", "https://here.invalid/");
      expect(protocol).toBe("https:");
    },
  );

  test("are emptied while the words stay", () => {
    expect(renderMarkdown("[x](javascript:alert(1))")).toBe('<p><a href="">x</a></p>');
    expect(renderMarkdown("![x](data:image/png;base64,AA)")).toMatch(
      /^<p><img (?=.*src="")(?=.*alt="x")/,
    );
    expect(renderMarkdown("<javascript:alert(1)>")).toBe(
      '<p><a href="">javascript:alert(1)</a></p>',
    );
  });

  test("cannot break out of their quotation marks", () => {
    for (const markdown of [
      '[x](/a"onclick="alert(1))',
      '[x](</a" onclick="alert(1)>)',
      "[x](/a 'b\" onclick=\"alert(1)')",
      '![x" onerror="alert(1)](/a)',
      '<https://example.org/"onclick="alert(1)>',
    ]) {
      const names = [...page(renderMarkdown(markdown)).querySelectorAll("*")].flatMap((element) =>
        element.getAttributeNames(),
      );
      expect(names.filter((name) => name.startsWith("on"))).toEqual([]);
    }
  });

  test.each([
    ["https://example.org", "noopener noreferrer"],
    ["//example.org", "noopener noreferrer"],
    ["/plan/1", null],
    ["#day", null],
    ["mailto:ann@example.org", null],
  ])("of other sites are told so: %s", (address, rel) => {
    const link = page(renderMarkdown(`[x](<${address}>)`)).querySelector("a");
    expect(link?.getAttribute("rel")).toBe(rel);
  });
});

const hostile = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//example.org/x.js></SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1)//",
  '<a href="https://example.org" onclick="alert(1)">x</a>',
  '<p style="position:fixed" onmouseover="alert(1)">x</p>',
  "<style>@import '//example.org/x.css';</style>",
  '<link rel="stylesheet" href="//example.org/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//example.org/">',
  '<form action="//example.org/"><input name="a" autofocus onfocus="alert(1)"><button>Go</button></form>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin="alert(1)" attributeName="x"/></svg>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<math><mi><mglyph><svg><mtext><style><path id='</style><img onerror=alert(1) src>'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror="alert(1)"></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  "<title><img title='</title><img src=x onerror=alert(1)>'></title>",
  "<xmp><img title='</xmp><img src=x onerror=alert(1)>'></xmp>",
  "<select><template><style><!--</style><a rel='--></style></template></select><img id=x src onerror=alert(1)>'>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!-- --!><img src=x onerror=alert(1)> -->",
  "<?php echo 1 ?><![CDATA[<img src=x onerror=alert(1)>]]>",
  '<details open ontoggle="alert(1)"><summary>x</summary></details>',
  '<video><source onerror="alert(1)"></video><audio src onloadstart=alert(1)>',
  '<img name="getElementById"><form id="body"></form><a id="location" href="#">x</a>',
  "<pre><<b>img src=x onerror=alert(1)<</b>></pre>",
  "<b/onclick=alert(1)>x</b>",
];

const contexts: Record<string, (html: string) => string> = {
  "on a line of its own": (html) => html,
  "within a line": (html) => `before ${html} after`,
  "in a list": (html) => `- one\n- ${html}`,
  "in a quotation": (html) => `> ${html}\n>\n> — ${html}`,
  "in a heading": (html) => `## ${html}`,
  "in a table": (html) => `| a | b |\n|---|---|\n| ${html} | c |`,
  "in the words of a link": (html) => `[${html}](/a)`,
  "as an alternative text": (html) => `![${html}](/a "${html}")`,
  "in emphasis": (html) => `*${html}*`,
};

/** Everything that a page must not hold: elements, attributes, and addresses that act. */
function dangers(html: string): string[] {
  const elements = [...page(html).querySelectorAll("*")];
  return elements.flatMap((element) => [
    ...(/^(A|BLOCKQUOTE|CODE|EM|FIGCAPTION|FIGURE|H3|IMG|LI|P|STRONG|T(ABLE|BODY|D|H|HEAD|R)|UL)$/.test(
      element.tagName,
    )
      ? []
      : [element.tagName]),
    ...element
      .getAttributeNames()
      .filter((name) => !/^(href|src|alt|title|rel|loading|referrerpolicy)$/.test(name)),
    ...["href", "src"]
      .map((name) => element.getAttribute(name) ?? "")
      .filter((address) => !/^(\/a|https:\/\/example\.org)?$/.test(address)),
  ]);
}

describe.each(Object.entries(contexts))("a writer's own HTML %s", (_, place) => {
  test.each(hostile)("is dropped: %s", (html) => {
    expect(dangers(renderMarkdown(place(html)))).toEqual([]);
  });
});

test("what a script or a style held is dropped with it, and the words around stay", () => {
  expect(renderMarkdown("one <script>alert(1)</script> two <style>p{}</style> three")).toBe(
    "<p>one  two  three</p>",
  );
  expect(renderMarkdown("one <b onclick='x'>two</b>")).toBe("<p>one two</p>");
  expect(renderMarkdown("<div>\ngone\n</div>\n\nstays")).toBe("<p>stays</p>");
});

describe("the second guard, alone", () => {
  test.each(hostile)("lets nothing pass that acts: %s", (html) => {
    const clean = sanitise(html);
    expect(clean).not.toMatch(/<(?!\/?(a|p|img|pre|table|tbody|tr|td)\b)/i);
    expect(
      [...page(clean).querySelectorAll("*")]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => /^(on|style|id|name|class|srcdoc)/.test(name)),
    ).toEqual([]);
    // Read again, it stays what it is: nothing hides in it that wakes up in the page.
    expect(sanitise(clean)).toBe(clean);
  });

  test("judges addresses as a browser reads them", () => {
    expect(sanitise('<a href="java&#10;script:alert(1)">x</a>')).toBe('<a href="">x</a>');
    expect(sanitise('<a href="javascript&#58alert(1)">x</a>')).toBe('<a href="">x</a>');
    expect(sanitise('<a href="/\\example.org">x</a>')).toContain('rel="noopener noreferrer"');
  });
});

describe("the build's second wall finds nothing to do", () => {
  test.each(Object.entries(contexts))("for a writer's own HTML %s", (_, place) => {
    for (const html of hostile) {
      const rendered = renderMarkdown(place(html));
      expect(sanitise(rendered)).toBe(rendered);
    }
  });

  test.each([
    "[a [b](/c) ![d](/e) <https://example.org> f](/g)",
    '![a "b" <c> & -->](/d "</style>")',
    "&lt;script&gt; &amp;lt; &nbsp; &copy; &unknown; &#0; &#xD800; &#x1; &#60;b&#62; &#1114112;",
    "<https://example.org/?a=1&copy;=2&amp;=3>",
    "[x](/?a=1&b=2&amp;c=3)",
    "- [ ] open\n- [x] done\n\n3. three\n4. four",
    "```html\n<b>&amp;</b>\n\n```",
    "|a|b|\n|:-:|-:|\n|`<`|~~x~~|",
    "\ud800 lone \udfff \u0000 \u001b[31m \u2028 \u202e \ufeff",
  ])("for %j", (text) => {
    const rendered = renderMarkdown(text);
    expect(sanitise(rendered)).toBe(rendered);
  });

  test("for texts thrown together", () => {
    const pieces = [
      ...hostile,
      ..."* _ ** ~~ ` ``` [ ]( ) ![ ![a]( [1] [1]: > - # | |-| \\ & < > \" ' &#60; &colon; javascript:".split(
        " ",
      ),
      "\n",
      "\n\n",
      "    ",
      "\t",
      "1. ",
      "\u00a0",
      "> — ",
      "<a href='",
      "https://example.org",
      "a@example.org",
      "word",
      "\u0000",
      "--\n",
    ];
    const { below, pick } = randomFrom(20261128);
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 1 + below(14) }, () => pick(pieces)).join("");
      const rendered = renderMarkdown(text);
      expect(sanitise(rendered), JSON.stringify(text)).toBe(rendered);
    }
  });
});

test("entities are letters, and those that we do not know stay as they were written", () => {
  expect(renderMarkdown("&copy; &mdash; &#233; &lt;b&gt; &amp;copy; &fjlig;")).toBe(
    "<p>© — é &lt;b&gt; &amp;copy; &amp;fjlig;</p>",
  );
});

test("a text that nests too deep is refused, not cut", () => {
  expect(() => renderMarkdown(">".repeat(30_000))).toThrow(RangeError);
});
