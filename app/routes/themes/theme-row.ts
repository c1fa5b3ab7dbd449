/** Where there is room, a part's name stands at the left, and all that is read has one edge beside it. */
export const themeRow =
  "theme-row @path:grid @path:grid-cols-[minmax(0,1fr)_36.5rem] @path:items-start @path:gap-x-16";

/** The same edge inside of a card, whose sides the words keep away from. */
export const themeCardRow =
  "theme-row @path:grid @path:grid-cols-[minmax(0,1fr)_calc(34.5rem-1px)] @path:items-start @path:gap-x-16 @path:px-8";
