/** A private request that stands in servers under test, and that none may show. */
export const canary = {
  words: "Zeisigruf am Abend",
  sender: { fullName: "Distelfink", email: "girlitz@canary.example.org" },
};

/** What nobody but its sender and the team may see of it. */
export const secrets = ["Zeisigruf", canary.sender.fullName, "girlitz@canary"];
