import { april } from "./april";
import { august } from "./august";
import type { DayVerse } from "./day-verse";
import { december } from "./december";
import { february } from "./february";
import { january } from "./january";
import { july } from "./july";
import { june } from "./june";
import { march } from "./march";
import { may } from "./may";
import { november } from "./november";
import { october } from "./october";
import { september } from "./september";

/** The 366 verses, month by month. */
export const verses: readonly (readonly DayVerse[])[] = [
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
];

/** The verse of a day (yyyy-mm-dd), the same each year. @throws for what is no day */
export function getVerse(day: string): DayVerse {
  const found = verses[Number(day.slice(5, 7)) - 1]?.[Number(day.slice(8, 10)) - 1];
  if (!found) throw new Error(`There is no verse for ${day}`);
  return found;
}
