/** A quotation from the Berean Standard Bible, word for word. */
export type Scripture = {
  /** Book, chapter and verses as people write them: "Philippians 4:6-7". */
  reference: string;
  /** A long reading is paragraphs parted by a blank line. */
  verses: string;
};
