import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { GuestView } from '#src/contracts/guests.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { FoundGuests } from './FoundGuests.tsx';
import {
  useMergeGuestsMutation,
  useSearchGuestsQuery,
  useSeparateGuestsMutation,
} from './guestBookApi.ts';
import { CheckLine, SectionForm } from './guestDialogStyles.ts';
import { toSearchDigits } from './searchDigits.ts';

type Props = { reservationId: string; guest: GuestView };

/**
 * Merges the entries of two telephone numbers of one person. Staff can undo a merge at any time.
 */
export const MergeSection = ({ reservationId: id, guest }: Props) => {
  const [typed, setTyped] = useState('');
  const digits = toSearchDigits(typed);
  const { data: found = [] } = useSearchGuestsQuery(digits ?? skipToken);
  const [merge, merging] = useMergeGuestsMutation();
  const [separate, separating] = useSeparateGuestsMutation();
  const error = merging.error ?? separating.error;
  const isSelf = ({ reservationId }: GuestView) => reservationId === guest.reservationId;
  const join = async ({ reservationId: other }: GuestView) => {
    const { data } = await merge({ id, body: { other } });
    if (data) setTyped('');
  };
  return (
    <SectionForm onSubmit={(event) => event.preventDefault()}>
      <Field
        label="È la stessa persona di"
        hint="Scrivi tre cifre dell’altro telefono. Le visite si sommano; «Separa» rimette com’era."
      >
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <FoundGuests
        guests={digits === null ? [] : found.filter((one) => !isSelf(one))}
        today={venueToday()}
        label="Unisci"
        onChoose={(other) => void join(other)}
      />
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Riprova tra qualche istante.')}</Alert>
      )}
      {guest.merged.map(({ id: entry, contact }) => (
        <CheckLine as="p" key={entry}>
          <span>Unito a {contact}</span>
          <Button
            $variant="secondary"
            $size="sm"
            aria-label={`Separa ${contact}`}
            onClick={() => void separate({ id, body: { entry } })}
          >
            Separa
          </Button>
        </CheckLine>
      ))}
    </SectionForm>
  );
};
