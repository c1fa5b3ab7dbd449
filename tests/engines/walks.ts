import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountMessages, login, registration, welcomeBack } from "~/accounts/account-definition";
import { draftPreserved, invalidEmail } from "~/forms/form";
import { prayer, prayerAnswer } from "~/prayers/prayer-definition";
import { contact, prayerRequest } from "~/routes/support/contact-definition";
import { temporaryFolder } from "../support/folder";
import { openNetwork } from "../support/network";
import { withServer } from "../support/with-server";
import type { Engine, View } from "./engine";
import { Walker } from "./walker";

const phone: View = { width: 390, height: 844, dark: false };
const desk: View = { width: 1440, height: 900, dark: false };
const night: View = { ...phone, dark: true };

type Walk = [name: string, view: View, walk: (walker: Walker, downloads: string) => Promise<void>];

const walks: Walk[] = [
  [
    "one tap leads to a prayer, its Amen, and a sign-in that saves it",
    phone,
    async (walker) => {
      await walker.open("/");
      await walker.press("link", "Pray now");
      await walker.at(/^\/pray$/);
      await walker.press("link", "Pray it line by line");
      await walker.press("link", "Next line");
      await walker.see("2 of ");
      await walker.press("link", "Previous line");
      await walker.see("1 of ");
      await walker.press("button", "Amen");
      await walker.seeHeading("Amen");
      await walker.press("button", "Save prayer");
      await walker.see("Log in to save this", "#save-prayer");
      await walker.press("link", "Log in", "#save-prayer");
      await walker.press("link", "Register");
      await register(walker, "walker");
      await walker.see("Prayer saved", "#save-prayer");
      await walker.press("link", "See My Prayers", "#save-prayer");
      await walker.seeHeading("My Prayers");
    },
  ],
  [
    "an account is made, left and entered again; a prayer is written and answered",
    desk,
    async (walker) => {
      await walker.open("/features");
      await walker.press("link", "Get Started");
      await walker.press("link", "Register");
      await walker.fill({ [username]: "an", [email]: "ann@nowhere" }, "main");
      await walker.press("button", "Create Account");
      for (const message of [accountMessages.shortUsername, invalidEmail])
        await walker.see(message, "main");
      await walker.expect("alert", () => document.activeElement?.getAttribute("role"));
      await register(walker, "ann");
      await walker.see("Registration successful");
      await walker.press("button", "Account of ann");
      await walker.press("button", "Log out");
      await walker.see("Logged out");

      await walker.open("/auth");
      await walker.fill({ [username]: "ann", Password: "another one" }, "main");
      await walker.press("button", "Sign In");
      await walker.see(login.failure.title);
      await walker.expect(
        "ann",
        () => document.querySelector<HTMLInputElement>("main input[name=username]")?.value,
      );
      await walker.fill({ Password: password }, "main");
      await walker.press("button", "Sign In");
      await walker.see(welcomeBack("ann").description);

      await walker.open("/account/prayers");
      await walker.press("folded", "Write a prayer", "main");
      await walker.fill({ [prayer.fields.text.label]: "Let her\nnot be afraid." });
      await walker.press("button", "Save this prayer");
      await walker.see(prayer.success.title, "#prayers");
      await walker.press("folded", "More for Let her", ".saved-prayers");
      await walker.press("link", "It is answered");
      await walker.fill({ [prayerAnswer.fields.answer.label]: "She sang on Sunday." });
      await walker.press("button", "Save it with thanks");
      await walker.see(prayerAnswer.success.title);
      await walker.seeHeading("Answered");
      await walker.see("She sang on Sunday.", "main");
    },
  ],
  [
    "what is begun in a form is there again after Back, a reload and a lost tab",
    phone,
    async (walker) => {
      const isThere = async (id: string, words = begun) =>
        walker.expect(words, (id) => document.querySelector<HTMLTextAreaElement>(id)?.value, id);
      const isStored = (kind: "localStorage" | "sessionStorage") =>
        walker.expect(
          1,
          (kind) => Object.keys(window[kind]).filter((name) => name.startsWith("draft/")).length,
          kind,
        );
      await walker.open("/contact");
      await walker.fill({ Message: begun }, "#contact");
      await isStored("sessionStorage");
      await walker.reload();
      await isThere("#contact-message");
      await walker.open("/bible/psalms/23");
      await walker.back();
      await isThere("#contact-message");
      await walker.loseTab();
      await walker.open("/contact");
      await isThere("#contact-message", "");

      await walker.open("/auth?tab=register");
      await register(walker, "drafter");
      await walker.see("Registration successful");
      for (const [path, label, id] of [
        ["/contact", "Message", "#contact-message"],
        ["/account/prayers", prayer.fields.text.label, "#prayer-text"],
      ] as const) {
        await walker.open(path);
        if (path === "/account/prayers") await walker.press("folded", "Write a prayer", "main");
        await walker.fill({ [label]: begun }, "main");
        await isStored("localStorage");
        await walker.open("/bible/psalms/23");
        await walker.back();
        await isThere(id);
        await walker.reload();
        await isThere(id);
        await walker.loseTab();
        await walker.open(path);
        await isThere(id);
        await walker.see(draftPreserved, "main");
        if (path === "/contact") await walker.press("button", "Throw it away");
      }
      await walker.press("button", "Save this prayer");
      await walker.see(prayer.success.title, "#prayers");
      await walker.reload();
      await isThere("#prayer-text", "");
    },
  ],
  [
    "a plan is started and its day marked",
    night,
    async (walker) => {
      await walker.open("/auth?tab=register");
      await register(walker, "petra");
      await walker.see("Registration successful");
      await walker.open("/plan/anxiety-plan");
      await walker.press("button", "Start Plan");
      await walker.see("Plan started");
      await walker.press("button", "Mark this day done");
      await walker.see("Day 1 is done", "#day-done");
      await walker.press("button", "Next Day");
      await walker.seeHeading("Day 2: Cast your cares", 2);
      await walker.expect(2, () => Number(new URLSearchParams(location.search).get("day")));
      await walker.press("link", "1 Peter 5:6-7", "#day");
      await walker.seeHeading("1 Peter 5");
      await walker.back();
      await walker.seeHeading("Day 2: Cast your cares", 2);
    },
  ],
  [
    "a search from the menu finds a chapter; its verses are marked and its neighbors read",
    phone,
    async (walker) => {
      await walker.open("/");
      await walker.press("button", "Menu");
      const field = "Search Prayer LIFE and the Bible";
      await walker.fill({ [field]: "jhon 3 16" }, "#site-menu");
      await walker.press("button", "Search", "#site-menu");
      await walker.press("link", "John 3:16", "main");
      await walker.see("For God so loved the world", "mark#v16");
      await walker.press("folded", "Choose verses");
      await walker.fill({ "Verses to share or save, like 3-5": "17" }, "article");
      await walker.press("button", "Mark", "article");
      await walker.see("For God", "mark#v17");
      await walker.press("link", "Next: John 4");
      await walker.seeHeading("John 4");
      await walker.open("/search");
      await walker.fill({ "A passage, a word, or how you feel": "anxious" }, "main");
      await walker.press("button", "Search", "main");
      await walker.seeHeading("Search Results for “anxious”");
      await walker.see("Dealing with Anxiety", "main");
    },
  ],
  [
    "words become a picture on the device",
    desk,
    async (walker, downloads) => {
      await walker.open("/picture?of=verse/home");
      await walker.press("choice", "Door");
      await walker.press("choice", "Wide");
      await walker.at(/scene=door.*ratio=wide/);
      await walker.expect([1600, 900, true], () => {
        const canvas = document.querySelector("canvas");
        const box = canvas?.getBoundingClientRect();
        return [canvas?.width, canvas?.height, Boolean(box?.width)];
      });
      await walker.press("button", "Save the picture");
      const file = join(downloads, "prayer-life.png");
      await expect.poll(() => sizeOfPng(file), { timeout: 20_000 }).toEqual([1600, 900]);
    },
  ],
  [
    "forms say all that is wrong, keep what was typed, and thank",
    phone,
    async (walker) => {
      await walker.open("/contact");
      await walker.fill({ "Your Name": "Ann Lee", "Email Address": "ann@nowhere" }, "#contact");
      await walker.fill({ Message: "Grüße,\nzweite Zeile." }, "#contact");
      await walker.press("button", "Send Message");
      await walker.see(contact.fields.topic.required, "#contact");
      await walker.see(invalidEmail, "#contact");
      await walker.expect("Error: Contact Us - Prayer LIFE", () => document.title);
      await walker.expect("Grüße,\nzweite Zeile.", () => document.querySelector("textarea")?.value);
      await walker.fill({ "Email Address": "ann@example.org" }, "#contact");
      await walker.fill({ Topic: "Feedback" }, "#contact");
      await walker.press("button", "Send Message");
      await walker.see(contact.success.title);
      await walker.press("button", "Submit Prayer Request");
      await walker.see(prayerRequest.fields.prayerRequest.required, "#prayer-request");
      const asked = { "Your Name": "Ann", "Email Address": "ann@example.org" };
      await walker.fill({ ...asked, "Your Prayer Request": "For Mum." }, "#prayer-request");
      await walker.press("button", "Submit Prayer Request");
      await walker.see("Your private page", "#prayer-request");
    },
  ],
];

const begun = "What I would tell nobody else.";

const username = registration.fields.username.label;
const email = registration.fields.email.label;
const password = "peace be with you";

async function register(walker: Walker, name: string): Promise<void> {
  // The form to sign in has a username and a password too.
  await walker.seeHeading("Create Account", 2);
  await walker.fill(
    {
      [username]: name,
      [email]: `${name}@example.org`,
      Password: password,
      "Confirm Password": password,
    },
    "main",
  );
  await walker.press("button", "Create Account");
}

/** Width and height, once the file is whole. */
function sizeOfPng(file: string): number[] {
  if (!existsSync(file)) return [];
  const png = readFileSync(file);
  const isWhole = png.length > 40_000 && png.subarray(-8, -4).toString("latin1") === "IEND";
  return isWhole ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [];
}

/** What is opened in each view, to be as wide as the window and as dark as the visitor likes it. */
const pages = {
  home: "/",
  pray: "/pray?hour=night",
  plan: "/plan/anxiety-plan?day=2",
  chapter: "/bible/psalms/23?v=4",
  search: "/search?q=afraid",
  register: "/auth?tab=register",
};

/** Runs in the page. @returns whether it is wider than its window, and how dark its ground and its words are. */
function looks() {
  const { color, backgroundColor } = getComputedStyle(document.body);
  const brush = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const isDark = (of: string) => {
    brush.fillStyle = of;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 300;
  };
  return {
    tooWide: document.documentElement.scrollWidth > innerWidth,
    darkGround: isDark(backgroundColor),
    darkWords: isDark(color),
  };
}

type Known = { kept?: boolean; met?: boolean };

/** Runs in the page, again and again. @returns whether the service worker has kept all it keeps for everybody */
function isKept(): boolean {
  const known = window as unknown as Known;
  navigator.serviceWorker.register("/sw.js");
  caches.open("offline-pages").then(async (pages) => {
    known.kept = (await pages.match("/offline-psalms.json")) !== undefined;
  });
  return known.kept === true;
}

/** @returns whether it has met the person, in a page that it answers for */
function isMet(): boolean {
  const known = window as unknown as Known;
  navigator.serviceWorker.controller?.postMessage("renew");
  const asked = indexedDB.open("offline");
  asked.onsuccess = () => {
    const found = asked.result.transaction("kept").objectStore("kept").getKey("page");
    found.onsuccess = () => {
      known.met = found.result !== undefined;
      asked.result.close();
    };
  };
  return known.met === true && navigator.serviceWorker.controller !== null;
}

/**
 * The main paths, walked in an engine as visitors walk them.
 * @param start what starts it, where it is installed; in CI it has to be.
 */
export function walkThrough(
  name: string,
  start: ((site: string, downloads: string) => Promise<Engine>) | undefined,
): void {
  describe.skipIf(!start && !process.env.CI)(name, () => {
    const server = withServer({ PHOTOS: "off" });
    let downloads = "";
    let engine: Engine | undefined;
    let network: Awaited<ReturnType<typeof openNetwork>>;
    beforeAll(async () => {
      downloads = temporaryFolder();
      network = await openNetwork(server.port);
      engine = await start?.(network.url, downloads);
    }, 60_000);
    afterAll(async () => {
      await engine?.stop();
      network.close();
    });

    /** @param own what the walk itself brings about may be said in the console */
    async function walkAs(
      view: View,
      walk: (walker: Walker) => Promise<void>,
      own?: RegExp,
    ): Promise<void> {
      if (!engine) throw new Error(`${name} is not installed`);
      const visit = await engine.visit(view);
      const problems = await walk(new Walker(visit, view)).catch((error) => error);
      const told = await visit.end();
      if (problems) throw problems;
      expect(
        told.filter((each) => !own?.test(each)),
        "what the console and the policy said",
      ).toEqual([]);
    }

    it.each(walks)("%s", (_, view, walk) => walkAs(view, (walker) => walk(walker, downloads)));

    it("without a connection the praying pages stand, and what is pressed is sent when it is back", () =>
      walkAs(
        phone,
        async (walker) => {
          await walker.open("/auth?tab=register");
          await register(walker, "traveler");
          await walker.see("Registration successful");
          // A busy machine takes its time to make seventy pages.
          await walker.expect(true, isKept).catch(() => walker.expect(true, isKept));
          await walker.reload();
          await walker.expect(true, isMet);
          network.become("gone");
          await walker.open("/bible/psalms/121");
          await walker.see("I lift up my eyes to the hills");
          await walker.open("/pray");
          await walker.see("This site can’t be reached just now");
          await walker.press("button", "Amen");
          await walker.seeHeading("Amen");
          await walker.open("/account/prayers");
          await walker.fill({ "Your prayer": "For who waits" }, "main");
          await walker.press("button", "Save this prayer");
          await walker.see("A new prayer: For who waits");
          network.become("there");
          await walker.expect(false, () => document.body.innerText.includes("Waiting for a"));
          await walker.open("/account/prayers");
          await walker.see("For who waits", "main");
        },
        /load|network|connection/i,
      ));

    it.each([desk, phone, { ...desk, dark: true }, night])("pages fit %o", (view) =>
      walkAs(view, async (walker) => {
        for (const [page, path] of Object.entries(pages)) {
          await walker.open(path);
          const { dark } = view;
          await walker.expect({ tooWide: false, darkGround: dark, darkWords: !dark }, looks);
          await walker.picture(name, page);
        }
      }),
    );
  });
}
