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

const settle = () => new Promise((resolve) => setImmediate(resolve));
const page = (name: string, more?: Partial<Question>): Question => ({
  url: new URL(`http://localhost/${name}`),
  ...more,
});
const names = (asked: Question[]) => asked.map(({ url }) => url.pathname.slice(1));

it("renders one after the other, in their order", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  for (const name of ["1", "2", "3"]) void queued(page(name));
  expect(names(asked)).toEqual(["1"]);
  await answerNext();
  expect(names(asked)).toEqual(["1", "2"]);
  await answerNext();
  expect(names(asked)).toEqual(["1", "2", "3"]);
});

it("lets no post wait", () => {
  const { asked, ask } = held();
  const queued = inQueue(ask);
  void queued(page("1"));
  void queued(page("2"));
  void queued(page("post", { body: Buffer.alloc(0) }));
  expect(names(asked)).toEqual(["1", "post"]);
});

it("renders nothing for those who have left", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  void queued(page("1"));
  const left = new AbortController();
  const gone = queued(page("2", { signal: left.signal }));
  void queued(page("3"));
  left.abort();
  void answerNext();
  await expect(gone).rejects.toThrow(/aborted/);
  await settle();
  expect(names(asked)).toEqual(["1", "3"]);
});

it("lets a thousand wait and turns others away at once", async () => {
  const { asked, ask, answerNext } = held();
  const queued = inQueue(ask);
  for (let n = 0; n < 1_001; n += 1) void queued(page(String(n)));
  await expect(queued(page("more"))).rejects.toBeInstanceOf(QueueFull);
  expect(asked.length).toBe(1);
  await answerNext();
  void queued(page("more"));
  for (let n = 1; n < 1_001; n += 1) await answerNext();
  expect(names(asked).at(-1)).toBe("more");
});
