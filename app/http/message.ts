/** A title and a sentence, as toasts and notices show them. */
export type Message = { title: string; description: string };

/** A message that says what somebody might do now, with the link that leads there. */
export type MessageWithAction = Message & { action?: { label: string; to: string } };
