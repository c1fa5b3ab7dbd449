import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginDraft,
  draftName,
  expireDrafts,
  forgetDraft,
  forgetDraftsOf,
  forgetSentUnseen,
  placeOf,
} from "~/forms/device-drafts";

const name = draftName("contact", "/contact");
const hour = 3_600_000;
const day = 24 * hour;
const written = new Date("2026-11-28T12:00:00Z").getTime();

/** A browser's storage, whose own properties are what is stored. */
class FakeStorage {
  removeItem(name: string) {
    delete (this as Record<string, unknown>)[name];
  }
}

let stores: { localStorage: FakeStorage; sessionStorage: FakeStorage };
const stored = () => Object.keys({ ...stores.localStorage, ...stores.sessionStorage });
const put = (kind: keyof typeof stores, place: string, time = written) =>
  Object.assign(stores[kind], { [place]: `${time} words` });

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
    const isLatest = beginDraft(name, "ann", forgotten);
    expect(isLatest()).toBe(true);
    forgetDraft(name);
    expect(stored()).toEqual(["other", placeOf(name, "ben")]);
    expect(forgotten).toHaveBeenCalledOnce();
    expect(isLatest(), "what is still being sealed is not stored").toBe(false);
  });

  it("of a form that nobody began here, or of another, stay with their accounts", () => {
    beginDraft(draftName("prayer", "/contact"), "ann");
    forgetDraft(draftName("prayer", "/contact"));
    expect(stored()).toHaveLength(4);
    forgetDraft(name);
    expect(stored()).toEqual(["other", placeOf(name, "ann"), placeOf(name, "ben")]);
  });

  it("of who logs out go, with those of the tab, and are not stored afterwards", () => {
    const isLatest = beginDraft(name, "ann");
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
