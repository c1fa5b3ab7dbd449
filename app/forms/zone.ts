/** The hidden field in which a script names the visitor's time zone; empty where none runs. */
export const zoneField = "zone";
