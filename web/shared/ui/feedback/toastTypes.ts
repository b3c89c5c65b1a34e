export type ToastMessage = { title: string; description?: string; variant?: 'destructive' };

export type ShownToast = ToastMessage & { readonly turn: number; readonly open: boolean };

export type ToastStackProps = {
  readonly shown: ShownToast;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly regionLabel: string;
};
