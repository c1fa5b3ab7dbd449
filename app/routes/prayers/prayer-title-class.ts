/** The name of a prayer, or its first words, which lead into the others: no line under them breaks off. */
export const prayerTitle = "font-[550] hover:underline";
