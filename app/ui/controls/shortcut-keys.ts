/** Keys that act by themselves, as Reading Comfort has it for this device. */
export const shortcutsAreOff = (): boolean => "noKeys" in document.documentElement.dataset;
