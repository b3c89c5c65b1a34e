import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { StoredReservation } from '#web/shared/stored-reservation/storedReservations.ts';
import { useStoredReservations } from '#web/shared/stored-reservation/useStoredReservations.ts';
import { useStoredReservationText } from '#web/shared/stored-reservation/useStoredReservationText.ts';
import { art, gutter, tone } from '#web/shared/ui/theme/tokens.ts';

const { ground, text, edge } = tone.medium;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.8rem;
  align-items: center;
  position: relative;
  min-height: 4rem;
  margin-inline: calc(-1 * ${gutter});
  padding: 0.6rem ${gutter};
  border: 2px solid ${edge};
  border-inline: 0;
  @media (min-width: 62em) {
    margin: 0 0 1rem;
    padding: 0.6rem 1rem;
    border-inline: 2px solid ${edge};
  }
  background: ${ground};
  color: ${text};
  line-height: 1.3;
  text-decoration: none;
  small,
  b {
    display: block;
    font-size: 0.9375rem;
  }
  b {
    font-size: 1.0625rem;
  }
  &::after {
    content: '→' / '';
    font-weight: 700;
  }
`;
const Tile = styled.span`
  width: 2.75rem;
  height: 2.75rem;
  border: 2px solid ${edge};
  background: ${art.tile('tile-stella-cobalto')} 0 0 / 100%;
`;

/** Links to the reservations that guests made in this browser. */
export const OwnReservationCards = () =>
  useStoredReservations().map((stored) => (
    <OwnReservationCard key={stored.token} stored={stored} />
  ));

const OwnReservationCard = ({ stored }: { stored: StoredReservation }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const toText = useStoredReservationText();
  const { when, state } = toText(stored);
  const people = words('booking.peopleCount', { n: stored.numberOfPeople });
  return (
    <Card to={local(`/reservations/${stored.token}`)}>
      <Tile aria-hidden="true" />
      <span>
        <b>
          {words('mine.title')} · {when} · {state}
        </b>
        <small>{words('mine.details', { people, reference: stored.reference })}</small>
      </span>
    </Card>
  );
};
