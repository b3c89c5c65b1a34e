import { formatSeatWishes } from '#src/contracts/booking/guest-wishes.ts';
import {
  waitingListStatusLabel,
  type SeatOfferView,
  type WaitingListEntryView,
} from '#src/contracts/booking/waiting-list.ts';
import { languageNames } from '#src/contracts/languages.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { isWithinLeadTime } from '../guest/search/bookableTimeSlots.ts';

export const nameOf = ({ customerName }: WaitingListEntryView): string =>
  customerName ?? 'Dati cancellati';

const formatParty = (people: number): string => `${people} ${people === 1 ? 'persona' : 'persone'}`;

export const describeWish = ({
  numberOfPeople,
  turns,
  seatWishes,
  language,
}: WaitingListEntryView): string =>
  [
    formatParty(numberOfPeople),
    ...(turns.length > 0 ? [turns.map(({ startTime }) => startTime).join(' o ')] : []),
    ...(seatWishes ? [formatSeatWishes(seatWishes).toLowerCase()] : []),
    languageNames[language],
  ].join(' · ');

/** Lists the wished turns that can no longer be offered, because they have begun or begin soon. */
export const listLateTurns = (
  { date, turns }: Pick<WaitingListEntryView, 'date' | 'turns'>,
  now: Date,
): string[] =>
  turns
    .map(({ startTime }) => startTime)
    .filter((startTime) => date < venueDate(now) || isWithinLeadTime(startTime, date, now));

/** Explains to staff what to do instead of an offer. */
export const describeLateTurns = (late: readonly string[]): string =>
  `${late.join(' e ')}: troppo tardi per un’offerta. Chiama e segna al telefono.`;

const OUTCOME_LABELS: Readonly<Record<SeatOfferView['outcome'], string>> = {
  open: '',
  accepted: '',
  declined: 'ha lasciato il posto delle',
  expired: 'non ha risposto per le',
  left: 'aveva un’offerta per le',
};

export const describeState = ({ status, offer, informedAt }: WaitingListEntryView): string => {
  if (offer?.outcome === 'open')
    return `Posto offerto alle ${offer.startTime}, fino alle ${formatTimeOfDay(offer.until)}${informedAt ? ' · avvisato' : ''}`;
  const past = offer ? OUTCOME_LABELS[offer.outcome] : '';
  return [waitingListStatusLabel[status], ...(past ? [`${past} ${offer!.startTime}`] : [])].join(
    ' · ',
  );
};
