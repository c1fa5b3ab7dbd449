import { z } from "zod";
import { type Weekday, weekdayNames } from "./prayer-definition";

/** As a form sends it. */
export const checked = z.string().optional().catch(undefined).transform(Boolean);

export const weekdayBoxes = Object.fromEntries(weekdayNames.map((day) => [day, checked])) as Record<
  Weekday,
  typeof checked
>;
