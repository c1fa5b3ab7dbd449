import { describe, expect, it } from "vitest";
import { afterFirstWords, firstWords } from "~/prayers/shown-prayer.server";

describe("the first words of a prayer", () => {
  it.each([
    ["Keep them both.", "Keep them both.", ""],
    ["Dear God:", "Dear God", ""],
    [
      "Thank you for the walk by the water, and for Ruth, who asked how I really am.",
      "Thank you for the walk by the water",
      ", and for Ruth, who asked how I really am.",
    ],
    [
      "Father, I was short with him again this morning. Give me one slow breath before I answer.",
      "Father, I was short with him again this morning.",
      " Give me one slow breath before I answer.",
    ],
    ["Lord,\nstay with us.", "Lord", ",\nstay with us."],
    [
      "Open a door for Daniel and do not let him think that You have forgotten his name",
      "Open a door for Daniel and do not let him think that You",
      " have forgotten his name",
    ],
    [
      "Father, I do not know how to talk to my neighbor since the argument about the fence.",
      "Father, I do not know how to talk to my neighbor",
      " since the argument about the fence.",
    ],
    ["a".repeat(70), "a".repeat(61), "a".repeat(9)],
  ])("%s", (text, first, rest) => {
    expect([firstWords(text), afterFirstWords(text)]).toEqual([first, rest]);
  });
});
