export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

/** `sequence` distinguishes toasts with equal text. */
export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };
