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
 * Ignores repeated presses of the save button. After a conflict (409), `conflict` names the user
 * who changed the item first.
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
   * Uses this row's version for the next save. The server then accepts the save, although another
   * user changed the row.
   */
  const take = (row: Row) => {
    seen.current = row.updatedAt;
    setConflict(null);
  };
  return { submit, saving, conflict, take };
};
