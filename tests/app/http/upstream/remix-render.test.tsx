import type { EntryContext } from "@remix-run/node";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { readHandoff, render } from "~/http/upstream/remix-render.server";

const texts = {
  "of two bytes a letter": "اللهم اجعلني أداة لسلامك",
  "of three": "주님, 저를 평화의 도구로 써 주소서",
  "of four": "🙏🕊🌅🙏🕊🌅",
  "of letters that are one picture": "👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥",
  "with curly quotes": "“Peace I leave with you” – ‘my peace’ …",
};

/** In short pieces, as the words of a page are: React writes long ones by another way. */
const pad = (length: number) => [
  ...Array.from({ length: length / 100 }, () => "a".repeat(100)),
  "a".repeat(length % 100),
];

const page = (before: number, text: string) => (
  <html lang="en">
    <body title={text}>
      <p>{pad(before)}</p>
      <p>{text}</p>
      <textarea readOnly value={text} />
    </body>
  </html>
);

describe("words", () => {
  it.each(Object.entries(texts))("%s are whole wherever they stand", (_, text) => {
    for (let before = 0; before < 2_100; before += 1) {
      const html = render(page(before, text));
      expect(html.split(text), `after ${before}`).toHaveLength(4);
      expect(html).not.toMatch(/[\0\uFFFD]/);
    }
  });
});

describe("a page", () => {
  const Waiting = (): never => {
    throw new Promise(() => {});
  };

  it("says what it is", () => {
    expect(render(<html lang="en" />)).toBe('<!DOCTYPE html><html lang="en"></html>');
  });

  it("whose part throws is thrown as well", () => {
    const Broken = () => {
      throw new Error("a fault");
    };
    expect(() => render(<Broken />)).toThrow("a fault");
  });

  it("is never sent in part", () => {
    const page = (
      <Suspense>
        <Waiting />
      </Suspense>
    );
    expect(() => render(page)).toThrow("not finished");
    expect(() => render(<Waiting />)).toThrow();
  });

  it("may speak of what React writes", () => {
    expect(render(<p>{"<!--$!-->"}</p>)).toContain("&lt;!--$!--&gt;");
  });
});

describe("the data of a page's script", () => {
  const context = (serverHandoffStream: ReadableStream<Uint8Array>) =>
    ({ renderMeta: {}, serverHandoffStream }) as EntryContext;

  it("is whole before the page is rendered, however it came", async () => {
    const bytes = Buffer.from('["평화"]');
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const read = context(pieces);
    await readHandoff(read);
    const result = { done: true, value: '["평화"]' };
    expect(read.renderMeta?.streamCache?.[0]).toMatchObject({ result });
    expect(pieces.locked).toBe(false);
  });

  it("fails the page when it fails", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error("lost")),
    });
    await expect(readHandoff(context(broken))).rejects.toThrow("lost");
  });
});

it("what stands behind the document's end comes into its body", () => {
  const page = (
    <>
      <html lang="en">
        <body>Words</body>
      </html>
      <script>last()</script>
    </>
  );
  const html = '<html lang="en"><body>Words<script>last()</script></body></html>';
  expect(render(page)).toBe(`<!DOCTYPE html>${html}`);
});
