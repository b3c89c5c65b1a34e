export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

/** `turn`: number that identifies the toast, because two toasts may have the same text. */
export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };
