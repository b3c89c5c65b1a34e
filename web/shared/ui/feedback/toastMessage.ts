export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

/** A toast that was asked for; `turn` tells two with the same words apart. */
export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };
