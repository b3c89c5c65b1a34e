import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '../api/apiError.ts';
import { useToast } from '../ui/feedback/ToastProvider.tsx';

type Options<Row> = {
  /** Titles of the two toasts. */
  readonly done: string;
  readonly failed: string;
  readonly onSaved: (row: Row) => void;
  /** Sentences of the server, per field. */
  readonly onFields: (fields: Readonly<Record<string, string>>) => void;
};

/** Why the last attempt failed; `stale`: somebody else changed the thing since this form read it. */
export type SaveError = { readonly message: string; readonly stale: boolean };

/** Saves once, however often the button is pressed, and says how it went. What was typed is the form's and stays. */
export const useSave = <Row>({ done, failed, onSaved, onFields }: Options<Row>) => {
  const { toast } = useToast();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<SaveError | null>(null);
  // State arrives with the next render; two presses within one frame are told apart by this flag alone.
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
