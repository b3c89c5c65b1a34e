import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { TITLE_ID } from '../MenuTabHeader.tsx';

type Named = { readonly id: string; readonly name: string };
type Words = { readonly done: string; readonly failed: string };

export const useRemoveMenuItem = <Row extends Named>(
  rows: readonly Row[],
  remove: (row: Row) => PromiseLike<{ error?: unknown }>,
  { done, failed }: Words,
) => {
  const [row, setRow] = useState<Row | null>(null);
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState<string | null>(null);
  const underWay = useRef(false);
  const { toast } = useToast();

  useEffect(() => {
    if (gone === null || rows.some(({ id }) => id === gone)) return;
    setGone(null);
    document.getElementById(TITLE_ID)?.focus();
  }, [gone, rows]);

  const confirm = async () => {
    if (!row || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const { error } = await remove(row);
    underWay.current = false;
    setBusy(false);
    setRow(null);
    if (error)
      return toast({
        title: failed,
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
    setGone(row.id);
    toast({ title: done, description: row.name });
  };
  return { row, busy, ask: setRow, cancel: () => setRow(null), confirm };
};
