import firstTables from "./sqlite/0001-first-tables.sql?raw";
import accounts from "./sqlite/0002-accounts.sql?raw";
import keptPlansAndThemes from "./sqlite/0003-kept-plans-and-themes.sql?raw";
import messagesAndRequests from "./sqlite/0004-messages-and-requests.sql?raw";
import readingPreferences from "./sqlite/0005-reading-preferences.sql?raw";
import prayers from "./sqlite/0006-prayers.sql?raw";
import planDays from "./sqlite/0007-plan-days.sql?raw";
import inbox from "./sqlite/0008-inbox.sql?raw";
import passwordResets from "./sqlite/0009-password-resets.sql?raw";
import drafts from "./sqlite/0010-drafts.sql?raw";
import confirmedAddresses from "./sqlite/0011-confirmed-addresses.sql?raw";
import plainNames from "./sqlite/0012-plain-names.sql?raw";
import prayerList from "./sqlite/0013-prayer-list.sql?raw";
import daysOfPrayer from "./sqlite/0014-days-of-prayer.sql?raw";
import letters from "./sqlite/0015-letters.sql?raw";
import team from "./sqlite/0016-team.sql?raw";
import plansByLetter from "./sqlite/0017-plans-by-letter.sql?raw";
import desk from "./sqlite/0018-desk.sql?raw";
import requestLetters from "./sqlite/0019-request-letters.sql?raw";
import letterTrouble from "./sqlite/0023-letter-trouble.sql?raw";
import takeOver from "./sqlite/0024-take-over.sql?raw";
import addressesOfLetters from "./sqlite/0025-addresses-of-letters.sql?raw";
import toldOfDanger from "./sqlite/0026-told-of-danger.sql?raw";
import timeZones from "./sqlite/0027-time-zones.sql?raw";
import plainColumns from "./sqlite/0028-plain-columns.sql?raw";

/** In order; the number of those applied is the database's `user_version`. Append, never edit. */
export const migrations: readonly string[] = [
  firstTables,
  accounts,
  keptPlansAndThemes,
  messagesAndRequests,
  readingPreferences,
  prayers,
  planDays,
  inbox,
  passwordResets,
  drafts,
  confirmedAddresses,
  plainNames,
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
