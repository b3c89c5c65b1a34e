import { useRef, useState } from 'react';
import type { ReservationView } from '../../../../../src/contracts/booking.ts';
import { errorMessage, refusalOf } from '../../../../shared/api-error.ts';
import { useToast } from '../../../../shared/ui/Toast.tsx';
import { useMoveReservationMutation } from '../deskApi.ts';
import { partyWords } from '../partyWords.ts';
import { seatWanted, type SeatTyped } from './seat.ts';
import { useFresh } from './useFresh.ts';
import { useOverride } from './useOverride.ts';

/**
 * Changes where a party sits; everything is checked again. The version sent is the one that the dialog opened with: a
 * colleague's change in between is refused and told, and from then on the newest version counts.
 */
export const useMove = (opened: ReservationView, onChanged: (changed: ReservationView) => void) => {
  const fresh = useFresh(opened);
  const [move, { isLoading }] = useMoveReservationMutation();
  const override = useOverride();
  const { toast } = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [told, setTold] = useState(false);
  const underWay = useRef(false);

  const save = async (typed: SeatTyped) => {
    const reason = override.wanted();
    if (underWay.current || reason === undefined) return;
    underWay.current = true;
    const { data, error } = await move({
      id: opened.id,
      version: told ? fresh.version : opened.version,
      body: seatWanted(typed, reason),
    });
    underWay.current = false;
    if (data) {
      toast({ title: 'Prenotazione modificata', description: partyWords(data) });
      return onChanged(data);
    }
    if (refusalOf(error)?.code === 'changed_meanwhile') setTold(true);
    setFailure(override.refused(error) ? null : error);
  };
  return {
    fresh,
    told,
    save,
    isSaving: isLoading,
    override,
    failure: failure === null ? null : errorMessage(failure, 'Riprova tra qualche istante.'),
    fields: refusalOf(failure)?.fields,
  };
};
