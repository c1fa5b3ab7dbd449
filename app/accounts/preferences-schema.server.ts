import { z } from "zod";
import { textSizes, themes } from "./preferences";

const error = "Please choose one of these";

export const preferencesSchema = z.object({
  theme: z.enum(
    themes.map(({ value }) => value),
    { error },
  ),
  textSize: z.enum(
    textSizes.map(({ value }) => value),
    { error },
  ),
  calm: z.boolean({ error: "This is either so or not" }).default(false),
});
