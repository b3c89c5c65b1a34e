import { hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useRecordAllergiesMutation } from '../../../guest-book/guestBookApi.ts';
import type { PhoneDraft } from './phoneDraft.ts';

/**
 * Returns a function that records the allergies of a draft for a reservation, which exists already.
 * It returns null, and shows an error if there were allergies, when nothing was recorded.
 */
export const useRecordToldAllergies = () => {
  const [record] = useRecordAllergiesMutation();
  const { toast } = useToast();
  return async (id: string, { allergies }: PhoneDraft): Promise<ReservationView | null> => {
    if (!hasAllergies(allergies)) return null;
    const { codes, note, isRemembered } = allergies;
    const body = { codes, note, consent: true as const, remember: isRemembered };
    const { data } = await record({ id, body });
    if (!data)
      toast({
        title: 'Allergie non segnate',
        description: 'La prenotazione c’è. Aggiungi le allergie con «Ospite».',
        variant: 'destructive',
      });
    return data ?? null;
  };
};
