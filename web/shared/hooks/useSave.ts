import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '../api/apiError.ts';
import { useToast } from '../ui/feedback/ToastProvider.tsx';

type Options<Row> = {
  readonly done: string;
  readonly failed: string;
  readonly onSaved: (row: Row) => void;
  readonly onFields: (fields: Readonly<Record<string, string>>) => void;
};

/** `stale`: a colleague changed the row after the form had loaded it. */
export type SaveError = { readonly message: string; readonly stale: boolean };

export const useSave = <Row>({ done, failed, onSaved, onFields }: Options<Row>) => {
  const { toast } = useToast();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<SaveError | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double click.
  const underWay = useRef(false);

  const save = async (send: () => PromiseLike<{ data?: Row | undefined; error?: unknown }>) => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    const { data, error } = await send();
    underWay.current = false;
    setSaving(false);
    if (data !== undefined) {
      toast({ title: done });
      return onSaved(data);
    }
    const message = errorMessage(error, 'Riprova tra qualche istante.');
    toast({ title: failed, description: message, variant: 'destructive' });
    setRefused({ message, stale: refusalOf(error)?.code === 'changed_meanwhile' });
    onFields(refusalOf(error)?.fields ?? {});
  };
  return { save, saving, refused };
};
