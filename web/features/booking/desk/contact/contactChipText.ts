import type { ContactState } from '#src/contracts/booking/contact-state.ts';
import { contactLabel } from '#src/contracts/booking/contact-label.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';

export type ContactChipText = {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
};

type ContactedGuest = Pick<
  ReservationView,
  'contact' | 'contactChannel' | 'customerEmail' | 'updatedAt' | 'outcome'
>;

/**
 * Allows two minutes, because the e-mail leaves one minute after the decision and the mail server
 * needs some time.
 */
const MAIL_EXPECTED_MS = 120_000;

/**
 * Returns the time until which the e-mail to the guest may still leave, in epoch milliseconds.
 * Returns 0 if no e-mail is expected, for example for an expired request.
 */
export const mailExpectedUntil = ({
  contact,
  outcome,
  customerEmail,
  updatedAt,
}: ContactedGuest): number =>
  contact === 'not_informed' && outcome !== 'expired' && customerEmail !== null
    ? Date.parse(updatedAt) + MAIL_EXPECTED_MS
    : 0;

const signs: Record<ContactState, Pick<ContactChipText, 'sign' | 'tone'>> = {
  not_informed: { sign: '!', tone: 'low' },
  sent: { sign: '→', tone: 'night' },
  seen: { sign: '✓', tone: 'night' },
  confirmed: { sign: '✓✓', tone: 'high' },
};

export const contactChipText = (
  guest: ContactedGuest,
  isMailExpected: boolean,
): ContactChipText | null => {
  const words = contactLabel(guest);
  if (guest.contact === null || words === null) return null;
  return isMailExpected
    ? { sign: '…', words: 'E-mail in partenza', tone: 'medium' }
    : { ...signs[guest.contact], words };
};
