export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

/** `turn`: number of the toast, because two toasts may have the same text. */
export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };
