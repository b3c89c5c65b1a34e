export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };
