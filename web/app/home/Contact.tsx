import { styled } from 'styled-components';
import { venue } from '../../../src/venue.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { ButtonAnchor } from '../../shared/ui/Button.ts';
import { Card } from '../../shared/ui/Card.ts';
import { Frieze } from '../../shared/ui/Frieze.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Eyebrow, Lead, Wrap } from '../../shared/ui/text.ts';
import { art, color, font, media } from '../../shared/ui/tokens.ts';
import { OpeningHours } from '../../shared/OpeningHours.tsx';

const Ground = styled.section`background: ${color.notte2} ${art.tile('pattern-tono')} 50% 0 / 220px; color: ${color.smalto};`;
const Inner = styled(Wrap)`
  padding-block: clamp(72px, 8vw, 128px);
  h2 { margin-top: 16px; } ${Lead} { max-width: 46ch; margin-top: 20px; color: ${color.brina}; }
`;
const Cards = styled.div`
  display: grid; grid-template-columns: 6fr 5fr; gap: 24px; margin-top: 52px;
  > ${Card} { display: flex; flex-direction: column; } ${Card} h3 { margin-bottom: 6px; }
  ${media.narrow} { grid-template-columns: 1fr; gap: 18px; margin-top: 32px; }
`;
const Phone = styled.p`margin: 14px 0 4px; font: 600 clamp(25px, 1.95vw, 30px)/1.1 ${font.display}; letter-spacing: -.01em; font-variant-numeric: lining-nums; white-space: nowrap;`;
const Drinks = styled.div`
  position: relative; flex: 1 1 210px; min-height: 210px; overflow: hidden; margin-top: 8px;
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; transform: scale(1.28); }
`;
const Stack = styled.div`display: grid; gap: 12px; margin-top: auto; padding-top: 22px; svg { flex: none; }`;
const Band = styled(Frieze)`margin-top: 2px;`;

const mapsHref = `https://www.google.com/maps/search/?api=1&query=${venue.coordinates.latitude},${venue.coordinates.longitude}`;

/** Where, when, and how to reach somebody. The map opens elsewhere: nothing of a third party loads before that click. */
export const Contact = () => {
  const words = useWords();
  return (
    <Ground id="contact" aria-labelledby="contact-title">
      <Inner>
        <Eyebrow $dark>{words('contact.eyebrow')}</Eyebrow>
        <h2 id="contact-title">{words('contact.title')}</h2>
        <Lead>{words('contact.lead', { street: venue.address.street })}</Lead>
        <Cards>
          <Card>
            <h3>{words('contact.where')}</h3>
            <p>{words('brand.address', venue.address)}</p>
            <OpeningHours />
            <Band />
            <Stack><ButtonAnchor href={mapsHref} target="_blank" rel="noopener noreferrer" $variant="line">{words('contact.maps')}</ButtonAnchor></Stack>
          </Card>
          <Card $tone="zolfo">
            <h3>{words('contact.talk')}</h3>
            <p>{words('contact.staff')}</p>
            <Phone>{venue.phone.display}</Phone>
            <Drinks><Picture name="scenes/bevande-640" width={640} height={640} /></Drinks>
            <Stack>
              <ButtonAnchor href={venue.phone.href}>
                <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z" /></svg>
                {words('contact.call')}
              </ButtonAnchor>
              <ButtonAnchor href={venue.chat.href} target="_blank" rel="noopener noreferrer" $variant="rame">
                <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true"><path d="M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19z" strokeLinejoin="round" /></svg>
                {words('contact.chat')}
              </ButtonAnchor>
            </Stack>
          </Card>
        </Cards>
      </Inner>
    </Ground>
  );
};
