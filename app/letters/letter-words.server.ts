import { productName } from "#content/product";
import type { LetterSubscription } from "#db/letters/letter-wishes.server";
import type { DigestCounts, teamLetterTo } from "#db/letters/team-letters.server";
import { waitlistTag } from "#db/subscriptions/subscribers.server";
import { settings } from "~/runtime/env.server";
import { button, heading, type LetterWords, link, note, paragraph, type Span } from "./letter";
import { linkLifetimes, unanswered } from "./link-lifetimes";

// Nothing in letters is loaded from anywhere, and no link tells who pressed it unless it has to.

export const site = () => new URL(settings().ORIGIN).host;

export const from = (): Span[] => [
  "Sent by ",
  link(`${productName}, ${site()}`, `${settings().ORIGIN}/`),
  ".",
];

export function wantedWords({
  letters,
  tags,
  isConfirmed,
}: LetterSubscription): string | undefined {
  const wanted = isConfirmed ? letters.pending : { news: letters.wantsNews, tags };
  if (!wanted) return undefined;
  const app = wanted.tags.includes(waitlistTag);
  const what = [wanted.news && "our newsletter", app && "word of the app's launch"];
  return what.filter(Boolean).join(" and ") || "our letters";
}

export function confirmSubscriptionWords(wanted: string, url: string): LetterWords {
  return {
    subject: "Please confirm your address",
    preview: "One press, and we'll write to you. Do nothing, and we won't.",
    blocks: [
      heading("Shall we write to you?"),
      paragraph(`Somebody, most likely you, asked at ${site()} for ${wanted} at this address.`),
      paragraph(
        `If that was you, please tell us so. The link works for ${linkLifetimes.confirm.words}.`,
      ),
      button("Yes, write to me", url),
      note(
        `If it wasn't you, you don't have to do anything. We won't write to you again, and we forget the address after ${unanswered.words}.`,
      ),
    ],
    footer: [from()],
  };
}

/** Repeats no word of the request. */
export function receiptWords(url: string): LetterWords {
  return {
    subject: `Your private page at ${productName}`,
    preview: "See there when somebody has prayed.",
    blocks: [
      heading("Your prayer request has come"),
      paragraph(
        `Somebody, most likely you, asked for prayer at ${site()} with this address. Our prayer team will be praying for you.`,
      ),
      paragraph(
        "On a private page you see when somebody has prayed, and a note if one is written to you. You can tell us there how it goes on, or withdraw your request.",
      ),
      button("Open your private page", url),
      note(
        "Whoever has this link can open the page, so keep it to yourself. We can't send it again. If you didn't ask for prayer, somebody typed your address; you don't have to do anything.",
      ),
    ],
    footer: [from()],
  };
}

const toOperator: Span[] = ["Sent because OPERATOR_EMAIL names this address."];

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Counts only. */
export function digestWords({
  requests,
  privateRequests,
  messages,
  danger,
}: DigestCounts): LetterWords {
  const parts = [
    ...(requests > 0 ? [many(requests, "prayer request")] : []),
    ...(messages > 0 ? [many(messages, "message")] : []),
    ...(requests + messages === 0 ? ["news of a request"] : []),
  ];
  const hidden =
    privateRequests > 0 ? ` For the leaders alone: ${many(privateRequests, "request")}.` : "";
  const urgent = danger > 0 ? ` With words of danger: ${danger}. Please look at once.` : "";
  return {
    subject: `${danger > 0 ? "Please look at once: " : "New: "}${parts.join(", ")}`,
    blocks: [
      heading("Somebody wrote to you"),
      paragraph(`${parts.join(" and ")} came since the last of these letters.${hidden}${urgent}`),
      paragraph(
        "Read them on ",
        link("the desk", `${settings().ORIGIN}/team`),
        ', or where the site runs, with "prayer-life inbox". Letters travel in the open, so no word of them stands here.',
      ),
    ],
    footer: [toOperator, from()],
  };
}

export function backupOverdueWords(days: number): LetterWords {
  return {
    subject: `The last backup is ${days} days old`,
    blocks: [
      heading("No backup is made any more"),
      paragraph(`The last backup of ${site()} was made ${days} days ago.`),
      paragraph(
        'Where the site runs, "systemctl list-timers" shows whether the timer still runs, and "journalctl -u prayer-life-backup" why it failed. "prayer-life doctor" looks at the rest, a full disk too.',
      ),
      note("This letter comes once a week until there is a new backup."),
    ],
    footer: [toOperator, from()],
  };
}

type TeamCounts = NonNullable<Awaited<ReturnType<typeof teamLetterTo>>>;

/** Counts only. */
export function teamDangerWords({ danger }: TeamCounts): LetterWords {
  return toTeam("Please open the desk now", [
    heading("Somebody may be in danger"),
    paragraph(
      danger === 1
        ? "What somebody wrote has words of danger in it, and nobody has taken it yet."
        : `${danger} people wrote words of danger, and nobody has taken them yet.`,
    ),
    paragraph("On a request’s page you can send the help lines at once. Then pray."),
  ]);
}

/** Counts only. */
export function teamDailyWords(counts: TeamCounts): LetterWords {
  const { requests, forLeaders, messages, notes, mine, danger } = counts;
  const lines = [
    danger > 0 && `With words of danger: ${danger}`,
    requests > 0 && `Waiting for prayer: ${requests}`,
    forLeaders > 0 && `For the leaders: ${forLeaders}`,
    messages > 0 && `Messages: ${messages}`,
    notes > 0 && `Notes to look at: ${notes}`,
    mine > 0 && `Yours: ${mine}`,
  ];
  return toTeam("What waits on the desk", [
    heading("What waits on the desk"),
    ...lines.flatMap((line) => (line ? [paragraph(line)] : [])),
  ]);
}

function toTeam(subject: string, blocks: LetterWords["blocks"]): LetterWords {
  const { ORIGIN } = settings();
  return {
    subject,
    blocks: [...blocks, button("Open the desk", `${ORIGIN}/auth?next=/team`)],
    footer: [
      ["Letters travel in the open, so no word of what people wrote stands here."],
      [
        "You get this because you pray with the team. ",
        link("Choose what you’re told", `${ORIGIN}/auth?next=/team/care`),
      ],
      from(),
    ],
  };
}

export function subscriberFooter(leave: string, preferences: string): Span[][] {
  return [
    [`You get this because you asked for it at ${site()}.`],
    [link("Leave", leave)],
    [link("Fewer letters, or a pause", preferences)],
    from(),
  ];
}
