import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import type { ReservationDialogKind } from './card/availableActions.ts';
import { useReservationQuery } from './reservationsApi.ts';

export type OpenDialog =
  | { readonly form: ReservationDialogKind; readonly reservation: ReservationView }
  | { readonly form: 'enter'; readonly origin?: 'phone' | 'walk_in' }
  | { readonly form: 'export' };

const dialogForms: readonly ReservationDialogKind[] = [
  'reject',
  'move',
  'table',
  'cancel',
  'story',
  'guest',
  'entry',
];
const parseDialogForm = (said: string | null): ReservationDialogKind =>
  dialogForms.find((form) => form === said) ?? 'story';

/**
 * Opens the dialog that the URL requests, for example with `?id=…&action=move`. Removes these
 * parameters when the dialog opens.
 */
export const useDeskDialog = () => {
  const [dialog, open] = useState<OpenDialog | null>(null);
  const [search, setSearch] = useSearchParams();
  const { toast } = useToast();
  const wanted = search.get('id');
  const { currentData, error } = useReservationQuery(wanted ?? skipToken);
  useEffect(() => {
    if (!wanted || (!currentData && !error)) return;
    if (currentData)
      open({ form: parseDialogForm(search.get('action')), reservation: currentData.reservation });
    else
      toast({
        title: 'Errore',
        description: errorMessage(error, 'Prenotazione non trovata'),
        variant: 'destructive',
      });
    const rest = new URLSearchParams(search);
    rest.delete('id');
    rest.delete('action');
    setSearch(rest, { replace: true });
  }, [wanted, currentData, error, search, setSearch, toast]);
  return { dialog, open, close: () => open(null) };
};
