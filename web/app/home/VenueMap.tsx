import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { LIVE_MAP_HOST, mapEmbedUrl, mapsLink } from './mapLinks.ts';

const Frame = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 400px;
  margin-top: 24px;
  overflow: hidden;
  background: ${color.linen};
  color: ${color.text};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    box-shadow:
      inset 0 0 0 10px ${color.ivory},
      inset 0 0 0 12px ${color.cobalt};
  }
  iframe {
    display: block;
    width: 100%;
    height: 400px;
    padding: 12px;
    border: 0;
  }
`;
const Drawing = styled(Picture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
const Pin = styled.img`
  position: absolute;
  left: 50%;
  top: 43%;
  width: 74px;
  transform: translate(-50%, -100%);
  filter: drop-shadow(0 10px 6px rgba(30, 10, 40, 0.5));
  ${media.narrow} {
    top: 30%;
  }
`;
const Legend = styled(Card)`
  position: relative;
  z-index: 1;
  max-width: 430px;
  margin: 140px 40px 40px;
  padding: 4px 8px;
  overflow-wrap: anywhere;
  p {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  b {
    font-size: 1.0625rem;
  }
  ${media.narrow} {
    max-width: none;
    margin: 140px 18px 18px;
    border-width: 16px;
    border-image-width: 20px;
    padding: 0;
  }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 10px;
  > * {
    flex: 1 0 auto;
  }
  ${media.narrow} {
    gap: 6px;
    > * {
      padding-inline: 1px;
    }
  }
`;
const Corner = styled.div`
  position: absolute;
  z-index: 1;
  left: 24px;
  bottom: 24px;
  background: ${color.surface};
`;

/**
 * Map of the venue. Loads the live map only after a click, because its provider then receives the
 * visitor's IP address (spec note 25).
 */
export const VenueMap = () => {
  const words = useTranslation();
  const [live, setLive] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (live) frame.current?.focus({ preventScroll: true });
  }, [live]);
  const elsewhere = (
    <ButtonAnchor
      href={mapsLink}
      target="_blank"
      rel="noopener noreferrer"
      $variant="secondary"
      $size="sm"
    >
      {words('contact.maps')}
      <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
  if (live)
    return (
      <Frame>
        <iframe
          ref={frame}
          src={mapEmbedUrl}
          title={words('map.frame')}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
        <Corner>{elsewhere}</Corner>
      </Frame>
    );
  return (
    <Frame>
      <Drawing name="scenes/mappa-1800" width={1800} height={563} alt={words('map.picture')} />
      <Pin src="/brand/emblem.svg" width="74" height="74" alt="" loading="lazy" />
      <Legend>
        <p>
          <b>{words('map.title')}</b> {words('map.text', { host: LIVE_MAP_HOST })}
        </p>
        <Choices>
          <Button $size="sm" onClick={() => setLive(true)}>
            {words('map.load')}
          </Button>
          {elsewhere}
        </Choices>
      </Legend>
    </Frame>
  );
};
