import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { localizePrice } from '#web/shared/i18n/localizePrice.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { EventsLead } from './eventsSectionStyles.ts';
import { QUOTE_SECTION_ID, sampleMenuPath } from './sampleMenuLink.ts';

type SampleMenu = (typeof venue.sampleMenus)[number];

const coursesOf = (id: SampleMenu['id']) =>
  [
    ['events.course.starter', `events.sampleStarter.${id}`],
    ['events.course.first', `events.sampleFirst.${id}`],
    ['events.course.main', `events.sampleMain.${id}`],
    ['events.course.dessert', `events.sampleDessert.${id}`],
  ] as const;

export const SampleMenus = () => {
  const words = useTranslation();
  return (
    <Section aria-labelledby="menus-title">
      <Eyebrow>{words('events.menusEyebrow')}</Eyebrow>
      <h2 id="menus-title">{words('events.menusTitle')}</h2>
      <EventsLead>{words('events.menusLead')}</EventsLead>
      <Menus>
        {venue.sampleMenus.map((menu) => (
          <SampleMenuCard key={menu.id} menu={menu} />
        ))}
      </Menus>
      <p>{words('events.menusNote')}</p>
    </Section>
  );
};

const SampleMenuCard = ({ menu: { id, price } }: { menu: SampleMenu }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { locale } = useIntl();
  const name = words(`events.sampleName.${id}`);
  return (
    <Paper as="li">
      <h3>{name}</h3>
      <About>{words(`events.sampleAbout.${id}`)}</About>
      <Courses>
        {coursesOf(id).map(([course, dishes]) => (
          <div key={course}>
            <dt>{words(course)}</dt>
            <dd>{words(dishes)}</dd>
          </div>
        ))}
      </Courses>
      <Price>
        <b>{localizePrice(price, locale)}</b> {words('events.perPerson')}
      </Price>
      <ButtonLink
        to={local(sampleMenuPath(id))}
        state={{ section: QUOTE_SECTION_ID }}
        preventScrollReset
        $variant="secondary"
      >
        <span>
          {words('events.menuAsk')} <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Paper>
  );
};

const Section = styled(PageWidth).attrs({ as: 'section' })`
  padding-block: clamp(4rem, 6vw, 7rem);
  h2 {
    margin-top: 1rem;
  }
  > p:last-child {
    max-width: 60ch;
    margin-top: 1.75rem;
    color: ${color.textMuted};
  }
`;
const Menus = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(1.25rem, 2.4vw, 2.5rem);
  margin: clamp(2.5rem, 4vw, 4rem) 0 0;
  padding: 0;
  list-style: none;
  @media (max-width: 60em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Paper = styled(Card)`
  display: flex;
  flex-direction: column;
  h3 {
    font-size: 1.75rem;
  }
  > a {
    margin-top: 1.25rem;
  }
`;
const About = styled.p`
  margin-top: 0.375rem;
  font: italic 430 1.1875rem/1.35 ${font.display};
  color: ${color.terracotta};
`;
const Courses = styled.dl`
  display: grid;
  gap: 0.9rem;
  margin: 1.5rem 0;
  dt {
    font: 700 0.8125rem/1.3 ${font.text};
    letter-spacing: 0.12em;
    text-transform: uppercase;
    color: ${color.terracotta};
  }
  dd {
    margin-top: 0.2rem;
    line-height: 1.45;
  }
`;
const Price = styled.p`
  margin-top: auto;
  padding-top: 1rem;
  border-top: 1px solid ${color.linen};
  b {
    font: 600 1.875rem/1.1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
