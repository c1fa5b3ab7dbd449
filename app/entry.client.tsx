import { RemixBrowser } from "@remix-run/react";
import { Component, StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { expireDrafts, forgetSentUnseen } from "./forms/device-drafts";
import { rejectProxyResponses } from "./http/upstream/remix-fetch";
import { readPageData } from "./http/upstream/remix-hydration";
import appRow from "./ui/layout/app-row.js?url";

function hydrate() {
  const typed = [...document.querySelectorAll<Control>("input, textarea, select")];
  const takeOverTyped = () => {
    for (const control of typed) if (!control.isConnected) takeOver(control);
  };
  const served = document.documentElement.outerHTML;
  const restore = () => {
    root.unmount();
    document.append(new DOMParser().parseFromString(served, "text/html").documentElement);
    takeOverTyped();
  };
  let root: Root;
  startTransition(() => {
    root = hydrateRoot(
      document,
      <StrictMode>
        <Page onLost={() => queueMicrotask(restore)} />
      </StrictMode>,
      {
        // Where an extension put nodes of its own into the page, React makes the page anew.
        onRecoverableError(error) {
          queueMicrotask(() => {
            throw error;
          });
          takeOverTyped();
        },
      },
    );
  });
}

/** Notices where nothing of ours could be shown, as where a browser lacks what nobody thought of. */
class Page extends Component<{ onLost: () => void }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidMount() {
    if (!document.getElementById("main")) this.props.onLost();
  }

  render() {
    return this.state.failed ? null : <RemixBrowser />;
  }
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
// A page that the browser kept, with its clock standing.
addEventListener("pageshow", expireDrafts);
readPageData().then(hydrate);

/** Nothing where this device is to keep nothing, or can't. */
function keepPages(): void {
  if ("online" in document.documentElement.dataset) return;
  navigator.serviceWorker?.register("/sw.js").then(
    (own) => own?.active?.postMessage(0),
    () => {},
  );
}

// Long after the page is at rest: a first visit is no slower for it.
setTimeout(keepPages, 3_000);
addEventListener("online", keepPages);
// By its address: what Vite adds to an import of its own is more than the script.
if (matchMedia("(display-mode: standalone)").matches) import(/* @vite-ignore */ appRow);
