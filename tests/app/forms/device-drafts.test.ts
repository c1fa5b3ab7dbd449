import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginDraft,
  draftName,
  expireDrafts,
  forgetDraft,
  forgetDraftsOf,
  forgetSentUnseen,
  held,
  leaveDraft,
  placeOf,
} from "~/forms/device-drafts";
import { draftsOf, storeDraft } from "~/ui/forms/tab-drafts";

const name = draftName("contact", "/contact");
const hour = 3_600_000;
const day = 24 * hour;
const written = new Date("2026-11-28T12:00:00Z").getTime();

/** A browser's storage, whose own properties are what is stored. */
class FakeStorage {
  getItem(name: string) {
    return (this as Record<string, unknown>)[name] ?? null;
  }
  setItem(name: string, value: string) {
    Object.assign(this, { [name]: value });
  }
  removeItem(name: string) {
    delete (this as Record<string, unknown>)[name];
  }
}

/** What a page of the form shows. */
function goOn(name: string, account: string): string | undefined {
  const [draft] = draftsOf(name, account);
  if (draft) held.set(name, draft);
  return draft?.text;
}

let stores: { localStorage: FakeStorage; sessionStorage: FakeStorage };
const stored = () => Object.keys({ ...stores.localStorage, ...stores.sessionStorage });
const put = (kind: keyof typeof stores, place: string, time = written) =>
  Object.assign(stores[kind], { [place]: `${time} words` });

const removeItem = (kind: keyof typeof stores, place: string) => stores[kind].removeItem(place);

function visit(address: string, type: string) {
  const { pathname, search } = new URL(address, "http://own");
  vi.stubGlobal("location", { pathname, search });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
}

beforeEach(() => {
  vi.useFakeTimers({ now: written });
  stores = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() };
  vi.stubGlobal("window", stores);
  Object.assign(stores.localStorage, { other: "1 of somebody else" });
  put("localStorage", placeOf(name, "ann"));
  put("localStorage", placeOf(name, "ben"));
  put("sessionStorage", placeOf(name));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("drafts on a device", () => {
  it("of a form that was sent go, whichever account began it; another account's stays", () => {
    const forgotten = vi.fn();
    const isLatest = beginDraft(name, forgotten);
    expect(isLatest()).toBe(true);
    removeItem("sessionStorage", placeOf(name));
    expect(goOn(name, "ann")).toBe("words");
    put("sessionStorage", placeOf(name));
    forgetDraft(name);
    expect(stored()).toEqual(["other", placeOf(name, "ben")]);
    expect(forgotten).toHaveBeenCalledOnce();
    expect(isLatest(), "what is still being sealed is not stored").toBe(false);
  });

  it("of a form that nobody began here, or of another, stay with their accounts", () => {
    beginDraft(draftName("prayer", "/contact"));
    forgetDraft(draftName("prayer", "/contact"));
    expect(stored()).toHaveLength(4);
    forgetDraft(name);
    expect(stored()).toEqual(["other", placeOf(name, "ann"), placeOf(name, "ben")]);
  });

  it("of who logs out go, with those of the tab, and are not stored afterwards", () => {
    const isLatest = beginDraft(name);
    forgetDraftsOf("ann");
    expect(stored()).toEqual(["other", placeOf(name, "ben")]);
    expect(isLatest()).toBe(false);
  });

  it("last an hour in a tab and 30 days in an account", () => {
    vi.setSystemTime(written + hour - 1);
    expireDrafts();
    expect(stored()).toHaveLength(4);
    vi.setSystemTime(written + hour);
    expireDrafts();
    expect(stored()).toEqual(["other", placeOf(name, "ann"), placeOf(name, "ben")]);
    put("localStorage", placeOf(name, "ben"), written + day);
    vi.setSystemTime(written + 30 * day);
    expireDrafts();
    expect(stored()).toEqual(["other", placeOf(name, "ben")]);
  });

  it("without a time go", () => {
    Object.assign(stores.localStorage, { "draft/ann/prayer": "bG9yZA==" });
    expireDrafts();
    expect(stored()).not.toContain("draft/ann/prayer");
  });

  it.each([
    ["/contact?done=contact", "navigate", false],
    ["/contact?done=contact", "reload", true],
    ["/contact?done=contact", "back_forward", true],
    ["/contact?done=prayer-request", "navigate", true],
    ["/contact", "navigate", true],
  ])("after %s by %s: still there is %s", (address, type, isThere) => {
    visit(address, type);
    forgetSentUnseen();
    expect(stored().includes(placeOf(name))).toBe(isThere);
    expect(stored()).toContain(placeOf(name, "ann"));
  });

  it("of an account go from the tab that sent them before its page came alive", () => {
    const place = placeOf(name, "ann");
    Object.assign(stores.sessionStorage, { "draft-tab": "own" });
    for (const tab of ["own", "other"]) put("localStorage", `${place}#${tab}`);
    visit("/contact?done=contact", "navigate");
    forgetSentUnseen();
    expect(stored()).toContain(`${place}#other`);
    expect(stored()).not.toContain(`${place}#own`);
  });

  describe("of an account in two tabs", () => {
    const place = placeOf(name, "ann");
    const all = () => Object.entries(stores.localStorage).filter(([at]) => at.startsWith(place));

    beforeEach(() => {
      removeItem("sessionStorage", placeOf(name));
      removeItem("localStorage", place);
      put("localStorage", `${place}#other`);
    });

    const texts = () => all().map(([, text]) => String(text).replace(/^\d+ /, ""));

    it("are each tab's own: what one begins anew leaves the other's as it is", () => {
      expect(goOn(name, "ann")).toBe("words");
      storeDraft(name, "ann", "mine", false);
      storeDraft(name, "ann", "mine, too");
      expect(texts()).toEqual(["words", "mine, too"]);
      expect(draftsOf(name, "ann").map(({ text }) => text)).toEqual(["mine, too", "words"]);
      forgetDraft(name);
      expect(texts()).toEqual(["words"]);
    });

    it("are in one place, where one tab goes on from the other's", () => {
      goOn(name, "ann");
      storeDraft(name, "ann", "words and more");
      expect(all()).toEqual([
        [expect.stringMatching(/#(?!other)\w+$/), `${written} words and more`],
      ]);
      forgetDraft(name);
      expect(all()).toEqual([]);
    });

    it("stay where the other tab wrote on meanwhile", () => {
      goOn(name, "ann");
      put("localStorage", `${place}#other`, written + 1);
      forgetDraft(name);
      expect(texts()).toEqual(["words"]);
      goOn(name, "ann");
      put("localStorage", `${place}#other`, written + 2);
      storeDraft(name, "ann", "words and more");
      expect(texts()).toEqual(["words", "words and more"]);
      forgetDraft(name);
    });

    it("stay where they are emptied, and go where they are thrown away", () => {
      goOn(name, "ann");
      leaveDraft(name);
      expect(texts()).toEqual(["words"]);
      goOn(name, "ann");
      forgetDraft(name);
      expect(texts()).toEqual([]);
    });

    it("of a copied tab are not written over by the copy", () => {
      storeDraft(name, "ann", "of the first");
      // The copy has the session of the first, and nothing that its documents had.
      forgetDraftsOf("somebody else");
      storeDraft(name, "ann", "of the copy");
      expect(texts()).toEqual(["words", "of the first", "of the copy"]);
      forgetDraft(name);
    });

    it("come along from before the sign-in, and are in one place then", () => {
      put("sessionStorage", placeOf(name));
      goOn(name, "ann");
      storeDraft(name, "ann", "sealed", false);
      expect(Object.keys(stores.sessionStorage)).toEqual(["draft-tab"]);
      expect(texts()).toEqual(["words", "sealed"]);
      forgetDraft(name);
    });
  });

  it("of a tab past their hour are removed where they would be read", () => {
    vi.setSystemTime(written + hour);
    expect(draftsOf(name)).toEqual([]);
    expect(stored()).not.toContain(placeOf(name));
  });

  it("are no trouble where storage is refused", () => {
    vi.stubGlobal("window", {
      get localStorage() {
        throw new DOMException("no", "SecurityError");
      },
      sessionStorage: stores.sessionStorage,
    });
    vi.setSystemTime(written + hour);
    expireDrafts();
    forgetDraft(name);
    forgetDraftsOf("ann");
    expect(Object.keys(stores.sessionStorage)).toEqual([]);
  });
});
