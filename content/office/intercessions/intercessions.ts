import { firstWeek } from "./first-week";
import { fourthWeek } from "./fourth-week";
import { secondWeek } from "./second-week";
import { thirdWeek } from "./third-week";

/** For the weekdays of four weeks, each from Monday on; they speak of needs by their kind, and never of what is in the news. */
export const intercessions = [...firstWeek, ...secondWeek, ...thirdWeek, ...fourthWeek];
