import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { art, color, font, gutter } from '#web/shared/ui/theme/tokens.ts';

/** Reserves space for the bar, so the browser scrolls a focused element clear of it. */
const RoomForBar = createGlobalStyle`
  @media (min-width: 15.01em) and (max-width: 61.99em) and (min-height: 26.01em) {
    html { scroll-padding-bottom: 8rem; }
  }
`;
const Box = styled.aside<{ $isActionElsewhere: boolean }>`
  position: sticky;
  z-index: 10;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(56%);
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-inline: calc(-1 * ${gutter});
  padding: 0.6rem ${gutter} calc(0.6rem + env(safe-area-inset-bottom));
  background: ${color.sand};
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 8px;
    background: ${art.tile('frieze-onda-classica')} repeat-x 50% 0 / auto 8px;
  }
  h2 {
    display: none;
  }
  > :last-child {
    white-space: normal;
  }
  @media (max-height: 26em), (max-width: 15em) {
    position: static;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 62em) {
    grid-column: 2;
    inset-block: 5.5rem auto;
    display: block;
    margin: -2.75rem 0 0;
    padding: 0.4rem;
    border: 22px solid transparent;
    border-image: ${art.frame('frame-card-sabbia')} 24 fill / 24px;
    background: none;
    &::before {
      display: none;
    }
    h2 {
      display: block;
      margin-block-end: 0.75rem;
      font-size: 1.5rem;
    }
    > :last-child {
      display: ${({ $isActionElsewhere }) => ($isActionElsewhere ? 'none' : 'flex')};
      width: 100%;
      margin-block-start: 1.1rem;
    }
  }
`;
const When = styled.p`
  font: 600 1.0625rem/1.2 ${font.display};
  font-variant-numeric: lining-nums;
  @media (min-width: 62em) {
    font-size: 1.375rem;
  }
`;
const What = styled.p`
  font-size: 0.9375rem;
  line-height: 1.3;
  @media (min-width: 62em) {
    margin-block-start: 0.35rem;
  }
`;
const Detail = styled(What)`
  color: ${color.textMuted};
  &:empty {
    display: none;
  }
  @media (max-width: 61.99em) {
    display: none;
  }
`;

type Props = {
  when: string;
  what: string;
  detail?: ReactNode;
  /** True if a wide screen shows the same button outside this card. */
  isActionElsewhere: boolean;
  children: ReactNode;
};

export const SummaryAside = ({ when, what, detail, isActionElsewhere, children }: Props) => {
  const words = useTranslation();
  return (
    <>
      <RoomForBar />
      <Box aria-label={words('booking.yourChoice')} $isActionElsewhere={isActionElsewhere}>
        <div>
          <h2>{words('booking.yourChoice')}</h2>
          <When>{when}</When>
          <What>{what}</What>
          <Detail>{detail}</Detail>
        </div>
        {children}
      </Box>
    </>
  );
};
