import { linkLifetimes, remembered } from "./link-lifetimes";

/** What `--help` says of each command. */
export const commandWords = {
  serve: {
    name: "serve",
    summary: "Serve the site (the default)",
    usage: ["[serve]"],
    about: `Makes the data folder when there is none, brings the database to this program's schema,
and serves until SIGTERM or SIGINT. A socket passed by systemd is taken for PORT and HOST.
Settings come from the environment, or from a file: prayer-life --env /etc/prayer-life.env`,
    examples: [{ call: "serve", does: "http://localhost:3000, data in ./data" }],
    options: {
      port: { type: "string", value: "PORT", about: "In place of PORT" },
      ready: { type: "boolean", about: "Only ask the one that serves there whether it can write" },
    },
  },
  migrate: {
    name: "migrate",
    summary: "Bring the database to this program's schema",
    usage: ["migrate"],
    about: `Makes the data folder when there is none. "serve" does the same when it starts, and
has to be stopped while a database is changed. There is no way back but a backup: make one before
an upgrade.`,
    examples: [{ call: "migrate", does: "before the first start, or after an upgrade" }],
  },
  backup: {
    name: "backup",
    summary: "Copy all that is kept into one file, while the site serves",
    usage: [
      "backup FILE [--force]",
      "backup --dir FOLDER [--keep N]",
      "backup - > FILE",
      "backup --all FILE --passphrase FILE",
    ],
    about: `One moment's state, checked, with a hash of its own, readable by its owner only. The file is
there whole or not at all, and not in the data folder. "restore" takes it back; sqlite3 opens
it too. DATA_DIR/secret is not in it, and words that are sealed open with nothing else: keep a copy
of it ("prayer-life secret export"), apart from the backups. "--all" puts both into one file, a tar:
the database, the secret sealed under a passphrase, and the site's folder; whoever has that file and
the passphrase reads everything. With PostgreSQL it leaves the database to pg_dump.`,
    examples: [
      { call: "backup before-upgrade.db", does: "one file" },
      { call: "backup - | ssh host 'cat > kept.db'", does: "to another machine" },
      { call: "backup --all everything.tar --passphrase p", does: "for another machine" },
      { call: "backup --dir /var/backups/prayer-life --keep 14", does: "for a timer, every night" },
    ],
    options: {
      force: { type: "boolean", short: "f", about: "Replace a file that stands" },
      dir: {
        type: "string",
        value: "FOLDER",
        about: "A new file in this folder, named by the time",
      },
      keep: {
        type: "string",
        value: "N",
        about: "Then keep this one and the newest others, N in all",
      },
      all: { type: "boolean", about: "Database, secret and site in a new FILE" },
      passphrase: { type: "string", value: "FILE", about: "With --all: its first line" },
    },
  },
  restore: {
    name: "restore",
    summary: "Put a backup in the place of the database",
    usage: ["restore FILE", "restore - < FILE", "restore FILE --passphrase FILE"],
    about: `The backup is checked first; one that was cut or altered is refused, and nothing is touched.
The server has to be stopped, with its socket (systemctl stop prayer-life.socket prayer-life), and
whatever else has the database open (Litestream). What is replaced stays beside the new one.
What "backup --all" made brings back database, secret and the site's folder, on an empty machine
too; another secret that stands in DATA_DIR has to be moved away first.`,
    examples: [
      { call: "restore before-upgrade.db", does: "with the server stopped" },
      { call: "restore everything.tar --passphrase p", does: "on another machine" },
      { call: "restore --unsealed copy.db", does: "a file that was not made by backup" },
    ],
    options: {
      unsealed: {
        type: "boolean",
        about: "Take an SQLite file that another tool copied (Litestream)",
      },
      passphrase: { type: "string", value: "FILE", about: "Its first line opens the secret" },
    },
  },
  copy: {
    name: "copy",
    summary: "Move everything from SQLite to PostgreSQL, or back",
    usage: ["copy --to postgres://USER@HOST/DATABASE", "copy --from postgres://USER@HOST/DATABASE"],
    about: `Copies the database of DATA_DIR into an empty PostgreSQL database, or an empty DATA_DIR from
one. All of it is there at the end, compared row by row, or nothing is. What is copied is only read;
stop every server first, for what they would keep meanwhile would be missing. SECRET goes along: the
instances have what DATA_DIR/secret holds; on the way back set it to what they had, which is kept
there then. Where words are sealed with another secret than this one, nothing is copied.`,
    examples: [
      { call: "copy --to postgres://prayer_life@db.example.org/prayer_life", does: "to grow" },
      { call: "copy --from postgres://prayer_life@db.example.org/prayer_life", does: "and back" },
    ],
    options: {
      to: { type: "string", value: "ADDRESS", about: "The PostgreSQL database to copy into" },
      from: { type: "string", value: "ADDRESS", about: "The PostgreSQL database to copy from" },
    },
  },
  secret: {
    name: "secret",
    summary: "Keep a copy of the secret that people's words are sealed with",
    usage: [
      "secret export FILE --passphrase FILE",
      "secret export --paper",
      "secret check|restore FILE --passphrase FILE",
      "secret check|restore FILE --paper",
      "secret rotate FILE --passphrase FILE",
    ],
    about: `Whoever holds the database, a backup or a dump alone cannot read what people pray, once their
words are sealed with DATA_DIR/secret (or SECRET). Without it nobody can, you neither: so sealing
begins only after a copy was written and read back. "export FILE" does both, and seals what is
written from then on; "prayer-life seal" seals what stands there. "export --paper" prints 24
words; type them into a file, "check" it, and sealing begins. "restore" puts a lost secret back into
DATA_DIR, from the file or from the words. Keep the copy apart from the backups.

"rotate FILE" makes a new secret, for when somebody may have seen it. Stop every server first. The
new copy is written and read back, then all keys are wrapped anew in one step. Killed, it goes on
when it is called again as before. Everybody has to log in again, and links in emails that were
sent end. Keep the old copy as long as the backups of before: they open with it alone. Whoever has
the old secret and an old backup still reads what was in it. With PostgreSQL the new SECRET is
printed at the end: give it to every instance, then start them.`,
    examples: [
      { call: "secret export secret.copy --passphrase p", does: "a file, and sealing begins" },
      { call: "secret export --paper", does: "words for paper" },
      { call: "secret check --paper -", does: "as they are typed in again" },
      { call: "secret restore secret.copy --passphrase p", does: "after the loss of DATA_DIR" },
      {
        call: "secret rotate next.copy --passphrase p",
        does: "a new one, with the servers stopped",
      },
    ],
    options: {
      paper: { type: "boolean", about: "24 words to write down, in place of a file" },
      passphrase: { type: "string", value: "FILE", about: "Its first line is the passphrase" },
    },
  },
  seal: {
    name: "seal",
    summary: "Seal the words that were kept before sealing began",
    usage: ["seal BACKUP", "seal (with DATABASE_URL)"],
    about: `Goes through prayers, drafts, requests, notes and messages, and seals what still stands there as
it was written. The server may run; stopped, it goes on where it was. With SQLite a backup is
written first, and checked: it is the way back, holds the words in the clear, and is yours to
remove. At the end the old words are gone from the database's files. On PostgreSQL all instances
must be of this release; dead rows and the archived log keep the old words until VACUUM FULL,
and until you remove what was archived (deploy/postgresql.md).`,
    examples: [
      { call: "seal before-sealing.db", does: "SQLite: the backup first" },
      { call: "seal", does: "PostgreSQL" },
    ],
  },
  inbox: {
    name: "inbox",
    summary: "What people wrote: who may be in danger first, then the oldest",
    usage: [
      "inbox [list] [options]",
      "inbox count [options]",
      "inbox show ID…",
      "inbox done ID… [--undo]",
    ],
    about: `What the prayer team sees at /team, from the shell: what is done here is closed there.
Requests that the sender wants read by the leaders only are marked private; the list leaves
their words and kinds of danger out, and "show" writes a line into the leaders' log. "count",
and "list" with --since, end with 1 while something is open: for a timer that sends mail.
Suspected ones are listed by --suspected; look there too, a prayer may be among them.`,
    examples: [
      { call: "inbox", does: "what is open" },
      { call: "inbox show r7", does: "one prayer request, whole" },
      { call: "inbox done m3 r7", does: "closed on the desk, too" },
      { call: "inbox count --since 7d", does: '"3 open, oldest 4 days", exit code 1' },
      { call: "inbox list --kind request --json", does: "for a program" },
    ],
    options: {
      kind: { type: "string", value: "KIND", about: "message or request, one of the two" },
      suspected: {
        type: "boolean",
        about: "Those that a machine seems to have sent, not the others",
      },
      since: { type: "string", value: "WHEN", about: "What came since: 12h, 3d, 2w or 2030-01-31" },
      done: { type: "boolean", about: "Those that are done" },
      limit: { type: "string", value: "N", about: "The oldest N; 1000 unless given" },
      after: { type: "string", value: "ID", about: "Go on behind this one" },
      undo: { type: "boolean", about: "With done: open again" },
    },
  },
  export: {
    name: "export",
    summary: "Write out subscribers, waitlist, messages, requests, or one person's data",
    usage: ["export subscribers|waitlist|messages|requests [options]", "export --subject EMAIL"],
    about: `CSV on standard output, or JSON lines with --json. In CSV an apostrophe stands before words
that a spreadsheet would take for a formula, and a file begins with the mark by which Excel
knows UTF-8; for a program take --json. Files made with ">" are readable by others unless
"umask 077" comes first.`,
    examples: [
      { call: "export subscribers > subscribers.csv", does: "who gets the newsletter" },
      { call: "export waitlist --json", does: "who waits for the app" },
      { call: "export --subject ann@example.org > ann.json", does: "when Ann asks what you keep" },
    ],
    options: {
      subject: { type: "string", value: "EMAIL", about: "Everything about one person, as JSON" },
      tag: { type: "string", value: "TAG", about: 'Of the waitlist; "App Waitlist" unless given' },
      all: { type: "boolean", about: "Those who left the newsletter, too" },
    },
  },
  erase: {
    name: "erase",
    summary: "Delete everything about one person, for good",
    usage: ["erase --subject EMAIL [--dry-run] [--yes]"],
    about: `Account, sessions, what was kept, newsletter, messages and prayer requests: gone from the
tables and from the bytes of the file, while the site serves. Backups made before hold it
still; "backup --keep" lets them go in time. Cannot be undone.`,
    examples: [
      { call: "erase --subject ann@example.org --dry-run", does: "what would go" },
      { call: "erase --subject ann@example.org", does: "when Ann asks to be forgotten" },
    ],
    options: {
      subject: { type: "string", value: "EMAIL", about: "The person's address" },
      "dry-run": { type: "boolean", short: "n", about: "Say what would go, and change nothing" },
      yes: { type: "boolean", short: "y", about: "Do not ask; needed where there is no terminal" },
    },
  },
  user: {
    name: "user",
    summary: "Accounts: list them, help who cannot log in, choose the prayer team, delete one",
    usage: [
      "user [list]",
      "user passwd NAME",
      "user factor NAME --reset",
      "user role NAME intercessor|leader|none",
      "user confirm NAME [--undo]",
      "user delete NAME [--yes]",
    ],
    about: `"passwd" prints a link to give to its owner: it works once and for ${linkLifetimes.reset.words}, and signs the
account out everywhere. Whoever uses it waits no longer for failed tries at the account. Be sure
whom you give it to. "factor --reset" is for a lost phone: signing in asks for the password
alone again, and the account is signed out everywhere. "role" says who is on the prayer team: an
intercessor reads what is asked for at /team, a leader what is private as well. "confirm" says
that the account's address is its owner's: once they have
answered a letter that you sent there. The newsletter entry of that address is theirs from then
on, whoever made it, until the account has another address. "delete" deletes the account and
what it kept; messages and prayer requests stay with the team ("erase" takes these too).`,
    examples: [
      { call: "user", does: "every account" },
      { call: "user passwd ann", does: "a link for Ann, who forgot her password" },
      { call: "user factor ann --reset", does: "Ann lost her phone, and you know that it is Ann" },
      { call: "user role ann leader", does: "Ann leads the prayer team" },
      { call: "user confirm ann", does: "Ann has answered from her address" },
      { call: "user delete ann", does: "Ann has no account any more" },
    ],
    options: {
      yes: { type: "boolean", short: "y", about: "Do not ask; needed where there is no terminal" },
      reset: { type: "boolean", about: "With factor: the account's second step is taken away" },
      undo: { type: "boolean", about: "With confirm: the address is confirmed no more" },
    },
  },
  group: {
    name: "group",
    summary: "Prayer groups: how many are in them, and an end to one",
    usage: ["group [list]", "group show HANDLE", "group close HANDLE [--undo] [--yes]"],
    about: `Names and counts, none of the words. From "close" on nobody gets in, and after a week all of
the group is erased; until then "close --undo" brings it back. What members reported to the
leaders of the prayer team stays with these.`,
    examples: [
      { call: "group", does: "every group" },
      { call: "group close HANDLE", does: "an end to the group of that handle" },
    ],
    options: {
      yes: { type: "boolean", short: "y", about: "Do not ask; needed where there is no terminal" },
      undo: { type: "boolean", about: "With close: the group goes on" },
    },
  },
  unsubscribe: {
    name: "unsubscribe",
    summary: "End the letters to an address: newsletter, verses, plans",
    usage: ["unsubscribe EMAIL"],
    about: `The address stays known as one that left; "erase" forgets it.`,
    examples: [
      { call: "unsubscribe ann@example.org", does: "when Ann writes that she has enough" },
    ],
  },
  letter: {
    name: "letter",
    summary: "Send a letter of yours to those who asked for letters",
    usage: [
      "letter send FILE.md --test ADDRESS",
      "letter send FILE.md --to subscribers [--tag TAG] [--per-minute N] [--yes]",
      "letter report FILE.md [--tag TAG]",
    ],
    about: `The file is Markdown: its first heading is the subject, all below it the letter. Whoever
confirmed their address, has not left and does not pause gets it once; every letter has a
link to leave. The server sends what this puts into the outbox, a test too, so that it shows
whether letters leave there. Called again with the same file it goes on where it stopped:
nobody gets a letter twice. What a letter cannot show (tables, pictures, HTML, lists in
lists) is named before it is sent; a link to /plan/1 leads to this site.`,
    examples: [
      { call: "letter send may.md --test me@example.org", does: "as you would get it" },
      { call: "letter send may.md --to subscribers", does: "says to how many, and asks" },
      {
        call: "letter send - --test me@example.org < may.md",
        does: "a file that only you may read",
      },
      { call: "letter report may.md", does: "how many were sent, refused or wait" },
    ],
    options: {
      to: { type: "string", value: "WHOM", about: "subscribers: whoever confirmed the newsletter" },
      tag: {
        type: "string",
        value: "TAG",
        about: "Those who asked for this instead: App Waitlist",
      },
      test: { type: "string", value: "ADDRESS", about: "One letter to this address alone, now" },
      "per-minute": { type: "string", value: "N", about: "Letters a minute at the most (60)" },
      yes: { type: "boolean", short: "y", about: "Do not ask; needed where there is no terminal" },
    },
  },
  outbox: {
    name: "outbox",
    summary: "Letters that wait, and those that were refused",
    usage: ["outbox [list] [--all]", "outbox count", "outbox retry"],
    about: `What the mail server took for good is forgotten after ${remembered.words}. Letters that it did not
take are shown with what it was asked, its code, and whom that concerns: RCPT 550 5.1.1 is an
address that does not exist, and whoever has it is not written to again. What comes back later
goes to MAIL_FROM: "unsubscribe" ends it. "retry" has what was refused or put off tried at once.`,
    examples: [
      { call: "outbox", does: "what waits or was refused, the newest first" },
      { call: "outbox count", does: "how many; exit code 1 when some wait for an hour" },
      { call: "outbox retry", does: "after the mail server's settings were mended" },
    ],
    options: {
      all: { type: "boolean", about: "Those that were sent, too" },
    },
  },
  setup: {
    name: "setup",
    summary: "The first evening: settings, the site's folder, a leader of the prayer team",
    usage: ["setup", "setup --yes [--origin ADDRESS] [--leader NAME --leader-email EMAIL] …"],
    about: `Writes the file of settings (0640) and, where there is none, the site's folder; makes the data
folder, and an account for the prayer team's first leader, whose link to a password works once and
for an hour. Where the unit reads that file, the server is restarted, and asked whether it serves.
Then it runs "doctor", and says what comes next. Called again, it asks with what stands, and takes
nothing away: what site.yaml says is edited there.`,
    examples: [
      { call: "setup", does: "asks; as root after an installation" },
      { call: "setup --yes --file my.env", does: "for a script, with the answers as options" },
    ],
    options: {
      file: { type: "string", value: "FILE", about: "The settings' file; /etc/prayer-life.env" },
      origin: {
        type: "string",
        value: "ADDRESS",
        about: "What people type: https://pray.example.org",
      },
      name: { type: "string", value: "NAME", about: "What the site is called" },
      contact: { type: "string", value: "EMAIL", about: "Where visitors and the law find you" },
      smtp: { type: "string", value: "URL", about: "The mail server: smtp://user:password@host" },
      from: { type: "string", value: "ADDRESS", about: "Whom letters are from; else --contact" },
      country: { type: "string", value: "CODE", about: "Two letters: whose help lines come first" },
      leader: { type: "string", value: "NAME", about: "Who leads the prayer team: a user name" },
      "leader-email": { type: "string", value: "EMAIL", about: "Their address" },
      yes: { type: "boolean", short: "y", about: "Ask nothing; what is not given stays as it is" },
    },
  },
  site: {
    name: "site",
    summary: "Your own name, words and people: begin the folder, check it, list it",
    usage: ["site init", "site check", "site list"],
    about: `Reads SITE_DIR (DATA_DIR/site), which is laid over what is built in. The server reads a change
within two seconds; a file with a mistake leaves what stood. Only init writes there, into a folder
that has nothing yet.`,
    examples: [
      { call: "site init", does: "a site.yaml with what stands today, to edit" },
      { call: "site check", does: "mistakes with file and line; exit code 1 where there are any" },
      { call: "site list --json", does: "what is yours, a draft, built in, or invented" },
    ],
  },
  doctor: {
    name: "doctor",
    summary: "Look over settings, files and data, and say what to do",
    usage: ["doctor"],
    about: `Changes nothing. Exit code 1 when something is wrong; what only needs a look is said, and the
exit code stays 0. No secret is shown.`,
    examples: [
      { call: "doctor", does: "after an installation, or when something is odd" },
      { call: "doctor --json", does: "for a monitor" },
    ],
  },
  import: {
    name: "import",
    summary: "Take over newsletter subscribers from another program",
    usage: ['import subscribers FILE --consent "TEXT" [--confirmed] [--dry-run]'],
    about: `Reads a CSV file as spreadsheets write it (commas, semicolons or tabs; UTF-8, UTF-16 or Windows'
own letters) and takes the first email address of each line. How they said yes is kept with each,
as "consent: TEXT, date", and is in their export. Whoever left the newsletter here is not woken.
Each is written to once, to say yes, where letters are sent; who does not within 30 days is
forgotten. "--confirmed" spares that letter: only where each followed a link in a letter before.`,
    examples: [
      { call: 'import subscribers old.csv --consent "Form at church" --dry-run', does: "counts" },
      { call: 'import subscribers old.csv --consent "Form at church"', does: "takes them over" },
    ],
    options: {
      consent: { type: "string", value: "TEXT", about: "How they said yes, at most 29 characters" },
      confirmed: {
        type: "boolean",
        about: "Each confirmed by a letter elsewhere; they get none now",
      },
      "dry-run": { type: "boolean", about: "Counts only" },
    },
  },
  manual: {
    name: "manual",
    summary: "The manual's page for man, or what a shell completes",
    usage: ["manual", "manual --completion"],
    options: { completion: { type: "boolean", about: "For bash, in place of the page" } },
    examples: [
      { call: "manual > prayer-life.1", does: "then: man ./prayer-life.1" },
      { call: "manual --completion > prayer-life", does: "for /usr/share/bash-completion" },
    ],
  },
} as const;

/** What `setup` asks, in this order; `setting` is what the answer is kept as. */
export const setupQuestions = [
  {
    name: "origin",
    question: "The address that people will type, such as https://pray.example.org",
    setting: "ORIGIN",
  },
  { name: "name", question: "What is the site called" },
  { name: "contact", question: "An email address for visitors, shown on the site" },
  {
    name: "smtp",
    question: "The mail server, as smtp://user:password@host (empty: no letters)",
    setting: "SMTP_URL",
  },
  {
    name: "contact",
    question: "With a mail server, an email address for you: who gets what visitors write",
    forLetters: true,
  },
  { name: "from", question: "Whom letters are from", setting: "MAIL_FROM" },
  { name: "country", question: "Your country, in two letters, such as US" },
  { name: "leader", question: "A user name for whoever leads the prayer team (empty: later)" },
  { name: "leader-email", question: "Their email address" },
] as const;

/** The end of `--help`. */
export const programNotes = `Examples
  prayer-life serve                   the site at http://localhost:3000
  prayer-life inbox                   what people wrote, who may be in danger first
  prayer-life backup prayers.db       a copy of all that is kept, while it serves
  prayer-life backup --help           more about one command

Settings come from the environment: DATA_DIR, PORT, ORIGIN … or from --env. The README lists them,
"prayer-life doctor" shows them. Exit codes: 0 done, 1 not done, 2 called wrongly.`;

/** Of every command. */
export const commonOptions = {
  env: { type: "string", value: "FILE", about: "Settings that the environment does not have" },
  "data-dir": { type: "string", value: "FOLDER", about: "In place of DATA_DIR" },
  json: { type: "boolean", about: "Results as JSON, a line each" },
  quiet: { type: "boolean", short: "q", about: "No messages, results only" },
  help: { type: "boolean", short: "h", about: "Show this" },
} as const;

/** What a letter cannot show, by its name in Markdown's parser. */
export const unshown: Record<string, string> = {
  table: "a table",
  code: "a block of code (words set in by four spaces are one)",
  html: "HTML",
  image: "a picture",
  list: "a list",
  checkbox: "a box to tick",
};

/** What comes after `setup`, in this order, each where it is still to be done. */
export const setupNext = {
  help: 'Help lines and people: {site}/site.yaml (read them, and say so), then "{pl} site check".',
  helpElsewhere:
    'Help lines and people: {site}/site.yaml (help: those of {country} are not built in: put them there, each number tried by you), then "{pl} site check".',
  secret:
    'A copy of the secret, so that the database alone tells nothing: "{pl} secret export --paper".',
  invited:
    "An email with a link goes to {email}. {name} opens that one rather than the link below: it confirms the address, too.",
  unconfirmed:
    'Emails about danger reach {name} once the address is confirmed: "{pl} user confirm {name}".',
  desk: "{name} chooses a password by the link, then logs in at {desk}",
  team: 'Somebody to read what people write: "{pl} user role NAME leader".',
  container: "Restart the container, with serve --env {file}",
  restart: "The server takes the settings up when it starts: sudo systemctl restart prayer-life",
  alias: "pl is short for: sudo -u prayer-life prayer-life --env {file}",
} as const;

/** What commands say when something stands in the way, or is to be known. */
export const commandSays = {
  scrub:
    "It is gone from the tables, but another program kept the log from being emptied. Run this again when that has ended, or restart the server.",
  noBackup:
    "This file does not end as a backup does: it was cut, or another tool made it. Nothing was changed here. An SQLite file of another tool is taken with --unsealed.",
  openElsewhere:
    "Another program has the database open (Litestream?). Stop it first, then restore. Nothing was changed here.",
  altered: "This backup was altered after it was made. Nothing was changed here.",
  olderSchema:
    'The database is older than this program. Start the server anew, or run "prayer-life migrate".',
  paper: 'Write them down, then type them again: "prayer-life secret check --paper -".',
  otherAddress: (name: string, email: string) =>
    `${name} is there already, with the address ${email}. If that was mistyped: "pl erase --subject ${email}", then setup again.`,
  journal: "Another program reads the database: the journal holds it until the server restarts.",
  desk: `It leads to the desk; the first time by way of their second step, an app that makes codes.
Later they find the desk on their page "Account". To everybody else it is not there.`,
} as const;

/** Whom a fault of a letter concerns. */
export const faultConcerns = {
  recipient: "no such address",
  letter: "this letter",
  sender: "this site: see doctor",
  moment: "for now",
  us: "the program: see the log",
};

/** In roff (man 7). */
export const manualPage = `.TH PRAYER\\-LIFE 1 "" "{version}" "{product}"
.SH NAME
prayer\\-life \\- a site for prayer, and what its operator needs
.SH SYNOPSIS
.B prayer\\-life
[\\fIcommand\\fR] [\\fIoptions\\fR]
.SH DESCRIPTION
Without a command it serves the site. Settings come from the environment, or by
.B \\-\\-env
from a file.
.B prayer\\-life doctor
shows them, and what to do about them.
.SH OPTIONS
Of every command.
{options}
.SH COMMANDS
{commands}
.SH EXIT STATUS
0 done, 1 not done, 2 called wrongly.
`;
