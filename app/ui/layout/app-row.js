/** Loaded where the page has no browser around it: Back goes back, and the device shares the page's address. */
addEventListener("click", choose, { capture: true });

/** @param {MouseEvent} event */
function choose(event) {
  const chosen = /** @type {Element} */ (event.target).closest(".app-row :is(a, summary)");
  if (!chosen) return;
  const act = chosen instanceof HTMLAnchorElement ? goBack : () => share(chosen);
  if (!act()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @returns {boolean} false where this page came first: then the link leads to the page above */
function goBack() {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!cameFromHere && !(history.state?.idx > 0)) return false;
  history.back();
  return true;
}

/**
 * @param {Element} summary
 * @returns {boolean} false where the device shares nothing: then the address stands there to be copied
 */
function share(summary) {
  /** @type {HTMLLinkElement | null} */
  const link = document.querySelector("[rel=canonical]");
  const url = link?.href ?? location.href;
  const shown = summary.nextElementSibling;
  if (shown) shown.textContent = url;
  if (!navigator.share) return false;
  navigator.share({ title: document.title, url }).catch(({ name }) => {
    if (name !== "AbortError") summary.parentElement?.setAttribute("open", "");
  });
  return true;
}
