import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation, type Translate } from '#web/shared/i18n/useTranslation.ts';
import type { PassState } from './passState.ts';
import { useHoursUntil } from './useHoursUntil.ts';
import { usePassDates } from './usePassDates.ts';

export type PassTexts = { readonly status: string; readonly title: string; readonly text: string };

type Texts = (reservation: ReservationStatusView) => PassTexts;

const changeTitle = (
  words: Translate,
  short: (date: string) => string,
  { changeRequest, numberOfPeople, reservationDate, startTime }: ReservationStatusView,
): string => {
  const wanted = changeRequest ?? { numberOfPeople, reservationDate, startTime };
  return wanted.reservationDate === reservationDate && wanted.startTime === startTime
    ? words('pass.title.changePeople', { n: wanted.numberOfPeople })
    : words('pass.title.changeTurn', {
        day: short(wanted.reservationDate),
        time: wanted.startTime,
      });
};

const activeTexts = (
  words: Translate,
  short: (date: string) => string,
  hours: number | null,
): Record<'pending' | 'confirmed' | 'eve' | 'today' | 'change', Texts> => ({
  pending: () => ({
    status: words('pass.status.pending'),
    title: words('booking.sentTitle'),
    text: words('booking.sentText'),
  }),
  confirmed: ({ visitConfirmed }) => ({
    status: words('pass.status.confirmed'),
    title: words('pass.title.confirmed'),
    text: words(visitConfirmed ? 'pass.text.sure' : 'pass.text.confirmed'),
  }),
  eve: ({ visitConfirmed }) => ({
    status: words('pass.status.eve'),
    title: words(visitConfirmed ? 'pass.title.eveSure' : 'pass.title.eve'),
    text: words(visitConfirmed ? 'pass.text.sure' : 'pass.text.eve'),
  }),
  today: ({ visitConfirmed }) => ({
    status: words('pass.status.today'),
    title: hours === null ? words('pass.title.today') : words('pass.title.soon', { hours }),
    text: words(visitConfirmed ? 'pass.text.sure' : 'pass.text.today'),
  }),
  change: (reservation) => ({
    status: words('pass.status.change'),
    title: changeTitle(words, short, reservation),
    text: words(
      reservation.status === 'confirmed' ? 'pass.text.change' : 'pass.text.changePending',
      { n: reservation.numberOfPeople },
    ),
  }),
});

const alternativesText = (
  words: Translate,
  { proposals, replacementLink }: ReservationStatusView,
  textWith: 'pass.text.declinedProposals' | 'pass.text.closureProposals',
  textWithout: 'pass.text.declined' | 'pass.text.closure',
): string => {
  if (replacementLink) return words('pass.text.replaced');
  return proposals ? words(textWith, { n: proposals.length }) : words(textWithout);
};

const closedTexts = (
  words: Translate,
  short: (date: string) => string,
): Record<Exclude<PassState, keyof ReturnType<typeof activeTexts>>, Texts> => ({
  declined: (reservation) => ({
    status: words('pass.status.declined'),
    title: words('pass.title.declined', {
      day: short(reservation.reservationDate),
      time: reservation.startTime,
    }),
    text: alternativesText(words, reservation, 'pass.text.declinedProposals', 'pass.text.declined'),
  }),
  closure: (reservation) => ({
    status: words('pass.status.closure'),
    title: words('pass.title.closure', { day: short(reservation.reservationDate) }),
    text: alternativesText(words, reservation, 'pass.text.closureProposals', 'pass.text.closure'),
  }),
  cancelledByUs: () => ({
    status: words('pass.status.closure'),
    title: words('pass.title.cancelledByUs'),
    text: words('pass.text.closure'),
  }),
  cancelled: () => ({
    status: words('pass.status.cancelled'),
    title: words('pass.title.cancelled'),
    text: words('pass.text.cancelled'),
  }),
  expired: () => ({
    status: words('pass.status.past'),
    title: words('pass.title.expired'),
    text: words('pass.text.expired'),
  }),
  past: () => ({
    status: words('pass.status.past'),
    title: words('pass.title.past'),
    text: words('pass.text.past'),
  }),
  missed: () => ({
    status: words('pass.status.past'),
    title: words('pass.title.missed'),
    text: words('pass.text.missed'),
  }),
});

export const usePassTexts = (reservation: ReservationStatusView, state: PassState): PassTexts => {
  const words = useTranslation();
  const { short } = usePassDates();
  const hours = useHoursUntil(reservation);
  return { ...activeTexts(words, short, hours), ...closedTexts(words, short) }[state](reservation);
};
