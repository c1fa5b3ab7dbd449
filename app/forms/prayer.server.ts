import { z } from "zod";
import { day, line, optional, text, zone } from "./fields.server";
import { prayer, prayerAnswer, prayerEdit } from "./prayer";

const { title, reference } = prayerEdit.fields;

const words = {
  text: text("Please write your prayer", { max: prayer.fields.text.maxLength }),
  title: optional(line("", { max: title.maxLength })),
  reference: optional(line("", { max: reference.maxLength })),
};

export const prayerSchema = z.object({ ...words, zone });

export const prayerEditSchema = z.object(words);

export const prayerAnswerSchema = z.object({
  answeredOn: day("Please choose the day"),
  answer: optional(text("", { max: prayerAnswer.fields.answer.maxLength })),
  zone,
});

export const prayerRestSchema = z.object({ restsUntil: day("Please choose a day"), zone });
