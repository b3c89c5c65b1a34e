import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { useOfferPaths } from './offerPaths.ts';
import type { Offer } from './resolveSearch.ts';
import { Tile } from './tileStyles.ts';
import { useShortDay } from './useShortDay.ts';

const Section = styled.div`
  h2 {
    font-size: 1.1875rem;
    line-height: 1.2;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr));
  gap: 0.6rem;
  max-width: 26rem;
  margin-block-start: 0.5rem;
  a {
    display: grid;
    color: inherit;
    text-align: center;
    text-decoration: none;
  }
`;
const OfferTile = styled(Tile)`
  gap: 0.15rem;
  min-height: 4.75rem;
  padding: 0.5rem 0.3rem;
  font-family: ${font.text};
  font-size: 0.8125rem;
  line-height: 1.2;
  b {
    font: 600 1.25rem/1.1 ${font.display};
  }
`;

type Props = { title?: string; offers: readonly Offer[]; people: number };

export const Offers = ({ title, offers, people }: Props) => {
  const words = useTranslation();
  const shortDay = useShortDay();
  const { toTables } = useOfferPaths(people);
  if (offers.length === 0) return null;
  return (
    <Section>
      {title && <h2>{title}</h2>}
      <Row>
        {offers.map((offer) => (
          <Link key={`${offer.date} ${offer.turn.timeSlotId}`} to={toTables(offer)}>
            <OfferTile $state={offer.turn.state}>
              <span>{shortDay(offer.date)}</span>
              <b>{offer.turn.startTime}</b>
              <span>{words(`booking.state.${offer.turn.state}`)}</span>
            </OfferTile>
          </Link>
        ))}
      </Row>
    </Section>
  );
};
