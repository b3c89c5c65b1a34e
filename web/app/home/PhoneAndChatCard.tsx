import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { font, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Phone = styled.p`
  margin: 14px 0 4px;
  font: 600 clamp(1.5625rem, 1.95vw, 1.875rem)/1.1 ${font.display};
  letter-spacing: -0.01em;
  font-variant-numeric: lining-nums;
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
`;
const Drinks = styled.div`
  position: relative;
  flex: 1 1 210px;
  min-height: 210px;
  overflow: hidden;
  margin-top: 8px;
  @media (min-width: 43.8125em) and (max-width: 51.25em) {
    flex-basis: 150px;
    min-height: 150px;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    transform: scale(1.28);
  }
`;
const Stack = styled.div`
  display: grid;
  gap: 12px;
  margin-top: auto;
  padding-top: 22px;
  svg {
    flex: none;
  }
`;

const phoneIconPath =
  'M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z';

export const PhoneAndChatCard = () => {
  const words = useTranslation();
  return (
    <Card $tone="yellow">
      <h3>{words('contact.talk')}</h3>
      <p>{words('contact.staff')}</p>
      <Phone>{venue.phone.display}</Phone>
      <Drinks>
        <Picture name="scenes/bevande-640" width={640} height={640} />
      </Drinks>
      <Stack>
        <ButtonAnchor href={venue.phone.href}>
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={phoneIconPath} />
          </svg>
          {words('contact.call')}
        </ButtonAnchor>
        <ButtonAnchor
          href={venue.chat.href}
          target="_blank"
          rel="noopener noreferrer"
          $variant="accept"
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19z" strokeLinejoin="round" />
          </svg>
          {words('contact.chat')}
          <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      </Stack>
    </Card>
  );
};
