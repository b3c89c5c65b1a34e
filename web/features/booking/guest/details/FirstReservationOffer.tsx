import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { toStoredReservation } from '#web/shared/stored-reservation/storedReservations.ts';
import { useStoredReservationText } from '#web/shared/stored-reservation/useStoredReservationText.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { ButtonRow } from '../pass/passStyles.ts';
import { toChangeSearch } from '../pass/wantedChangeInUrl.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import type { FirstReservation } from './useFirstReservation.ts';

const Title = styled.h2`
  margin-bottom: 16px;
  scroll-margin-top: 56px;
`;
const Others = styled.p`
  margin-top: 1.5rem;
`;

type Props = { first: FirstReservation; searched: SearchedSlot; onSecondParty: () => void };

/**
 * Offers to change the existing reservation instead of a second request for the same service. The
 * guest may still send a second request for another party.
 */
export const FirstReservationOffer = ({ first, searched, onSecondParty }: Props) => {
  const words = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const texts = useOfferTexts(first, searched);
  return (
    <>
      <Title ref={heading} tabIndex={-1}>
        {texts.title}
      </Title>
      <Alert tone="medium">{texts.facts}</Alert>
      <Links first={first} searched={searched} />
      <Others>{words('first.othersText')}</Others>
      <ButtonRow>
        <Button $variant="secondary" onClick={onSecondParty}>
          {words('first.others')}
        </Button>
      </ButtonRow>
    </>
  );
};

const useOfferTexts = ({ token, reservation }: FirstReservation, searched: SearchedSlot) => {
  const words = useTranslation();
  const toText = useStoredReservationText();
  const { inSentence } = useFormatLongDay();
  const { startTime: time, numberOfPeople: n, status } = reservation;
  const stored = toStoredReservation(token, reservation);
  return {
    title: words(status === 'confirmed' ? 'first.titleConfirmed' : 'first.title', {
      date: inSentence(searched.date),
      meal: searched.slot.mealType,
    }),
    facts: words(isAsWanted(reservation, searched) ? 'first.factsSame' : 'first.facts', {
      time,
      people: words('booking.peopleCount', { n }),
      state: stored ? toText(stored).state : '',
    }),
  };
};

const isAsWanted = (
  { timeSlotId, numberOfPeople }: FirstReservation['reservation'],
  searched: SearchedSlot,
): boolean => timeSlotId === searched.slot.id && numberOfPeople === searched.numberOfPeople;

const Links = ({ first, searched }: Omit<Props, 'onSecondParty'>) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const label = useChangeLabel();
  const path = `/reservations/${encodeURIComponent(first.token)}`;
  const { date: reservationDate, slot, numberOfPeople } = searched;
  const wanted = toChangeSearch({ reservationDate, timeSlotId: slot.id, numberOfPeople });
  if (isAsWanted(first.reservation, searched))
    return (
      <ButtonRow>
        <ButtonLink to={local(path)}>{words('first.open')}</ButtonLink>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      <ButtonLink to={local(`${path}/change${wanted}`)}>{label(first, searched)}</ButtonLink>
      <ButtonLink to={local(path)} $variant="secondary">
        {words('first.keep')}
      </ButtonLink>
    </ButtonRow>
  );
};

const useChangeLabel = () => {
  const words = useTranslation();
  return ({ reservation }: FirstReservation, { slot, numberOfPeople }: SearchedSlot): string => {
    const party = words('booking.peopleCount', { n: numberOfPeople });
    if (reservation.timeSlotId === slot.id) return words('first.changeParty', { party });
    return reservation.numberOfPeople === numberOfPeople
      ? words('first.move', { time: slot.startTime })
      : words('first.moveParty', { time: slot.startTime, party });
  };
};
