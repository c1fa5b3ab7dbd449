/** The product's name, whole; `compactName` where the specification writes it as one word. */
export const productName = "Prayer LIFE";
export const compactName = "PrayerLife";
