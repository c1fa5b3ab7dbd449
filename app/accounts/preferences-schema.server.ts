import { z } from "zod";
import { colorSchemes, textSizes } from "./preferences-definition";

const error = "Please choose one of these";

export const preferencesSchema = z.object({
  colorScheme: z.enum(
    colorSchemes.map(({ value }) => value),
    { error },
  ),
  textSize: z.enum(
    textSizes.map(({ value }) => value),
    { error },
  ),
  calm: z.boolean({ error: "Choose yes or no" }).default(false),
});
