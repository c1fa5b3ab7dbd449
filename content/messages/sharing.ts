/** Every toast of sharing, word for word as specified. */
export const shareMessages = {
  verseCopied: {
    title: "Text copied to clipboard",
    description: "The verse has been copied to your clipboard.",
  },
  verseForInstagram: {
    title: "Text copied to clipboard",
    description: "Open Instagram and paste the verse in your post.",
  },
  verseNotCopied: {
    title: "Copy failed",
    description: "Please select and copy the verse manually.",
    variant: "destructive",
  },
  notShared: {
    title: "Sharing failed",
    description: "Unable to open sharing dialog.",
    variant: "destructive",
  },
  planCopied: {
    title: "Copied to clipboard",
    description: "Plan information copied to clipboard",
  },
  themeCopied: {
    title: "Copied to clipboard",
    description: "Theme information copied to clipboard",
  },
  informationNotCopied: {
    title: "Failed to copy",
    description: "Please try again",
    variant: "destructive",
  },
} as const;
