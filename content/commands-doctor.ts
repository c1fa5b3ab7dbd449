/** What the doctor advises, under what it found. */
export const hints = {
  postgresAway: "Is DATABASE_URL right, does PostgreSQL run, and may this machine reach it?",
  postgresVersion: "The site was tried on PostgreSQL 15 to 18.",
  encoding: "Make the database with ENCODING 'UTF8' TEMPLATE template0.",
  standby: "Name the primary: a standby takes no forms.",
  readOnly: "Take default_transaction_read_only off: no form is kept.",
  durability: "A power cut loses what visitors were thanked for. Set both to on.",
  restore: 'Stop the server and put the last backup in its place: "prayer-life restore FILE".',
  unprayed:
    'Is the team looking? "prayer-life user role NAME intercessor" opens the desk at /team to a person.',
  unconfirmedLeaders:
    'No letter about danger reaches them. They have the email sent from their page "Account", or you know the address: "prayer-life user confirm NAME".',
  lostFactors:
    'The secret is another one than theirs. Put it back, or "prayer-life user factor NAME --reset" for each.',
  heldBack: "Somebody may be typing addresses of others: these go out one by one.",
  lateLetters: 'Some wait for more than an hour. "prayer-life outbox" says why.',
  littleRoom:
    "Make room: a backup, a restore and an erasure each need as much as the database has.",
  noBackup: "Unless another program makes them: systemctl enable --now prayer-life-backup.timer",
  replacedCopies: "They hold personal data. Remove those that you need no more.",
  siteMistakes: 'The last good state is served. "prayer-life site check" lists them.',
  rootUser: "The server needs no rights: run it as a user of its own.",
  noRoom: "Make room now: soon nothing can be kept.",
  longLog: "Something reads the database without end. Restart the server.",
  lateBackup: 'Does the timer still run ("systemctl list-timers")? Make one now.',
  sealAgain: 'Call "prayer-life seal" again.',
  clearBackups:
    "They show what people prayed. Make a new one, then remove those that you need no more.",
  unknownServer: "Whether a server runs on it cannot be told. Run this as the folder's owner.",
  newerNode: 'Install a newer Node, or serve the file that "npm run package" makes.',
  unaskedPassword:
    "Is the port right (587, 465)? What is not asked for may be left out of SMTP_URL.",
  openMail: "Passwords and the links of letters travel in the open. Try smtps:// or port 587.",
  noDatabase:
    'The server makes it when it starts, "prayer-life migrate" at once. Is DATA_DIR right?',
  replacedFile: "Put the file back, or restart the server if what stands there now is right.",
  testLimits: "That is for tests. Take the setting away.",
  testClock: "That is for tests. Take it away.",
  noProxy:
    "https comes from a proxy, and all visitors share its address and its limits. Set TRUST_PROXY=1.",
  noOperator: "Nobody is told when somebody writes.",
} as const;

const locks =
  "SQLite's locks and syncs are not to be relied on there. Put DATA_DIR on a disk of this machine.";
const memory = "All of it is gone when the machine stops. Put DATA_DIR on a disk.";

/** By the magic numbers of statfs(2). */
export const fileSystems: Record<number, [name: string, advice: string]> = {
  26985: ["NFS", locks],
  20859: ["SMB", locks],
  4266872130: ["SMB", locks],
  4283649346: ["SMB", locks],
  16914839: ["9p", locks],
  1702057286: ["FUSE or virtiofs", locks],
  2020557398: ["a folder that VirtualBox shares", locks],
  12805120: ["Ceph", locks],
  16914836: ["memory (tmpfs)", memory],
  2240043254: ["memory (ramfs)", memory],
};

/** When each major version reaches its end of life (nodejs.org/en/about/previous-releases). */
export const nodeEnds: Record<number, string> = {
  20: "2026-04-30",
  22: "2027-04-30",
  24: "2028-04-30",
  26: "2029-04-30",
};
