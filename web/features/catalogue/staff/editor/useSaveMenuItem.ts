import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';

type Versioned = { readonly updatedAt: string };
type Answer<Row> = { readonly data?: Row | undefined; readonly error?: unknown };

type Options<Draft, Row extends Versioned> = {
  /** What the form was opened on; null: something new. */
  readonly opened: Row | null;
  readonly save: (draft: Draft, seen: string | null) => PromiseLike<Answer<Row>>;
  readonly onSaved: (row: Row) => void;
  /** Shows a sentence of the server beside the field that it is about. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  /** Reads the list again, so that what somebody else wrote is here. */
  readonly refresh: () => PromiseLike<unknown>;
};

/**
 * Saves once, however often the button is pressed; what was typed stays when the server refuses. When somebody was
 * faster, `conflict` says who, and the writer decides: `take` what they wrote, or save over it having seen it.
 */
export const useSaveMenuItem = <Draft, Row extends Versioned>({
  opened,
  save,
  onSaved,
  onRefused,
  refresh,
}: Options<Draft, Row>) => {
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const seen = useRef(opened?.updatedAt ?? null);
  const underWay = useRef(false);
  const { toast } = useToast();

  const refused = async (error: unknown) => {
    const refusal = refusalOf(error);
    toast({
      title: 'Errore',
      description: errorMessage(error, 'Errore durante il salvataggio'),
      variant: 'destructive',
    });
    onRefused(refusal?.fields ?? {});
    if (refusal?.code !== 'changed_meanwhile') return;
    await refresh();
    setConflict(refusal.message);
  };
  const submit = async (draft: Draft) => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setConflict(null);
    const { data, error } = await save(draft, seen.current);
    if (data) onSaved(data);
    else await refused(error);
    underWay.current = false;
    setSaving(false);
  };
  /** From now on the writer has seen this row. */
  const take = (row: Row) => {
    seen.current = row.updatedAt;
    setConflict(null);
  };
  return { submit, saving, conflict, take };
};
