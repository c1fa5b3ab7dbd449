import { beforeAll, describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage } from "./support/document";
import { listed } from "./support/listed";

const server = withServer();
const path = "/account/prayers";

const short = [
  "اللهم اجعلني أداة لسلامك",
  "לב טהור ברא לי אלהים",
  "주님, 저를 평화의 도구로 써 주소서",
  "主よ、わたしを平和の器とならせてください",
  "上主，求祢使我作祢和平之子",
  "Господи, научи меня молиться",
  "हे प्रभु, मुझे अपनी शांति का साधन बना",
  "🙏🕊🌅 for Ann",
  "👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥",
  "“Peace I leave with you” – ‘my peace’ …",
  "Được bình an, Señor, für Grüße, æøå",
  "𝔭𝔯𝔞𝔶 𐍀𐍂𐌰 𒀀",
];
/** As long as prayers are, so that each lies across a place where a buffer of the page may end. */
const middle = short.map((text) =>
  text
    .concat(" ")
    .repeat(600 / (text.length + 1))
    .trim(),
);
const long = "اللهم اجعلني أداة لسلامك، حيث البغض فلأزرع المحبة. ".repeat(90).trim();
const prayers = [...short, ...middle, long];

let Cookie = "";
let saved: { handle: string; text: string; bytes: string }[] = [];
const read = async () =>
  (await rows(
    server,
    "SELECT handle, text, hex(text) AS bytes FROM prayers ORDER BY id",
  )) as typeof saved;

beforeAll(async () => {
  ({ Cookie } = await enter(server));
  for (const text of prayers) await ask(server, path, form({ form: "prayer", text }, { Cookie }));
  saved = await read();
  expect(saved.map(({ text }) => text)).toEqual(prayers);
});

it("a prayer that is opened and saved without scripts stays as it was, letter for letter", async () => {
  for (const { handle, text } of saved) {
    const at = `${path}/${handle}/edit`;
    const { document } = await openPage(server, at, { headers: { Cookie } });
    const { value } = document.querySelector<HTMLTextAreaElement>("textarea[name=text]") ?? {};
    expect(value).toBe(text);
    const sent = form({ form: "prayer-edit", text: value ?? "" }, { Cookie });
    expect((await ask(server, at, sent)).status).toBe(303);
  }
  expect(await read()).toEqual(saved);
});

describe("no page holds a byte that nobody wrote", () => {
  const clean = async (at: string, init?: RequestInit) => {
    const { status, text } = await ask(server, at, init);
    expect([at, status, /[\0\uFFFD]/.test(text)]).toEqual([at, 200, false]);
  };

  it("of those for everyone", async () => {
    const named = await listed(server);
    expect(named.length).toBeGreaterThan(90);
    const opened = ["/?featured=all&popular=all&themes=all", "/plan/patience", "/auth"];
    for (const at of [...named, ...opened]) await clean(at);
  });

  it("of those for one", async () => {
    const pages = saved.flatMap(({ handle }) =>
      ["", "/edit", "/answer", "/rest", "/delete"].map((page) => `${path}/${handle}${page}`),
    );
    for (const at of ["/", "/account", path, `${path}?page=2`, ...pages])
      await clean(at, { headers: { Cookie } });
  });
});
