/** A quotation from the Berean Standard Bible, word for word. */
export type Scripture = {
  /** Book, chapter and verses as people write them: "Philippians 4:6-7". */
  reference: string;
  /**
   * Running text here. What `inLines` makes of it has the translators' lines of poetry, those of the second
   * indent begun by two spaces, and a blank line between paragraphs and stanzas.
   */
  verses: string;
};
