/** What an error says, by status: its text, and the heading above it. */
export const refusalTexts = {
  400: "We could not read that request.",
  403: "Nothing was saved.",
  404: "There is nothing at this address.",
  405: "This address doesn’t take that kind of request.",
  408: "The request took too long to arrive.",
  413: "That is more than we can take at once. Please shorten it.",
  414: "That address is longer than any of ours.",
  415: "We can’t read that kind of content.",
  429: "Too many tries in a short time. Please wait a little and try again.",
  500: "Something went wrong on our side.",
  503: "We can’t save anything right now. Please try again in a moment.",
};

export const refusalTitles: Readonly<Record<number, string>> = {
  400: "We could not read that",
  403: "That form came from another site",
  404: "Nothing here",
  405: "That isn’t possible here",
  408: "That took too long",
  413: "Too much at once",
  414: "Too long an address",
  415: "We can’t open that kind of file",
  429: "A little too fast",
  503: "Please try again in a moment",
};

export const fault = {
  title: "Something went wrong",
  text: "The fault is on our side. What you were reading is still there; please try again.",
};

export const unreachable = {
  title: "No connection",
  text: "We could not reach the server. Please try again when you are online.",
};
