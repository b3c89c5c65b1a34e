import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../api/apiError.ts';
import { useToast } from '../ui/feedback/ToastProvider.tsx';

type Identified = { readonly id: string };
type Answer = {
  readonly data?: { readonly id: string; readonly retired?: boolean } | undefined;
  readonly error?: unknown;
};

type Options<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly remove: (row: Row) => PromiseLike<Answer>;
  readonly done: string;
  readonly retired?: string;
  readonly failed: readonly [title: string, fallback: string];
};

export const useRemoveWithConfirm = <Row extends Identified>({
  rows,
  remove,
  done,
  retired,
  failed: [title, fallback],
}: Options<Row>) => {
  const { toast } = useToast();
  const [asked, setAsked] = useState<Row | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string | null>(null);

  useEffect(() => {
    if (leaving.current === null || rows?.some(({ id }) => id === leaving.current))
      return undefined;
    leaving.current = null;
    /*
     * Focuses the heading after a timeout, because the closing dialog first returns focus to its
     * opener.
     */
    const turn = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(turn);
  }, [rows]);

  const confirm = async () => {
    if (!asked || busy) return;
    setBusy(true);
    const { data, error } = await remove(asked);
    setBusy(false);
    setAsked(null);
    if (error !== undefined)
      return toast({ title, description: errorMessage(error, fallback), variant: 'destructive' });
    leaving.current = asked.id;
    toast({ title: done, ...(data?.retired && retired ? { description: retired } : {}) });
  };
  return {
    asked,
    busy,
    heading,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => void confirm(),
  };
};
