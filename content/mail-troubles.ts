/** What is wrong with the mail server, and what to do about it: HOST and PORT stand for its own. */
export const mailTroubles = {
  noNetwork: {
    why: "there is no network",
    advice: "Under systemd the server has none until PrivateNetwork=no: see deploy/letters.md.",
  },
  noMachine: {
    why: "no machine has the name HOST",
    advice: "Is SMTP_URL right?",
  },
  refused: {
    why: "nothing answers at HOST:PORT",
    advice:
      "Does it run there, is the port right (587, 465, 25)? Under systemd the server needs PrivateNetwork=no: see deploy/letters.md.",
  },
  noTime: {
    why: "HOST:PORT does not answer in time",
    advice: "Does a firewall stand between? Many providers close port 25. Port 465 wants smtps://.",
  },
  expired: {
    why: "its certificate has run out",
    advice: "Renew it there.",
  },
  otherName: {
    why: "its certificate is for another name than HOST",
    advice: "Name the mail server in SMTP_URL as its certificate does.",
  },
  untrusted: {
    why: "nobody whom this machine trusts has signed its certificate",
    advice:
      "Name a file with that certificate, or its authority's, in SMTP_CA. SMTP_TLS=unverified encrypts without a look at it.",
  },
  noTls: {
    why: "it does not begin with TLS at this port",
    advice: "smtps:// is for port 465; write smtp:// for ports 587 and 25.",
  },
  noEncryption: {
    why: "it offers no encryption",
    advice: "SMTP_TLS=required wants it; SMTP_TLS=off does not.",
  },
  busyWithPasswords: {
    why: "it cannot look up passwords just now",
    advice: "It is tried again.",
  },
  wantsPassword: {
    why: "it wants a user name and a password, or encryption",
    advice: "smtps://user:password@host in SMTP_URL gives both.",
  },
  wrongPassword: {
    why: "it does not take the user name and password of SMTP_URL",
    advice: "Are they right, and does the provider want a password for programs, or another port?",
  },
  wrongSender: {
    why: "it takes no letters from MAIL_FROM",
    advice: "Is that an address this user may send from?",
  },
  turnedAway: {
    why: "it turns this machine away",
    advice: "Is the machine's address on a block list?",
  },
  noRelay: {
    why: "it passes on no letters of this site",
    advice:
      "User name and password may be missing in SMTP_URL, or the domain of MAIL_FROM lacks its DNS records.",
  },
  dislikesLetters: {
    why: "it dislikes the letters",
    advice: "Its log says why. SPF, DKIM and DMARC: deploy/letters.md.",
  },
  busy: {
    why: "it is busy, or out of order",
    advice: "It is tried again. Its log says why.",
  },
} as const;
