import { JSDOM } from "jsdom";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { newHandle } from "#db/handle.server";
import { render } from "~/http/upstream/remix-render.server";
import { takeMarks } from "~/http/upstream/remix-scripts.server";

const mark = newHandle();

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
const Own = ({ source }: { source: string }) => <script nonce={mark} {...raw(source)} />;
const Injected = ({ html }: { html: string }) => <div {...raw(html)} />;

const page = (children: ReactNode) =>
  render(
    <html lang="en">
      <body>{children}</body>
    </html>,
  );

/** The inline scripts of a page as a browser reads them. */
const browserScripts = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll("script:not([src])")].map(
    ({ textContent }) => textContent,
  );

describe("the scripts of the program's own", () => {
  it.each([
    ["one", ["let a = 1;"]],
    ["a module", ['import "/a.js";\nlet b = "</x>";']],
    ["two", ["one()", "two()"]],
    ["with words beyond ASCII", ["say('Grüße 🙏')"]],
    ["that hold markup", ['a("\\u003cscript>"); b < c; "<p>"']],
    ["that speak of a nonce", ['a(" nonce=\\"x\\"")']],
  ])("are read as a browser reads them: %s", (_, sources) => {
    const marked = page(sources.map((source) => <Own key={source} source={source} />));
    const { html, scripts } = takeMarks(marked, mark);
    expect(scripts).toEqual(sources);
    expect(browserScripts(html)).toEqual(sources);
  });

  it("are told from what a visitor brought in", () => {
    const marked = page(
      <>
        <Injected html="<script>alert(1)</script>" />
        <Own source="own(1)" />
        <Injected
          html={'<script nonce="guessed">alert(2)</script><script nonce>alert(3)</script>'}
        />
        <Own source="own(2)" />
        <Injected html="<script>alert(4)//" />
      </>,
    );
    expect(takeMarks(marked, mark).scripts).toEqual(["own(1)", "own(2)"]);
  });

  it("leave no mark in the page, and change nothing else of it", () => {
    const words = <p title={'nonce="x"'}>nonce="x"</p>;
    const plain = page([words, <script key="a" type="module" />]);
    const marked = page([words, <script key="a" nonce={mark} type="module" />]);
    expect(takeMarks(marked, mark)).toEqual({ html: plain, scripts: [] });
  });

  it("of a file need no more than their address", () => {
    const marked = page(<script nonce={mark} src="/a.js" />);
    expect(takeMarks(marked, mark).scripts).toEqual([]);
  });

  it("have another mark each time", () => {
    expect(new Set(Array.from({ length: 100 }, () => newHandle())).size).toBe(100);
  });

  it("are found as quickly in a page that is made to be slow", () => {
    const slow = `${'<script nonce="'.repeat(100_000)}`;
    const start = performance.now();
    expect(takeMarks(slow, mark)).toEqual({ html: slow, scripts: [] });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
