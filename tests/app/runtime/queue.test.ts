import { describe, expect, it } from "vitest";
import { createQueue, QueueFull } from "~/runtime/queue.server";

const share = { width: 1, depth: 3 };
const timeout = 5_000;
/** Until whoever's turn it is has begun. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A queue whose tasks end when the test says so. */
function watched(options: Partial<Parameters<typeof createQueue>[0]> = {}) {
  const queue = createQueue({ width: 1, depth: 100, share, timeout, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** The owner is the letter that a name begins with. */
  const run = (name: string, mustRun?: boolean) => {
    const running = queue.run(name[0] ?? "", task(name), mustRun);
    // What still waits at the end of a test is nobody's concern.
    running.catch(() => undefined);
    return running;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { ...queue, run, end, started };
}

const refused = (ownShare: boolean) => (error: unknown) => {
  expect(error).toBeInstanceOf(QueueFull);
  expect((error as QueueFull).ownShare).toBe(ownShare);
};

describe("a queue", () => {
  it("runs as many at once as it is wide, in their order", async () => {
    const { run, end, started } = watched({ width: 2 });
    const tasks = ["a1", "b1", "c1", "d1"].map((name) => run(name));
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1", "c1"]);
    await end("a1");
    for (const name of ["c1", "d1"]) await end(name);
    expect(await Promise.all(tasks)).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("lets owners take turns, however much one of them brings", async () => {
    const { run, end, started } = watched();
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void run(name);
    await settle();
    for (const name of ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]) {
      expect(started.at(-1)).toBe(name);
      await end(name);
    }
  });

  it("passes nobody by who waits, when others come just as a place is free", async () => {
    const { run, end, started } = watched();
    void run("a1");
    void run("b1");
    await settle();
    void end("a1");
    void run("a2");
    await settle();
    expect(started).toEqual(["a1", "b1"]);
  });

  it("keeps a place free for others where one owner has its share", async () => {
    const { run, started } = watched({ width: 2 });
    for (const name of ["a1", "a2", "b1"]) void run(name);
    await settle();
    expect(started).toEqual(["a1", "b1"]);
  });

  it("refuses an owner whose share is used up, and nobody else", async () => {
    const { run, started, isFull, end } = watched();
    for (const name of ["a1", "a2", "a3", "a4"]) void run(name);
    await settle();
    expect([isFull("a"), isFull("b")]).toEqual([true, false]);
    await run("a5").catch(refused(true));
    await run("a5", true).catch(refused(true));
    void run("b1");
    await end("a1");
    expect(started).toEqual(["a1", "b1"]);
  });

  it("refuses whoever comes when too many wait, but what must run", async () => {
    const { run, end, started } = watched({ depth: 1 });
    void run("a1");
    void run("b1");
    await run("c1").catch(refused(false));
    void run("d1", true);
    await settle();
    await end("a1");
    await end("b1");
    expect(started).toEqual(["a1", "b1", "d1"]);
  });

  it("sends away who waits too long, and goes on without them", async () => {
    const { run, end } = watched({ timeout: 20 });
    const slow = run("a1");
    await settle();
    await Promise.all([run("a2").catch(refused(true)), run("b1").catch(refused(false))]);
    const next = run("c1");
    await end("a1");
    expect(await slow).toBe("a1");
    await end("c1");
    expect(await next).toBe("c1");
  });

  it("goes on after a task that fails", async () => {
    const queue = createQueue({ width: 1, depth: 5, share, timeout });
    await expect(queue.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await queue.run("a", async () => "yes")).toBe("yes");
  });
});

describe("a task that steps aside", () => {
  it("lets others have its turn, and goes on when it is its owner's", async () => {
    const queue = createQueue({ width: 1, depth: 5, share, timeout });
    const steps: string[] = [];
    let written = () => {};
    let rendered = () => {};
    const post = queue.run("a", async () => {
      steps.push("post begun");
      await queue.stepAside(() => new Promise<void>((resolve) => (written = resolve)));
      steps.push("post done");
    });
    const page = queue.run("b", () => {
      steps.push("page begun");
      return new Promise<void>((resolve) => (rendered = resolve));
    });
    await settle();
    written();
    await settle();
    expect(steps).toEqual(["post begun", "page begun"]);
    rendered();
    await Promise.all([post, page]);
    expect(steps).toEqual(["post begun", "page begun", "post done"]);
  });

  it("comes back before its owner's other tasks, also after a failure", async () => {
    const queue = createQueue({ width: 1, depth: 5, share, timeout });
    const steps: string[] = [];
    const task = async () => {
      await queue
        .stepAside(() => Promise.reject(new Error("no")))
        .catch(() => steps.push("failed"));
      steps.push("first");
    };
    await Promise.all([queue.run("a", task), queue.run("a", async () => steps.push("second"))]);
    expect(steps).toContain("failed");
    expect(await queue.run("a", async () => "free")).toBe("free");
  });

  it("is nothing special outside a queue", async () => {
    const queue = createQueue({ width: 1, depth: 5, share, timeout });
    expect(await queue.stepAside(async () => "done")).toBe("done");
  });
});

describe("between two tasks", () => {
  it("there is one turn of the event loop for each, however many came at once", async () => {
    const queue = createQueue({ width: 1, depth: 100, share: { width: 1, depth: 100 }, timeout });
    const turns: number[] = [];
    let turn = 0;
    const count = () => {
      turn += 1;
      if (turns.length < 20) setImmediate(count);
    };
    setImmediate(count);
    const tasks = Array.from({ length: 20 }, () => queue.run("a", async () => turns.push(turn)));
    await Promise.all(tasks);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it("there are more turns while something else comes, but not for ever", async () => {
    let asked = 0;
    const isBusy = () => ++asked > 0;
    const queue = createQueue({ width: 1, depth: 100, share, timeout, isBusy });
    await Promise.all([queue.run("a", async () => 1), queue.run("b", async () => 2)]);
    expect(asked).toBeGreaterThan(2);
  });
});

it("a task that is over while it steps aside leaves its turn once, and takes none again", async () => {
  const queue = createQueue({ width: 1, depth: 9, share: { width: 1, depth: 9 }, timeout: 1_000 });
  let finish = () => {};
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const leave = async () => {
    throw new Error("left");
  };
  const task = () => Promise.race([queue.stepAside(() => written), leave()]);
  await expect(queue.run("ann", task)).rejects.toThrow("left");
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  const others = [1, 2, 3].map((each) => queue.run("ann", async () => each));
  finish();
  expect(await Promise.all(others)).toEqual([1, 2, 3]);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});
