import { useState } from 'react';
import type { Allergen } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useEraseAllergiesMutation, useRecordAllergiesMutation } from './guestBookApi.ts';

export const useAllergyForm = ({ id, allergies }: Pick<ReservationView, 'id' | 'allergies'>) => {
  const [codes, setCodes] = useState<readonly Allergen[]>(allergies?.codes ?? []);
  const [note, setNote] = useState(allergies?.note ?? '');
  const [hasConsent, setConsent] = useState(false);
  const [isRemembered, setRemembered] = useState(true);
  const [record, recorded] = useRecordAllergiesMutation();
  const [erase, erased] = useEraseAllergiesMutation();
  const { toast } = useToast();
  const isBusy = recorded.isLoading || erased.isLoading;
  const toggle = (code: Allergen) =>
    setCodes(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]);
  const save = async () => {
    if (isBusy || !hasConsent) return;
    const told = { codes: [...codes], note, remember: isRemembered };
    const { data } = await record({ id, body: { ...told, consent: true } });
    if (data) toast({ title: 'Allergie segnate' });
  };
  const remove = async () => {
    if (isBusy) return;
    const { data } = await erase(id);
    if (!data) return;
    setCodes([]);
    setNote('');
    toast({ title: 'Allergie cancellate' });
  };
  const error = recorded.error ?? erased.error;
  return {
    codes,
    toggle,
    note,
    setNote,
    hasConsent,
    setConsent,
    isRemembered,
    setRemembered,
    isBusy,
    save,
    remove,
    failure: error ? errorMessage(error, 'Riprova tra qualche istante.') : null,
  };
};
