/** What a toast says, and a notice in the page in its stead. */
export type ToastMessage = { title: string; description: string };

/** With a link to what somebody might do now. */
export type ToastMessageWithAction = ToastMessage & { action?: { label: string; to: string } };
