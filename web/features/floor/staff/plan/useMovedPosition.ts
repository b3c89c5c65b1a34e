import { useRef, useState } from 'react';
import type { TablePosition } from '#src/contracts/booking/floor-plan.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import type { Placed } from '#web/shared/floor-plan/placeTables.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useChangeTableMutation } from '../floorApi.ts';
import { isSamePosition } from './planMovement.ts';

/** A position that staff chose. `updatedAt`: version of the table that it replaces. */
type Moved = { readonly position: TablePosition; readonly updatedAt: string };

/**
 * Returns the position of a table on screen, which may not be saved yet. A newer change by a
 * colleague replaces it, and a failed save shows a toast.
 */
export const useMovedPosition = (table: Placed<TableView>) => {
  const [change] = useChangeTableMutation();
  const { toast } = useToast();
  const [moved, setMoved] = useState<Moved | null>(null);
  const latest = useRef<Moved | null>(null);
  const isSaving = useRef(false);
  const shown = moved && moved.updatedAt >= table.updatedAt ? moved.position : table.position;

  const show = (next: Moved | null) => {
    latest.current = next;
    setMoved(next);
  };
  const move = (position: TablePosition) => {
    const known = latest.current?.updatedAt ?? '';
    show({ position, updatedAt: known > table.updatedAt ? known : table.updatedAt });
  };
  const save = async (): Promise<void> => {
    const sent = latest.current;
    if (!sent || isSaving.current) return;
    isSaving.current = true;
    const { id } = table;
    const draft = { position: sent.position };
    const { data, error } = await change({ id, updatedAt: sent.updatedAt, draft });
    isSaving.current = false;
    if (!data) {
      toast({
        title: 'Errore nella modifica del tavolo',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
      return show(null);
    }
    toast({ title: 'Tavolo aggiornato', description: table.name });
    const { position } = latest.current ?? sent;
    show({ position, updatedAt: data.updatedAt });
    if (!isSamePosition(position, sent.position)) await save();
  };
  return { position: shown, move, save };
};
