import { expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { logLines, rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { enterTeam, type TeamMember } from "./support/team";
import { intent, visitor, wordsOf } from "./support/visitor";

const server = withServer();

const canary = "Kanarienvogel";

const request = (words: string, isPrivate = false) => ({
  form: "prayer-request",
  fullName: "Ada Stone",
  email: `ada.${words.length}@example.org`,
  prayerRequest: words,
  ...(isPrivate && { isPrivate: "on" }),
});

/** Asks for prayer on the page. @returns the way to the private page, as the page shows it. */
async function askForPrayer(words: string, isPrivate = false): Promise<string> {
  const browser = visitor(server);
  const sent = await browser("/contact", form(request(words, isPrivate)));
  expect(sent.status).toBe(303);
  const location = sent.headers.get("Location") ?? "";
  expect(location).toBe("/contact?done=prayer-request#prayer-request");
  const page = await browser(location.replace(/#.*/, ""));
  return /\/request\/[\w-]{43}/.exec(page.text)?.[0] ?? "";
}

const idOf = async (words: string) => {
  const [row] = (await rows(server, "SELECT id FROM prayer_requests WHERE content = ?", words)) as {
    id: number;
  }[];
  return row?.id ?? 0;
};

const as = (member: TeamMember, path: string, init: RequestInit = {}) =>
  ask(server, path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), Cookie: member.Cookie },
  });

/** The version that a request's page hands to its buttons. */
const versionOn = ({ text }: { text: string }) =>
  /name="version" value="(\d+)"/.exec(text)?.[1] ?? "";

it("who sees what: every address, everybody, every way", async () => {
  const words = `${canary} private`;
  const path = await askForPrayer(words, true);
  const openPath = await askForPrayer(`${canary} open`);
  await ask(
    server,
    "/api/contact",
    json({ firstName: "Cy", lastName: "", email: "cy@example.org", message: "Hello" }),
  );
  const hidden = `/team/requests/r${await idOf(words)}`;
  const open = `/team/requests/r${await idOf(`${canary} open`)}`;
  const [intercessor, leader] = [
    await enterTeam(server, "intercessor"),
    await enterTeam(server, "leader"),
  ];
  const flash = (await ask(server, "/contact", form(request(`${canary} yesterday`)))).headers;
  const other = await enter(server);
  await ask(server, "/contact", form(request(`${canary} other`), { Cookie: other.Cookie }));
  const people = {
    nobody: {},
    visitor: { Cookie: (flash.get("Set-Cookie") ?? "").replace(/;.*/, "") },
    account: { Cookie: (await enter(server)).Cookie },
    otherRequester: { Cookie: other.Cookie },
    intercessor: { Cookie: intercessor.Cookie },
    leader: { Cookie: leader.Cookie },
  };
  expect(people.visitor.Cookie).toMatch(/^session_id=./);
  // GET, .data and a POST of nothing that is known: whoever is not of the team, an intercessor, a leader.
  const none = [404, 404, 404];
  const reads = [200, 200, 400];
  const page = [200, 200, 405];
  const table: [string, number[], number[], number[]][] = [
    [path, reads, reads, reads],
    [openPath, reads, reads, reads],
    [`${path}/withdraw`, reads, reads, reads],
    ["/request/withdrawn", page, page, page],
    [`/request/${"x".repeat(43)}`, none, none, none],
    [`/request/${"x".repeat(43)}/withdraw`, none, none, none],
    ["/team", none, page, page],
    [open, none, reads, reads],
    [`${open}/pray`, none, reads, reads],
    [hidden, none, [404, 404, 400], reads],
    [`${hidden}/pray`, none, [404, 404, 400], reads],
    ["/team/requests/r999999", none, [404, 404, 400], [404, 404, 400]],
    ["/team/messages", none, none, page],
    ["/team/messages/m1", none, none, reads],
    ["/team/print", none, page, page],
    ["/team/log", none, none, page],
    ["/team/care", none, reads, reads],
  ];
  const readers: string[] = [];
  for (const [address, others, forIntercessor, forLeader] of table) {
    for (const [person, headers] of Object.entries(people)) {
      const got = await ask(server, address, { headers });
      const data = await ask(server, `${address}.data`, { headers });
      const posted = await ask(server, address, form({ intent: "nothing" }, headers));
      const responses = [got, data, posted];
      const expected = { intercessor: forIntercessor, leader: forLeader }[person] ?? others;
      expect([address, person, ...responses.map(({ status }) => status)]).toEqual([
        address,
        person,
        ...expected,
      ]);
      for (const each of responses)
        if (each.status === 200)
          expect(each.headers.get("Cache-Control"), address).toMatch(/no-store/);
      if (responses.some(({ text }) => text.includes(words))) readers.push(`${person} ${address}`);
    }
  }
  // Its words: for whoever has the private address, and for leaders.
  expect(readers).toEqual([
    ...[path, `${path}/withdraw`].flatMap((address) =>
      Object.keys(people).map((person) => `${person} ${address}`),
    ),
    `leader ${hidden}`,
    `leader ${hidden}/pray`,
  ]);
});

it("the private page names itself to nobody, and no place keeps it", async () => {
  const words = `${canary} quiet`;
  const path = await askForPrayer(words);
  const { headers, text } = await ask(server, path);
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(headers.get("X-Robots-Tag")).toContain("noindex");
  expect(headers.get("ETag")).toBeNull();
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain(words);
  for (const each of ["/sitemap.xml", "/sitemap", "/feed.xml", "/robots.txt", "/", "/contact"]) {
    const page = await ask(server, each);
    expect(page.text).not.toContain(canary);
    expect(page.text).not.toMatch(/\/request\/|\/team/);
  }
  expect((await ask(server, `/search?q=${canary}`)).text).not.toContain(words);
  const told = JSON.stringify(logLines(server));
  expect(told).not.toContain(canary);
  expect(told).not.toContain(path.slice("/request/".length));
});

it("tells a newcomer what to do, until they have prayed once", async () => {
  const words = "For the first day";
  await askForPrayer(words);
  const [member, leader] = [
    await enterTeam(server, "intercessor"),
    await enterTeam(server, "leader"),
  ];
  const welcome = (page: { text: string }) =>
    /<details id="desk-help" open[^>]*><summary[^>]*>([^<]*)/.exec(page.text)?.[1];
  const first = await as(member, "/team");
  expect(welcome(first)).toBe("Welcome to the desk");
  expect(wordsOf(first)).toContain("You’re an intercessor");
  expect(wordsOf(await as(leader, "/team"))).toContain("You’re a leader");
  await as(member, `/team/requests/r${await idOf(words)}/pray`, intent("prayed"));
  const second = await as(member, "/team");
  expect(welcome(second)).toBeUndefined();
  expect(wordsOf(second)).toContain("How the desk works");
});

it("what is sent twice is one request with one page", async () => {
  const browser = visitor(server);
  const sent = request(`${canary} twice`);
  await browser("/contact", form(sent));
  await browser("/contact", form(sent));
  const page = await browser("/contact?done=prayer-request");
  const path = /\/request\/[\w-]{43}/.exec(page.text)?.[0] ?? "";
  expect((await ask(server, path)).text).toContain(sent.prayerRequest);
  expect((await browser("/contact?done=prayer-request")).text).not.toContain("/request/");
  const again = visitor(server);
  await again("/contact", form(sent));
  expect((await again("/contact?done=prayer-request")).text).not.toContain("/request/");
  expect(
    await rows(
      server,
      "SELECT count(*) AS n FROM request_receipts WHERE requestId = ?",
      await idOf(sent.prayerRequest),
    ),
  ).toEqual([{ n: 1 }]);
});

it("lives from the form to the answer, and is erased when it is withdrawn", async () => {
  const words = "For my exam on Monday";
  const path = await askForPrayer(words);
  const team = await enterTeam(server, "intercessor");
  const second = await enterTeam(server, "intercessor");
  const place = `/team/requests/r${await idOf(words)}`;
  expect((await as(team, "/team")).text).toContain(words);
  const before = versionOn(await as(team, place));
  expect((await as(team, place, intent("claim", { version: before }))).status).toBe(303);
  // Sent twice it is done once.
  expect((await as(team, place, intent("claim", { version: before }))).status).toBe(303);
  const late = await as(second, place, intent("claim", { version: before }));
  expect(late.status).toBe(409);
  expect(wordsOf(late)).toContain(`${team.username} has taken it meanwhile.`);
  await as(team, `${place}/pray`, intent("prayed"));
  await as(team, place, intent("prayed"));
  expect(wordsOf(await ask(server, path))).toContain("We have prayed for you once");

  const note = {
    form: "request-note",
    words: "Be of good courage",
    version: versionOn(await as(team, place)),
  };
  expect((await as(team, place, form(note))).status).toBe(303);
  expect((await ask(server, path)).text).not.toContain(note.words);
  const noteId = /name="note" value="(\d+)"/.exec((await as(second, place)).text)?.[1] ?? "";
  await as(second, place, intent("release-note", { note: noteId }));
  expect((await ask(server, path)).text).toContain(note.words);

  expect(
    (await as(team, place, intent("close", { version: versionOn(await as(team, place)) }))).status,
  ).toBe(303);
  expect((await as(team, "/team")).text).not.toContain(words);
  await ask(server, path, form({ form: "request-update", words: "It was moved to Friday" }));
  expect((await as(team, "/team")).text).toContain("News from them");
  await ask(server, path, form({ form: "request-answer", words: "I passed" }));
  expect((await as(team, "/team?list=answered")).text).toContain(words);
  const empty = await ask(server, path, form({ form: "request-update", words: " " }));
  expect(empty.status).toBe(400);

  const gone = await ask(server, `${path}/withdraw`, intent("withdraw"));
  expect(gone.headers.get("Location")).toBe("/request/withdrawn");
  expect((await ask(server, path)).status).toBe(404);
  expect((await as(team, place)).status).toBe(404);
  expect(
    await rows(server, "SELECT count(*) AS n FROM request_notes WHERE text = ?", note.words),
  ).toEqual([{ n: 0 }]);
});

it("a note that was written while somebody took the request has its input preserved", async () => {
  const words = "For patience";
  await askForPrayer(words);
  const [one, other] = [
    await enterTeam(server, "intercessor"),
    await enterTeam(server, "intercessor"),
  ];
  const place = `/team/requests/r${await idOf(words)}`;
  const version = versionOn(await as(one, place));
  await as(other, place, intent("claim", { version }));
  const late = await as(one, place, form({ form: "request-note", words: "Hold on", version }));
  expect(late.status).toBe(409);
  expect(wordsOf(late)).toContain(`${other.username} has taken it meanwhile.`);
});

it("a look at a private request is written down; its words stand on no list", async () => {
  const words = "Only for leaders";
  await askForPrayer(words, true);
  const leader = await enterTeam(server, "leader");
  for (const list of ["/team", "/team?list=leaders", "/team?find=leaders", "/team/print"])
    expect((await as(leader, list)).text).not.toContain(words);
  const id = await idOf(words);
  expect((await as(leader, `/team/requests/r${id}`)).text).toContain(words);
  expect(
    await rows(server, "SELECT userId, way FROM request_looks WHERE requestId = ?", id),
  ).toEqual([{ userId: leader.id, way: "desk" }]);
  const log = wordsOf(await as(leader, "/team/log"));
  expect(log).toContain(leader.username);
  expect(log).toContain(`r${id}`);
});

it("words of danger come first, with help lines to send; paper has initials", async () => {
  const calm = "For a calm week";
  await askForPrayer(calm);
  const words = "I don’t want to live any more";
  const path = await askForPrayer(words);
  const team = await enterTeam(server, "intercessor");
  const desk = (await as(team, "/team")).text;
  expect(desk.indexOf("live any more")).toBeLessThan(desk.indexOf(calm));
  expect(desk).toContain("May be in danger");
  const place = `/team/requests/r${await idOf(words)}`;
  await as(team, place, intent("help", { version: versionOn(await as(team, place)) }));
  expect((await ask(server, path)).text).toContain("wants you to have the help lines");
  const paper = (await as(team, "/team/print")).text;
  expect(wordsOf({ text: paper } as never)).toContain("A. S.");
  expect(paper).not.toContain("Ada Stone");
  expect(paper).not.toContain("live any more");
});

it("says why and what to do in one minute; a wrong mark is taken back for good", async () => {
  const words = "I really want to kill myself <tonight>";
  await askForPrayer(words);
  const team = await enterTeam(server, "intercessor");
  const place = `/team/requests/r${await idOf(words)}`;
  const page = await as(team, place);
  expect(page.text).toMatch(/<mark[^>]*>[^<]*kill myself/);
  expect(page.text).toContain("&lt;tonight");
  const said = wordsOf(page);
  for (const each of ["thoughts of suicide", "What to do in one minute", "988", "legal advice"])
    expect(said).toContain(each);
  for (const each of [
    "Not sure? Leave it.",
    "box with help goes from their page",
    "no more emails go",
  ])
    expect(said).toContain(each);
  expect(wordsOf(await as(team, "/team"))).toContain("thoughts of suicide");
  const press = intent("calm", { version: versionOn(page) });
  expect((await as(team, place, press)).status).toBe(303);
  expect((await as(team, place, press)).status).toBe(303);
  const calm = await as(team, place);
  expect(calm.text).not.toContain("<mark");
  expect(wordsOf(calm)).not.toContain("May be in danger");
  expect(wordsOf(calm)).toContain(`${team.username} said “Marked by mistake,”`);
});

it("call comes before lines, lines before prayer; lines of another country are a press away", async () => {
  const words = "I really want to kill myself in Toronto";
  await askForPrayer(words);
  const team = await enterTeam(server, "intercessor");
  const place = `/team/requests/r${await idOf(words)}`;
  const page = await as(team, place);
  const order = ["tel:911", "Send the help lines</button>", `${place}/pray"`].map((each) =>
    page.text.indexOf(each),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(page.text).toMatch(/<details id="danger-lines"><summary/);
  const canada = await as(team, `${place}?country=CA`);
  expect(canada.text).toMatch(/<details id="danger-lines" open=""/);
  expect(wordsOf(canada)).toContain("9-8-8 Suicide Crisis Helpline");
  for (const none of ["US", "XX", "<b>"])
    expect(wordsOf(await as(team, `${place}?country=${none}`))).not.toContain("9-8-8");
});

it("what another has offers neither the help lines nor the mark to who may not act on it", async () => {
  const words = "I want to kill myself, she said";
  await askForPrayer(words);
  const [one, other] = [
    await enterTeam(server, "intercessor"),
    await enterTeam(server, "intercessor"),
  ];
  const place = `/team/requests/r${await idOf(words)}`;
  const before = versionOn(await as(other, place));
  await as(one, place, intent("claim", { version: before }));
  expect(wordsOf(await as(one, place))).toContain("You have it, so no more emails go out about it");
  const late = await as(other, place);
  for (const button of ["Send the help lines<", "Marked by mistake<"])
    expect([button, late.text.includes(button)]).toEqual([button, false]);
  expect(wordsOf(late)).toContain(`${one.username} has it, so no more emails go out about it`);
  for (const version of [before, versionOn(await as(one, place))]) {
    const refused = await as(other, place, intent("calm", { version }));
    expect([refused.status, wordsOf(refused).includes("May be in danger")]).toEqual([409, true]);
  }
});

it("who has no private page is told of by email: the page says so, and offers nothing in vain", async () => {
  const words = "I will kill myself, by a program";
  const sent = { fullName: "Cy", email: "cy@example.net", prayerRequest: words, isPrivate: false };
  expect((await ask(server, "/api/prayer-request", json(sent))).status).toBe(201);
  const team = await enterTeam(server, "intercessor");
  const page = await as(team, `/team/requests/r${await idOf(words)}`);
  expect(wordsOf(page)).toContain("They have no private page, so nothing you send here reaches");
  expect(page.text).not.toContain("Send the help lines<");
});

it("a wrong mark on a message is taken back, too", async () => {
  const message = { firstName: "Dan", lastName: "", email: "dan@example.org" };
  await ask(server, "/api/contact", json({ ...message, message: "I want to kill myself" }));
  const [{ id = 0 } = {}] = (await rows(
    server,
    "SELECT id FROM contact_messages WHERE email = ?",
    message.email,
  )) as { id?: number }[];
  const leader = await enterTeam(server, "leader");
  const place = `/team/messages/m${id}`;
  const page = await as(leader, place);
  expect(page.text).toMatch(/<mark[^>]*>[^<]*kill myself/);
  expect(wordsOf(page)).toContain("Then email or call only if they said it’s safe.");
  expect(page.text).not.toContain("Send the help lines");
  expect((await as(leader, place, intent("calm", { version: "0" }))).status).toBe(303);
  expect((await as(leader, "/team/messages/m9999", intent("calm"))).status).toBe(404);
  const calm = await as(leader, place);
  expect(calm.text).not.toContain("<mark");
  expect(wordsOf(calm)).toContain(`${leader.username} said “Marked by mistake,”`);
  expect(wordsOf(await as(leader, "/team/log"))).toContain(`${leader.username}: m${id}`);
});

it("enough is enough for a day, and what is too heavy goes on", async () => {
  const team = await enterTeam(server, "intercessor");
  await as(team, "/team/care", form({ form: "claim-limit", requests: "1" }));
  expect((await as(team, "/team/care", form({ form: "claim-limit", requests: "0" }))).status).toBe(
    400,
  );
  const places = [];
  for (const words of ["The first of two", "The second of them both"]) {
    await askForPrayer(words);
    places.push(`/team/requests/r${await idOf(words)}`);
  }
  const [first = "", second = ""] = places;
  const claim = async (place: string) =>
    as(team, place, intent("claim", { version: versionOn(await as(team, place)) }));
  expect((await claim(first)).status).toBe(303);
  const refused = await claim(second);
  expect(refused.status).toBe(409);
  expect(wordsOf(refused)).toContain("enough for today");
  const heavy = intent("heavy", { version: versionOn(await as(team, first)) });
  const handed = await as(team, first, heavy);
  expect(handed.headers.get("Location")).toBe("/team?done=heavy");
  expect((await as(team, first)).status).toBe(404);
  const leader = await enterTeam(server, "leader");
  expect((await as(leader, "/team?list=leaders")).text).toContain("Handed to the leaders");
});

it("what was handed over goes back to the whole team, but for the words to the leaders", async () => {
  const words = "For somebody to call";
  await askForPrayer(words);
  const [team, leader] = [
    await enterTeam(server, "intercessor"),
    await enterTeam(server, "leader"),
  ];
  const place = `/team/requests/r${await idOf(words)}`;
  const version = versionOn(await as(team, place));
  await as(team, place, form({ form: "hand-over", why: "She asked for my number", version }));
  const handed = await as(leader, place);
  expect(handed.text).toContain("She asked for my number");
  const back = { form: "return-to-team", word: "I called her", version: versionOn(handed) };
  // Not by who no longer reads it, nor over what happened meanwhile.
  expect((await as(team, place, form(back))).status).toBe(409);
  expect((await as(leader, place, form({ ...back, version }))).status).toBe(409);
  expect((await as(team, place)).status).toBe(404);
  const returned = await as(leader, place, form(back));
  expect(returned.headers.get("Location")).toBe(`${place}?done=return-to-team#return-to-team`);
  const shown = await as(leader, `${place}?done=return-to-team`);
  expect(shown.text).toContain("Back with the whole team");
  const seen = wordsOf(await as(team, place));
  expect(seen).toContain(`${leader.username}, back to the whole team`);
  expect(seen).toContain("I called her");
  expect(seen).not.toContain("She asked for my number");
  expect((await as(team, "/team")).text).toContain(words);
});

it("what was asked in private stays with the leaders, one of whom may leave it to another", async () => {
  const words = "Only between us";
  await askForPrayer(words, true);
  const leader = await enterTeam(server, "leader");
  const place = `/team/requests/r${await idOf(words)}`;
  const page = await as(leader, place);
  expect(page.text).not.toContain("Back to the whole team");
  const back = form({ form: "return-to-team", version: versionOn(page) });
  const refused = await as(leader, place, back);
  expect([refused.status, wordsOf(refused)]).toEqual([
    409,
    expect.stringContaining("It was sent in private, so only the leaders may read it."),
  ]);
  await as(leader, place, intent("claim", { version: versionOn(page) }));
  const mine = await as(leader, place);
  expect(mine.text).toContain("This is too heavy for me");
  const left = await as(leader, place, intent("heavy", { version: versionOn(mine) }));
  expect(left.headers.get("Location")).toBe("/team?done=heavy");
  const other = await as(await enterTeam(server, "leader"), place);
  expect(wordsOf(other)).toContain(`${leader.username}, to the leaders`);
  expect(other.text).toContain("Take it");
});

it("a leader is told of danger in private on the first list, and the list comes before the search", async () => {
  const leader = await enterTeam(server, "leader");
  await askForPrayer("Nobody knows that I want to die", true);
  const first = await as(leader, "/team");
  expect(wordsOf(first)).toContain("marked “May be in danger”");
  expect(first.text).toContain('href="/team?list=leaders"');
  const team = await enterTeam(server, "intercessor");
  const theirs = await as(team, "/team");
  expect(theirs.text).not.toContain("for a leader");
  expect(theirs.text).toMatch(/<details[^>]*><summary[^>]*>Find a request/);
  expect((await as(team, "/team?find=nobody")).text).toMatch(
    /<details open=""[^>]*><summary[^>]*>Find a request/,
  );
});

it("a member is told where a request isn’t on their desk; to others it is any unknown address", async () => {
  const words = "Hidden well";
  await askForPrayer(words, true);
  const path = `/team/requests/r${await idOf(words)}`;
  const team = await enterTeam(server, "intercessor");
  const said = async (address: string) => {
    const { status, text } = await as(team, address);
    return [status, text.replaceAll(/r\d+/g, "r")];
  };
  const hidden = await said(path);
  expect(hidden).toEqual([404, expect.stringContaining("This request isn’t on your desk")]);
  // Nothing tells one that is hidden from one that never was.
  expect(hidden).toEqual(await said("/team/requests/r999999"));
  expect((await said(`${path}/pray`))[1]).toContain("This request isn’t on your desk");
  const account = await enter(server);
  const others: Record<string, string>[] = [{}, { Cookie: account.Cookie }];
  for (const headers of others) {
    const nowhere = path.replace("team", "none");
    const found = await ask(server, path, { headers });
    // The button to log out leads back to the address itself.
    const text = found.text.replaceAll(path, nowhere);
    expect([found.status, text]).toEqual([404, (await ask(server, nowhere, { headers })).text]);
  }
});

it("help lines that were sent stand once, on the desk and on the page of who asked", async () => {
  const words = "I want to die tonight";
  const path = await askForPrayer(words);
  const team = await enterTeam(server, "intercessor");
  const place = `/team/requests/r${await idOf(words)}`;
  const times = ({ text }: { text: string }) => text.split("findahelpline.com</a>").length - 1;
  expect(times(await as(team, place))).toBe(1);
  await as(team, place, intent("help", { version: versionOn(await as(team, place)) }));
  expect(times(await ask(server, path))).toBe(1);
});

it("messages have a state and a note, and tell who came first", async () => {
  const message = {
    firstName: "Dora",
    lastName: "Lake",
    email: "dora@example.org",
    message: "Where?",
  };
  await ask(server, "/api/contact", json(message));
  const [{ id = 0 } = {}] = (await rows(
    server,
    "SELECT id FROM contact_messages WHERE email = ?",
    message.email,
  )) as { id?: number }[];
  const [one, other] = [await enterTeam(server, "leader"), await enterTeam(server, "leader")];
  const place = `/team/messages/m${id}`;
  const change = (state: string, note: string) =>
    form({ form: "message-note", version: "0", state, note });
  expect((await as(one, place, change("taken", "I’ll call"))).status).toBe(303);
  const late = await as(other, place, change("done", "Called"));
  expect(late.status).toBe(409);
  expect(wordsOf(late)).toContain(`${one.username} has taken it meanwhile.`);
  expect((await as(other, "/team/messages")).text).toContain("Being answered");
});

it("danger is said above every list, of a message that a machine filled; news of it marks a request", async () => {
  const words = `${canary} calm`;
  const path = await askForPrayer(words);
  const leader = await enterTeam(server, "leader");
  const message = { firstName: "Cy", lastName: "", email: "cy@example.org" };
  const filled = { ...message, message: "I want to die", "leave-this-empty": "x" };
  await ask(server, "/api/contact", json(filled));
  await ask(server, path, form({ form: "request-update", words: "I want to die" }));
  const desk = await as(leader, "/team?list=mine");
  expect(wordsOf(desk)).toMatch(/messages? marked “May be in danger” waits? for a leader/);
  for (const page of ["/team/messages", `/team/requests/r${await idOf(words)}`])
    expect(wordsOf(await as(leader, page))).toContain("May be in danger");
});

it("whoever is away says so without scripts, for a year at the most, and gives back what they took", async () => {
  const words = `${canary} while away`;
  await askForPrayer(words);
  const member = await enterTeam(server, "intercessor");
  const path = `/team/requests/r${await idOf(words)}`;
  const version = versionOn(await as(member, path));
  await as(member, path, form({ intent: "claim", version }));
  const wishes = { form: "team-letters", letters: "daily" };
  const tell = (awayUntil: string) => as(member, "/team/care", form({ ...wishes, awayUntil }));
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const wrong of ["2020-01-01", inDays(400), "soon"]) {
    const refused = await tell(wrong);
    expect(refused.status).toBe(400);
    expect(wordsOf(refused)).toContain("Please choose a day within the next year");
  }
  expect(wordsOf(await as(member, path))).toContain("Yours");
  expect((await tell(inDays(7))).status).toBe(303);
  expect(wordsOf(await as(member, path))).not.toContain(">Yours<");
  const page = await as(member, "/team/care");
  expect(page.text).toContain(`value="${inDays(7)}"`);
  expect(page.text).toMatch(
    /value="daily" checked|checked="" value="daily"|value="daily"[^>]*checked/,
  );
  expect((await tell("")).status).toBe(303);
});

it("a name that turns what follows it round turns nothing of ours, and words begin at their own side", async () => {
  const words = `${canary} صلوا من أجلي`;
  const sent = { ...request(words), fullName: "محمد\u202e" };
  const browser = visitor(server);
  await browser("/contact", form(sent));
  const page = await browser("/contact?done=prayer-request");
  const member = await enterTeam(server, "intercessor");
  const desk = await as(member, `/team/requests/r${await idOf(words)}`);
  expect(wordsOf(desk)).toContain("\u2068محمد\u2069 asks for prayer");
  expect(desk.text).toMatch(new RegExp(`<blockquote dir="auto"[^>]*>${words}`));
  const receipt = await ask(server, /\/request\/[\w-]{43}/.exec(page.text)?.[0] ?? "");
  expect(wordsOf(receipt)).toContain(
    "\u2068محمد\u2069, only someone with the address of this page",
  );
  expect(receipt.text).toMatch(new RegExp(`<blockquote dir="auto"[^>]*>${words}`));
});
