import type { Engines } from "./compat";

/**
 * The first browsers that read the syntax of the scripts (`??=`); older ones stop there, and the page stays as it
 * was served. What these lack is asked for before a script is imported, or beside its use.
 */
export const readers: Engines = { chrome: "85", firefox: "79", safari: "14" };

/** Asked for before anything is imported: `needs` in `app/http/upstream/remix-scripts.server.ts`. */
export const boot = "the boot asks";
export const withStream = "comes with TransformStream";
/** What scripts use without looking for it where they do, and why no page is lost. */
export const unasked: Record<string, string> = {
  "javascript.builtins.Object.hasOwn": boot,
  "javascript.builtins.Array.at": boot,
  "javascript.builtins.Intl.ListFormat": boot,
  "api.TransformStream": boot,
  "api.TextEncoderStream": boot,
  "api.ReadableStream.pipeThrough": withStream,
  "api.TransformStreamDefaultController.enqueue": withStream,
  "api.Document.startViewTransition": "the router looks for it first, in a variable",
  "api.ViewTransition.skipTransition": "only of one that was started",
  "api.Navigator.share": "its button stands where `navigator.canShare` takes the file",
};

/** What scripts look for beside its use: without it a page offers less, and says so by offering nothing. */
export const asked = [
  "api.AudioContext",
  "api.Element.checkVisibility",
  "api.HTMLDialogElement.showModal",
  "api.HTMLFormElement.requestSubmit",
  "api.Navigator.canShare",
  "api.Navigator.wakeLock",
  "api.WakeLock.request",
  "api.Window.setImmediate",
  "api.reportError",
];

const motion = "is motion or a picture's place: the page stands still, and whole";
const turned = "turns a sign or moves the sun of a drawing by a few pixels";
const breaks = "is about where lines and sheets end";
const folded = "keeps sections folded, which their summaries open";
const scripted =
  "dresses the reader of an article and the lines of a prayer: without it they stand as on a page without scripts";

/** What sheets use without an older form of it, and why it reads as well without. */
export const plainWithout: Record<string, string> = {
  "css.at-rules.container": "has its twin by the window, made by vite/old-engines.ts",
  "css.properties.container-type": "is of no effect without `@container`",
  "css.properties.container-type.inline-size": "is of no effect without `@container`",
  "css.at-rules.property": "is Tailwind's, who asks for it and writes initial values beside it",
  "css.at-rules.media.forced-colors": "comes with forced colors, which such a browser has not",
  "css.properties.forced-color-adjust": "comes with forced colors, which such a browser has not",
  "css.properties.forced-color-adjust.none":
    "comes with forced colors, which such a browser has not",
  "css.at-rules.media.scripting": scripted,
  "css.selectors.modal": scripted,
  "css.properties.overscroll-behavior": scripted,
  "css.properties.overscroll-behavior.contain": scripted,
  "css.at-rules.page": breaks,
  "css.properties.break-after.avoid": breaks,
  "css.properties.break-before.avoid": breaks,
  "css.properties.orphans": breaks,
  "css.properties.widows": breaks,
  "css.properties.page": "sets a booklet on small sheets; on others it is as whole",
  "css.properties.size": "sets a booklet on small sheets; on others it is as whole",
  "css.selectors.first": "leaves out the number of a booklet's title page",
  "css.properties.text-wrap": breaks,
  "css.properties.text-wrap.balance": breaks,
  "css.properties.text-wrap.pretty": breaks,
  "css.at-rules.view-transition": motion,
  "css.properties.view-transition-name": motion,
  "css.properties.view-transition-name.none": motion,
  "css.properties.timeline-scope": motion,
  "css.properties.view-timeline-name": motion,
  "css.properties.view-timeline-inset": motion,
  "css.properties.animation-range": motion,
  "css.properties.translate": turned,
  "css.properties.rotate": turned,
  "css.properties.scale": turned,
  "css.selectors.details-content": folded,
  "css.properties.content-visibility": folded,
  "css.properties.content-visibility.visible": folded,
  "css.selectors.popover-open": "is the motion of a menu; where it is closed says an older rule",
  "css.selectors.has":
    "marks what is chosen, offers no sharing of an address, or has `@supports not selector(:has(*))` beside it",
  "css.properties.scrollbar-width": "hides a bar under a row; it stands there",
  "css.properties.scrollbar-width.none": "hides a bar under a row; it stands there",
  "css.properties.field-sizing": "lets a field grow; it scrolls",
  "css.properties.field-sizing.content": "lets a field grow; it scrolls",
  "css.properties.overflow-clip-margin": "lets a ring out of a cut row by five pixels",
  "css.properties.font-family.ui-monospace": "is followed by monospace",
  "css.properties.-webkit-tap-highlight-color": "is the flash of a tap",
};

/** How often sheets have it. */
export const looked: Record<string, number> = {
  "css.selectors.has": 34,
  "css.at-rules.media.scripting": 7,
  "css.properties.translate": 8,
};
