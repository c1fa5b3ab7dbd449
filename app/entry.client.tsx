import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { expireDrafts, forgetSentUnseen } from "./forms/device-drafts";
import { rejectProxyResponses } from "./http/upstream/remix-fetch";
import { readPageData } from "./http/upstream/remix-hydration";

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
forgetSentUnseen();
expireDrafts();
setInterval(expireDrafts, 60_000);
readPageData().then(hydrate);
