import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { findPhoneProblem } from '#src/contracts/common/phone-number.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { CorrectGuest } from '../desk/correct-guest.ts';
import type { ReservationLookups } from '../ports.ts';

type Deps = { readonly reservations: ReservationLookups; readonly correct: CorrectGuest };
type OwnContact = { readonly customerPhone?: string; readonly notes?: string | null };

const refuseClosed = () => refuse({ kind: 'conflict', message: message('reservation_closed') });

const toCorrection = ({
  customerName,
  customerPhone,
  customerEmail,
  specialRequests,
}: ReservationView) => ({
  customerName: customerName ?? refuseClosed(),
  customerPhone,
  customerEmail,
  notes: specialRequests,
});

/** Corrects the telephone number or the note for the holder of the personal link. */
export const changeOwnContact =
  ({ reservations, correct }: Deps) =>
  async (id: string, change: OwnContact): Promise<void> => {
    const phoneProblem = change.customerPhone && findPhoneProblem(change.customerPhone);
    if (phoneProblem) refuseField('customerPhone', message(phoneProblem));
    const view =
      (await reservations.find(id)) ??
      refuse({ kind: 'not-found', message: message('reservation_unknown') });
    if (view.status !== 'pending' && view.status !== 'confirmed') refuseClosed();
    await correct(
      id,
      { ...toCorrection(view), ...change },
      { actor: 'guest', expectedVersion: null },
    );
  };

export type ChangeOwnContact = ReturnType<typeof changeOwnContact>;
