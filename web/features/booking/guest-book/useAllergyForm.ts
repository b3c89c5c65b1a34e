import { useState } from 'react';
import type { Allergen } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { splitFailure } from '#web/shared/api/fieldFailure.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { noConsent, type AllergyConsent } from './AllergyFields.tsx';
import { useEraseAllergiesMutation, useRecordAllergiesMutation } from './guestBookApi.ts';

export const useAllergyForm = ({ id, allergies }: Pick<ReservationView, 'id' | 'allergies'>) => {
  const [codes, setCodes] = useState<Allergen[]>(allergies?.codes ?? []);
  const [note, setNote] = useState(allergies?.note ?? '');
  const [consent, setConsent] = useState<AllergyConsent>(noConsent);
  const [record, recorded] = useRecordAllergiesMutation();
  const [erase, erased] = useEraseAllergiesMutation();
  const { toast } = useToast();
  const isBusy = recorded.isLoading || erased.isLoading;
  const changeConsent = (change: Partial<AllergyConsent>) => setConsent({ ...consent, ...change });
  const save = async () => {
    if (isBusy || !consent.hasConsent) return;
    const told = { codes, note, remember: consent.isRemembered };
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
    setCodes,
    note,
    setNote,
    consent,
    changeConsent,
    isBusy,
    save,
    remove,
    ...splitFailure(error, 'note', 'Riprova tra qualche istante.'),
  };
};
