import { expect, it } from "vitest";
import { QueueFull } from "~/server/queue.server";
import type { AskRemix, Question } from "~/server/remix.server";
import { inQueue } from "~/server/rendering-queue.server";

/** A way to ask that answers, the oldest first, when the test says so. */
function held() {
  const asked: Question[] = [];
  const answers: (() => void)[] = [];
  const ask: AskRemix = (question) => {
    asked.push(question);
    return new Promise((resolve) =>
      answers.push(() => resolve({ answer: new Response(), told: {} })),
    );
  };
  const answerNext = async () => {
    answers.shift()?.();
    await settle();
  };
  return { asked, ask, answerNext };
}

/** Two turns: in one the queue hears who has left, in the other it asks. */
const settle = async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
};
const page = (name: string, more?: Partial<Question>): Question => ({
  url: new URL(`http://localhost/${name}`),
  ...more,
});
const names = (asked: Question[]) => asked.map(({ url }) => url.pathname.slice(1));

it("renders one after the other, in their order", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  for (const name of ["1", "2", "3"]) void queued(page(name));
  await settle();
  expect(names(asked)).toEqual(["1"]);
  await answerNext();
  expect(names(asked)).toEqual(["1", "2"]);
  await answerNext();
  expect(names(asked)).toEqual(["1", "2", "3"]);
});

it("lets no post wait", async () => {
  const { asked, ask } = held();
  const queued = inQueue(ask);
  void queued(page("1"));
  void queued(page("2"));
  void queued(page("post", { body: Buffer.alloc(0) }));
  expect(names(asked)).toEqual(["post"]);
  await settle();
  expect(names(asked)).toEqual(["post", "1"]);
});

it("renders nothing for those who have left", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  void queued(page("1"));
  const left = new AbortController();
  const gone = queued(page("2", { signal: left.signal }));
  void queued(page("3"));
  await settle();
  left.abort();
  void answerNext();
  await expect(gone).rejects.toThrow(/aborted/);
  await settle();
  expect(names(asked)).toEqual(["1", "3"]);
});

it("lets connections be heard between two, and with them who has left", async () => {
  const asked: string[] = [];
  const queued = inQueue(async ({ url }) => {
    asked.push(url.pathname);
    return { answer: new Response(), told: {} };
  });
  const left = new AbortController();
  setImmediate(() => left.abort());
  const first = queued(page("1"));
  const gone = queued(page("2", { signal: left.signal }));
  const last = queued(page("3"));
  await expect(gone).rejects.toThrow(/aborted/);
  await Promise.all([first, last]);
  expect(asked).toEqual(["/1", "/3"]);
});

it("lets a thousand wait and turns others away at once", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  for (let n = 0; n < 1_001; n += 1) void queued(page(String(n)));
  await expect(queued(page("more"))).rejects.toBeInstanceOf(QueueFull);
  await settle();
  expect(asked.length).toBe(1);
  await answerNext();
  void queued(page("more"));
  for (let n = 1; n < 1_001; n += 1) await answerNext();
  expect(names(asked).at(-1)).toBe("more");
});
