export type ToastMessage = { title: string; description: string };

export type ToastMessageWithAction = ToastMessage & { action?: { label: string; to: string } };
