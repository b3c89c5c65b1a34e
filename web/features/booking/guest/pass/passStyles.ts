import { createGlobalStyle, styled } from 'styled-components';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';

/** Dark background behind the ticket, below the header of the site. */
export const PassGround = styled.div`
  position: relative;
  isolation: isolate;
  padding-bottom: 64px;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 auto;
    height: min(30rem, 60%);
    background:
      linear-gradient(#0b1838b8, #0b1838b8),
      ${color.navy} ${art.tile('pattern-notte')} 50% 0 / 160px;
  }
  > ${PageWidth} {
    padding-top: clamp(88px, 9vw, 128px);
  }
  @media print {
    padding: 0;
    &::before {
      display: none;
    }
    > ${PageWidth} {
      padding: 0;
    }
  }
`;

export const PassCard = styled(Card)`
  max-width: 46rem;
  margin-inline: auto;
  h1 {
    font-size: min(10vw, clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem));
    margin-block-end: 0.6rem;
  }
`;

export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: 1.25rem;
`;

export const TurnLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  margin-block: 1rem 0.2rem;
  font-family: ${font.display};
  font-variant-numeric: lining-nums;
  font-weight: 600;
  font-size: min(10vw, clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem));
  line-height: 1.1;
  letter-spacing: -0.012em;
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 0.75rem;
  align-items: center;
  margin-top: 1.25rem;
  && > * {
    flex: 0 1 auto;
    white-space: normal;
  }
`;

/** Shows two buttons of equal width, one below the other on a narrow screen. */
export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.6rem;
  && > * {
    white-space: normal;
  }
`;

export const SmallHint = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${color.textMuted};
`;

/** Prints only the ticket, on one A5 page. */
export const PassPrintStyle = createGlobalStyle`
  @media print {
    @page { size: A5 landscape; margin: 12mm; }
    html { font-size: 68.75%; }
    body { background: #fff; color: #000; }
    body :is(header, footer, [data-screen-only]), body > :not(#root), #root > :not(main) { display: none !important; }
    main { padding: 0 !important; }
  }
`;
