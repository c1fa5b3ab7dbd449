import { expect, it } from "vitest";
import { form } from "../support/ask";
import { withServer } from "../support/with-server";
import { account, cookieOf, logIn, register } from "./support/account";
import { intent, visitor, wordsOf } from "./support/visitor";

const server = withServer();
const prayers = "/account/prayers";

/** Somebody with a prayer, and a page that outlives the session it was read in. */
async function somebody() {
  const person = account();
  const go = visitor(server, cookieOf(await register(server, person)));
  await go(prayers, form({ form: "prayer", text: "Peace" }));
  const prayer = /prayers\/([\w-]{22})/.exec((await go(prayers)).text)?.[1] ?? "";
  const endSession = async () => {
    const elsewhere = visitor(server, cookieOf(await logIn(server, person)));
    await elsewhere("/account/settings", intent("sign-out-everywhere"));
  };
  return { ...person, go, prayer, endSession };
}

type Somebody = Awaited<ReturnType<typeof somebody>>;
type Act = {
  name: string;
  before?: (person: Somebody) => Promise<unknown>;
  /** The page it is pressed on, and what its form sends. */
  at: (prayer: string) => string;
  sent: Record<string, string>;
  /** Where it leads once its person is back, and what that page says then. */
  to: (prayer: string) => string;
  says: string | RegExp;
};

const inForty = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const plan = "/plan/anxiety-plan";
const markFour = ({ go }: Somebody) => go(plan, intent("mark", { day: "4" }));
const answer = ({ go, prayer }: Somebody) =>
  go(`${prayers}/${prayer}/answer`, form({ form: "prayer-answer", answeredOn: "2026-01-02" }));
const rest = ({ go, prayer }: Somebody) =>
  go(`${prayers}/${prayer}/rest`, form({ form: "prayer-rest", restsUntil: inForty }));
const favorite = ({ go }: Somebody) => go("/theme/theme-2", intent("favorite"));

const acts: Act[] = [
  {
    name: "mark",
    before: markFour,
    at: () => plan,
    sent: { day: "5" },
    to: () => `${plan}?day=5&done=mark#day-done`,
    says: "Day 5 is done",
  },
  {
    name: "resume",
    before: markFour,
    at: () => plan,
    sent: {},
    to: () => `${plan}?done=resume#day`,
    says: "Day 5 is open. Begin there",
  },
  {
    name: "save",
    at: () => plan,
    sent: { day: "3" },
    to: () => `${plan}?day=3&done=save#save`,
    says: "Plan saved",
  },
  {
    name: "remove",
    before: favorite,
    at: () => "/theme/theme-2",
    sent: {},
    to: () => "/theme/theme-2?done=remove#figures",
    says: "Add to Favorites",
  },
  {
    name: "remove",
    before: favorite,
    at: () => "/account/saved",
    sent: { kind: "theme", item: "theme-2" },
    to: () => "/account/saved?done=remove#saved",
    says: "Removed",
  },
  {
    name: "prayed",
    at: () => prayers,
    sent: {},
    to: () => `${prayers}?done=prayed`,
    says: "Prayed today",
  },
  {
    name: "prayed",
    at: (prayer) => `${prayers}/${prayer}`,
    sent: {},
    to: (prayer) => `${prayers}/${prayer}?done=prayed`,
    says: "Prayed today",
  },
  {
    name: "prayed",
    at: () => `${prayers}/pray?later=0`,
    sent: {},
    to: () => `${prayers}/pray?later=0&done=prayed`,
    says: "That was the last prayer on your list for today.",
  },
  {
    name: "again",
    before: answer,
    at: () => `${prayers}/answered`,
    sent: {},
    to: () => `${prayers}/answered?done=again`,
    says: "Among your prayers again",
  },
  {
    name: "wake",
    before: rest,
    at: () => prayers,
    sent: {},
    to: () => `${prayers}?done=wake`,
    says: "Brought back",
  },
];

it.each(acts.map((act) => ({ ...act, page: act.at("…") })))(
  "$name on $page is done after the sign-in, and there",
  async ({ before, at, name, sent, to, says }) => {
    const person = await somebody();
    const { go, prayer, username, password } = person;
    await before?.(person);
    await person.endSession();
    const late = await go(at(prayer), intent(name, { prayer, ...sent }));
    expect(late.status).toBe(303);
    const led = late.headers.get("location") ?? "";
    // A page of the account leads to the sign-in at once, one that anybody reads says so in its place.
    const page = await go(led);
    const link = /href="(\/auth\?next=[^"]+)"/.exec(page.text)?.[1];
    const way = led.startsWith("/auth?") ? led : (link ?? page.headers.get("location"));
    const signIn = String(way).replaceAll("&amp;", "&");
    const back = await go(signIn, form({ form: "login", username, password }));
    expect(back.headers.get("location")).toBe(to(prayer));
    expect(wordsOf(await go(to(prayer)))).toMatch(says);
  },
);

it("a day that was chosen for a rest is chosen still", async () => {
  const { go, prayer, username, password, endSession } = await somebody();
  await endSession();
  const path = `${prayers}/${prayer}/rest`;
  const late = await go(path, form({ form: "prayer-rest", restsUntil: inForty }));
  const back = await go(
    late.headers.get("location") ?? "",
    form({ form: "login", username, password }),
  );
  expect((await go(back.headers.get("location") ?? "")).text).toContain(`value="${inForty}"`);
});

it("what somebody else left is nothing to who signs in, and what is deleted is asked once more", async () => {
  const [ann, ben] = [await somebody(), await somebody()];
  await ann.endSession();
  for (const [path, name] of [
    [`${prayers}/${ann.prayer}`, "prayed"],
    [`${prayers}/${ann.prayer}/delete`, "delete"],
  ] as const) {
    const late = await ann.go(path, intent(name, { prayer: ann.prayer }));
    const { username, password } = ben;
    const back = await ann.go(
      late.headers.get("location") ?? "",
      form({ form: "login", username, password }),
    );
    expect(back.headers.get("location")).toBe(path);
    await ann.go("/auth", intent("", { form: "logout" }));
  }
  const again = visitor(server, cookieOf(await logIn(server, ann)));
  expect((await again(prayers)).text).toContain('value="prayed"');
});
