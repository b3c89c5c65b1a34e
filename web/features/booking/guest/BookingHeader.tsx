import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';

const Band = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-block: 4.4rem 2.4rem;
  color: ${color.ivory};
  background: ${color.plum};
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(180deg, rgba(30, 12, 44, 0.86), rgba(30, 12, 44, 0.7));
  }
  picture,
  picture img {
    position: absolute;
    z-index: -2;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  picture img {
    object-fit: cover;
    object-position: 50% 62%;
  }
  @media (min-width: 40em) {
    /* The second gradient darkens the white plates of the picture behind the top bar. */
    &::before {
      background:
        linear-gradient(
          180deg,
          rgba(30, 12, 44, 0.82),
          rgba(30, 12, 44, 0.7) 4.5rem,
          transparent 7rem
        ),
        linear-gradient(
          90deg,
          rgba(30, 12, 44, 0.92),
          rgba(30, 12, 44, 0.72) 50%,
          rgba(30, 12, 44, 0.28)
        );
    }
  }
  @media (min-width: 62em) {
    padding-block: 6.4rem 4.25rem;
  }
`;
const Title = styled.h1`
  font-size: clamp(1.875rem, 1.25rem + 2.9vw, 3.5rem);
  font-weight: 590;
  line-height: 1;
  letter-spacing: -0.022em;
`;
const Lead = styled.p`
  max-width: 46ch;
  margin-block-start: 0.5rem;
  color: ${color.frost};
  @media (max-width: 40em) {
    display: none;
  }
`;

/** Title and picture of the booking page. `children`: indicator of the booking steps. */
export const BookingHeader = ({ children }: { children: ReactNode }) => {
  const words = useTranslation();
  return (
    <Band>
      <Picture
        name="scenes/interior-1080"
        width={1080}
        height={1350}
        small={720}
        sizes="(max-width: 820px) 99vw, 100vw"
        loading="eager"
      />
      <PageWidth>
        <Title>{words('booking.title')}</Title>
        <Lead>{words('booking.sub')}</Lead>
        {children}
      </PageWidth>
    </Band>
  );
};
