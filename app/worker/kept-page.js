// Runs in the pages that are kept: what waits goes out while one of them is open. The words are its element's.

const {
  back = "",
  sending = "",
  now = "",
  sent = "",
} = /** @type {HTMLElement} */ (document.currentScript).dataset;
const waiting = document.querySelector("section#waiting");
/** Whether the site can be reached, or wasn't asked yet: then the strip says what it has to say. */
let isBack = true;

/** @param {string} words @param {string} [short] of each that waits */
function say(words, short) {
  document.querySelector("main [role=status]")?.replaceChildren(words);
  if (short)
    for (const each of document.querySelectorAll("[data-waits]")) each.replaceChildren(short);
}

function look() {
  fetch("/healthz").then(
    ({ headers }) => {
      if (!headers.has("X-Request-Id")) return;
      navigator.serviceWorker.controller?.postMessage("renew");
      if (isBack) return;
      isBack = true;
      say(waiting ? sending : back, now);
      setTimeout(say, 15_000, back);
    },
    () => {
      isBack = false;
    },
  );
}

look();
setInterval(look, 4_000);
addEventListener("online", look);

// Something was sent, or refused; nothing is taken from under who writes.
navigator.serviceWorker.addEventListener("message", ({ data }) => {
  const areas = [...document.querySelectorAll("textarea")];
  if (areas.some(({ value }) => value)) return say(back);
  waiting?.remove();
  const { description, variant, action } = data;
  say(variant ? back : description, variant ? "" : sent);
  const go = () => (action ? location.assign(action.to) : location.reload());
  setTimeout(go, variant ? 0 : 1_500);
});

if (location.pathname === "/search") location.replace("#feelings");

// With the connection the list begins again at the first who is left.
if (location.pathname === "/account/prayers/pray") {
  const by = /[?]by=\w+/.exec(location.search) ?? "";
  history.replaceState(null, "", location.pathname + by + location.hash);
  document.querySelector("li > details[open]")?.scrollIntoView({ block: "center" });
}
