import type { PlanText } from "../plan";
import { nineDays } from "./nine-days";

export const comeHolySpirit: PlanText = {
  id: "come-holy-spirit-plan",
  title: "Come, Holy Spirit",
  description:
    "Nine days of asking, from the day after the Ascension to the eve of Pentecost, as the first friends asked.",
  overview: `When Jesus had gone up to His Father, His friends went back to a borrowed room and prayed until Pentecost. Christians have kept those nine days ever since: from the Friday after Ascension Day to the Saturday before Pentecost, whenever Easter happens to fall.

The readings are promises, from Moses to Paul: a Helper who stays, breath for dry bones, rain on ground that locusts have eaten. Each day has a reflection, a question, and a prayer, and you could read it aloud in five minutes. Nothing has to happen. You’re only asked to wait, and to ask.`,
  season: { name: "novena", eve: 9 },
  days: nineDays,
};
