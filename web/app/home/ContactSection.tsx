import { styled } from 'styled-components';
import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { RevealOnScroll } from '#web/shared/ui/media/RevealOnScroll.tsx';
import { Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, media } from '#web/shared/ui/theme/tokens.ts';
import { PhoneAndChatCard } from './PhoneAndChatCard.tsx';
import { VenueMap } from './VenueMap.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { AddressAndHours } from './AddressAndHours.tsx';

const Ground = styled.section`
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 0 / 220px;
  color: ${color.ivory};
`;
const Inner = styled(PageWidth)`
  padding-block: clamp(72px, 8vw, 128px);
  h2 {
    margin-top: 16px;
  }
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: 5.3fr 3.4fr 4.3fr;
  gap: 24px;
  margin-top: 52px;
  > * {
    display: grid;
  }
  ${Card} {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  ${Card} h3 {
    margin-bottom: 6px;
  }
  @media (max-width: 77.5em) {
    grid-template-columns: 1.25fr 1fr;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.narrow} {
    gap: 18px;
    margin-top: 32px;
  }
  @media (max-width: 43.75em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Write = styled(Card)`
  &&& > h3 {
    margin-bottom: 16px;
  }
`;

export const ContactSection = () => {
  const words = useTranslation();
  return (
    <Ground id="contact" aria-labelledby="contact-title">
      <Inner>
        <Eyebrow $dark>{words('contact.eyebrow')}</Eyebrow>
        <h2 id="contact-title">{words('contact.title')}</h2>
        <Cards>
          <RevealOnScroll>
            <AddressAndHours />
          </RevealOnScroll>
          <RevealOnScroll index={1}>
            <PhoneAndChatCard />
          </RevealOnScroll>
          <RevealOnScroll index={2}>
            <Write>
              <h3>{words('contact.write')}</h3>
              <ContactForm />
            </Write>
          </RevealOnScroll>
        </Cards>
        <VisitFacts />
        <VenueMap />
      </Inner>
    </Ground>
  );
};
