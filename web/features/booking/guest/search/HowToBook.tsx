import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { OpeningHoursTable } from '#web/shared/ui/display/OpeningHoursTable.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { LargePartyNote } from './LargePartyNote.tsx';
import { stepMessageIds } from '../StepIndicator.tsx';
import { preloadedTimeSlots } from './preloadedTimeSlots.ts';
import { activeTimeSlots } from './bookableTimeSlots.ts';

const Ground = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: clamp(32px, 5vw, 88px);
  align-items: start;
  padding-block: 64px 96px;
  h2 {
    font-size: min(10.5vw, clamp(1.875rem, 3.1vw, 2.875rem));
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.narrow} {
    padding-block: 44px 64px;
  }
`;
const Three = styled.ol`
  display: grid;
  gap: 26px;
  margin: 32px 0 36px;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 60px 1fr;
    gap: 20px;
    align-items: start;
  }
  h3 {
    margin-bottom: 4px;
    font-size: 1.4375rem;
  }
  p {
    max-width: 44ch;
    color: #3b3a48;
  }
`;
const Turns = styled.dl`
  display: grid;
  gap: 10px;
  margin: 14px 0 26px;
  > div {
    display: grid;
    grid-template-columns: 5.2em 1fr;
    align-items: baseline;
    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt {
    font-weight: 650;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    font: 600 1.125rem/1.3 ${font.display};
    font-variant-numeric: lining-nums;
    color: ${color.cobalt};
    white-space: nowrap;
  }
`;
const Times = styled(Card)`
  @media (max-width: 22em) {
    padding: 0;
  }
`;
const tiles = ['spiga', 'limone', 'stella'] as const;
const leads = ['booking.intro.when', 'booking.intro.table', 'booking.intro.details'] as const;
const meals = [
  ['pranzo', 'booking.lunch'],
  ['cena', 'booking.dinner'],
] as const satisfies readonly (readonly [MealType, string])[];

export const HowToBook = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const slots = useSelector(preloadedTimeSlots.of)?.value ?? [];
  return (
    <Ground>
      <section>
        <h2>{words('booking.introTitle')}</h2>
        <Three>
          {tiles.map((tile, at) => (
            <li key={tile}>
              <img
                src={`/art/tiles/tile-${tile}-classica.svg`}
                width="60"
                height="60"
                alt=""
                loading="lazy"
              />
              <div>
                <h3>{words(stepMessageIds[at] ?? 'booking.step.when')}</h3>
                <p>{words(leads[at] ?? 'booking.intro.when')}</p>
              </div>
            </li>
          ))}
        </Three>
        <LargePartyNote />
        <noscript>
          <Alert tone="medium">
            {words('booking.noScript', { phone: withNoBreakSpaces(venue.phone.display) })}{' '}
            <Link to={local('/waiting-list')}>{words('waiting.joinLink')}</Link>
          </Alert>
        </noscript>
      </section>
      <Times as="section" $tone="sand" aria-labelledby="turns-title">
        <h3 id="turns-title">{words('booking.turnsTitle')}</h3>
        <Turns>
          {meals.map(([meal, label]) => (
            <div key={meal}>
              <dt>{words(label)}</dt>
              <dd>
                {activeTimeSlots(slots, meal).map(({ id, startTime, endTime }) => (
                  <span key={id}>
                    {startTime}–{endTime}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </Turns>
        <h3>{words('contact.hours')}</h3>
        <OpeningHoursTable />
      </Times>
    </Ground>
  );
};
