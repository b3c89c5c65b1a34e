import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { localizePrice } from '#web/shared/i18n/localizePrice.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';

const facts = [
  { name: 'facts.cover', text: 'facts.coverText' },
  { name: 'facts.payment', text: 'facts.paymentText' },
  { name: 'facts.lastOrder', text: 'facts.lastOrderText' },
  { name: 'facts.cancellation', text: 'facts.cancellationText' },
  { name: 'facts.steps', text: 'facts.stepsText' },
  { name: 'facts.children', text: 'facts.childrenText' },
  { name: 'facts.dogs', text: 'facts.dogsText' },
  { name: 'facts.parking', text: 'facts.parkingText' },
  { name: 'facts.road', text: 'facts.roadText' },
] as const;

const Paper = styled(Card)`
  margin-top: 24px;
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1.5rem 2.5rem;
  margin: 1rem 0 0;
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0.25rem 0 0;
    line-height: 1.5;
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 36em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
`;

/**
 * List of practical information for guests, such as the cover charge and the time of the last
 * order.
 */
export const VisitFacts = () => {
  const words = useTranslation();
  const { locale } = useIntl();
  const price = localizePrice(venue.coverCharge, locale);
  const values = { price, minutes: venue.lastOrderMinutes };
  return (
    <Paper>
      <h3>{words('facts.title')}</h3>
      <List>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>{words(text, values)}</dd>
          </div>
        ))}
      </List>
    </Paper>
  );
};
