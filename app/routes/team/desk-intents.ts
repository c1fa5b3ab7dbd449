import type { ToastMessageWithAction } from "~/http/toast-message";

const toDesk = { label: "Back to the desk", to: "/team" };

/** What each button of a request's page says once it is done. */
export const deskMessages = {
  claim: { title: "It’s yours", description: "Nobody else takes it while you have it." },
  release: { title: "Given back", description: "Somebody else can take it now.", action: toDesk },
  prayed: { title: "Thank you", description: "Whoever asked sees that you prayed." },
  close: { title: "Closed", description: "It has left the list.", action: toDesk },
  reopen: { title: "Open again", description: "It waits on the desk." },
  heavy: {
    title: "It’s off your shoulders",
    description: "Leaders take it from here. Some things are too much for one person.",
    action: { label: "Care for yourself", to: "/team/care" },
  },
  help: { title: "Sent", description: "The help lines stand on the page of whoever asked." },
  "release-note": { title: "Sent", description: "Whoever asked reads the note now." },
  "discard-note": { title: "Set aside", description: "The note was not sent." },
} as const satisfies Record<string, ToastMessageWithAction>;

/** A button of a request’s page. */
export type DeskIntent = keyof typeof deskMessages;
