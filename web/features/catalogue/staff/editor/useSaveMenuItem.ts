import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';

type Versioned = { readonly updatedAt: string };
type Answer<Row> = { readonly data?: Row | undefined; readonly error?: unknown };

type Options<Draft, Row extends Versioned> = {
  readonly opened: Row | null;
  readonly save: (draft: Draft, seen: string | null) => PromiseLike<Answer<Row>>;
  readonly onSaved: (row: Row) => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  readonly refresh: () => PromiseLike<unknown>;
};

/**
 * Saves a form once, even if the user clicks the save button repeatedly. After a conflict (409),
 * `conflict` names the colleague who changed the item first.
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
  /**
   * Uses the version of this row for the next save, which then overwrites the colleague's change.
   */
  const take = (row: Row) => {
    seen.current = row.updatedAt;
    setConflict(null);
  };
  return { submit, saving, conflict, take };
};
