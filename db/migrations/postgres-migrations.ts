import firstTables from "./postgres/0001-first-tables.sql?raw";
import prayerList from "./postgres/0002-prayer-list.sql?raw";
import daysOfPrayer from "./postgres/0003-days-of-prayer.sql?raw";
import letters from "./postgres/0004-letters.sql?raw";
import team from "./postgres/0005-team.sql?raw";
import plansByLetter from "./postgres/0006-plans-by-letter.sql?raw";
import desk from "./postgres/0007-desk.sql?raw";
import requestLetters from "./postgres/0008-request-letters.sql?raw";
import letterTrouble from "./postgres/0012-letter-trouble.sql?raw";
import takeOver from "./postgres/0013-take-over.sql?raw";
import addressesOfLetters from "./postgres/0014-addresses-of-letters.sql?raw";
import toldOfDanger from "./postgres/0015-told-of-danger.sql?raw";
import timeZones from "./postgres/0016-time-zones.sql?raw";
import plainColumns from "./postgres/0017-plain-columns.sql?raw";

/**
 * In order; how many were applied stands in the table `schema_version`. Append, never edit; a step only
 * adds, so that the program of the release before goes on working beside the new one (0017 alone renames).
 */
export const migrations: readonly string[] = [
  firstTables,
  prayerList,
  daysOfPrayer,
  letters,
  team,
  plansByLetter,
  desk,
  requestLetters,
  letterTrouble,
  takeOver,
  addressesOfLetters,
  toldOfDanger,
  timeZones,
  plainColumns,
];
