import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rejectProxyResponses } from "./ui/forms/proxy-response";

/**
 * RemixBrowser suspends until it has read the page's data, and no boundary stands above it. A key
 * pressed meanwhile makes React hydrate at once, which a root that suspends cannot: it gives up
 * (error 345) and nothing ever comes alive. So the data are read before React begins: the component
 * throws the promise of them before its first hook, and reads them once for all.
 */
async function readPageData(): Promise<void> {
  try {
    (RemixBrowser as () => unknown)();
  } catch (thrown) {
    await Promise.resolve(thrown).catch(() => {});
  }
}

function hydrate() {
  const typed = [...document.querySelectorAll<Control>("input, textarea, select")];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {
        // Where an extension put nodes of its own into the page, React makes the page anew.
        onRecoverableError(error) {
          reportError(error);
          for (const control of typed) if (!control.isConnected) takeOver(control);
        },
      },
    );
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives what was typed in a field that is gone to the one in its place. */
function takeOver(old: Control): void {
  const now = old.id && document.getElementById(old.id);
  if (!now || now.tagName !== old.tagName) return;
  const control = now as Control;
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    control.checked = old.checked;
    if (old.type === "checkbox" || old.type === "radio" || old.type === "hidden") return;
  }
  if (control.value === old.value) return;
  control.value = old.value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** "/#%" is written "/#%25": Remix and we decode the hash, which throws where it is no encoding. */
function encodeHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", `#${encodeURIComponent(location.hash.slice(1))}`);
  }
}

encodeHash();
// Before Remix listens to it.
addEventListener("popstate", encodeHash);
rejectProxyResponses();
readPageData().then(hydrate);
