import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Eyebrow, Lead, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { QUOTE_SECTION_ID } from './sampleMenuLink.ts';

const Ground = styled.section`
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 0 / 220px;
  color: ${color.ivory};
`;
const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(32px, 5vw, 88px);
  align-items: start;
  padding-block: clamp(64px, 7vw, 112px);
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;
const Words = styled.div`
  position: sticky;
  top: 112px;
  h2 {
    margin-top: 16px;
  }
  ${Lead} {
    max-width: 34ch;
    margin-top: 20px;
    color: ${color.frost};
  }
  ${media.medium} {
    position: static;
  }
`;
const Way = styled.ol`
  display: grid;
  gap: 22px;
  margin: 38px 0 0;
  padding: 0;
  list-style: none;
  counter-reset: way;
  li {
    display: grid;
    grid-template-columns: minmax(54px, 2.25rem) minmax(0, 1fr);
    align-items: start;
    counter-increment: way;
  }
  li::before {
    content: counter(way);
    font: 600 2.75rem/0.86 ${font.display};
    font-variant-numeric: lining-nums;
    color: ${color.yellow};
  }
  h3 {
    font-size: 1.375rem;
  }
  p {
    max-width: 38ch;
    margin-top: 3px;
    color: ${color.frost};
    text-wrap: pretty;
  }
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 38.75em) {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 30px;
  }
`;
const Voice = styled.p`
  margin-top: 36px;
  color: ${color.frost};
  a {
    display: block;
    width: fit-content;
    padding-block: 6px;
    font: 600 clamp(1.5625rem, 1.95vw, 1.875rem)/1.2 ${font.display};
    font-variant-numeric: lining-nums;
    color: ${color.ivory};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  ${media.medium} {
    margin-top: 28px;
  }
`;

const way = [
  ['events.way1', 'events.way1Text'],
  ['events.way2', 'events.way2Text'],
  ['events.way3', 'events.way3Text'],
] as const;

export const QuoteSection = () => {
  const words = useTranslation();
  return (
    <Ground id={QUOTE_SECTION_ID} aria-labelledby="quote-title">
      <Columns>
        <Words>
          <Eyebrow $dark>{words('events.formEyebrow')}</Eyebrow>
          <h2 id="quote-title">{words('events.formTitle')}</h2>
          <Lead>{words('events.formLead')}</Lead>
          <Way>
            {way.map(([title, text]) => (
              <li key={title}>
                <div>
                  <h3>{words(title)}</h3>
                  <p>{words(text)}</p>
                </div>
              </li>
            ))}
          </Way>
          <Voice>
            {words('events.voice')} <a href={venue.phone.href}>{venue.phone.display}</a>
          </Voice>
        </Words>
        <Card>
          <noscript>
            <Alert tone="medium">{words('events.noScript', { phone: venue.phone.display })}</Alert>
          </noscript>
          <QuoteForm />
        </Card>
      </Columns>
    </Ground>
  );
};
