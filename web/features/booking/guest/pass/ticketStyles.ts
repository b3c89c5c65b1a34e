import { css, styled } from 'styled-components';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { art, color, font, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import type { PassDrawing } from './passState.ts';
import { TurnLine } from './passStyles.ts';

export const wide = '@media (min-width: 62em)';

export const Ticket = styled.article`
  display: grid;
  max-width: 68rem;
  margin-inline: auto;
  color: ${color.text};
  filter: drop-shadow(0 22px 26px rgba(67, 32, 63, 0.38));
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: stretch;
  }
  @media print {
    filter: none;
    grid-template-columns: minmax(0, 1fr) 13.5rem;
    border: 1.5pt solid #000;
    break-inside: avoid;
    color: #000;
    a,
    b {
      color: #000;
    }
  }
`;

const printedPart = css`
  @media print {
    border: 12px solid transparent;
    border-image: none;
    padding: 0;
  }
`;

export const TicketMain = styled(Card)<{ $drawing: PassDrawing }>`
  min-width: 0;
  padding: 0 0.1rem;
  h1 {
    margin-block: 0.6rem 0.4rem;
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem);
    line-height: 1.08;
  }
  ${wide} {
    padding: 0 0.75rem 0.25rem;
  }
  ${({ $drawing }) =>
    $drawing === 'closed' &&
    css`
      ${TurnLine}, ${TurnLine} b {
        font-size: clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem);
        line-height: 1.1;
        color: ${color.textMuted};
        text-decoration: line-through;
        text-decoration-thickness: 2px;
      }
    `}
  ${printedPart}
`;

export const TicketStub = styled(Card)`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: 1rem;
  min-width: 0;
  padding: 0 0.1rem;
  &::before {
    content: '';
    position: absolute;
    inset: -23px 14px auto;
    border-block-start: 3px dashed ${color.edge};
  }
  ${wide} {
    &::before {
      inset: 14px auto 14px -24px;
      border: 0;
      border-inline-start: 3px dashed ${color.edge};
    }
  }
  ${printedPart}
  @media print {
    border-inline-start: 1.5pt dashed #000;
    padding-inline-start: 12px;
    &::before {
      display: none;
    }
  }
`;

const BLUE = `${art.tile('tile-stella-cobalto')} 0 50% / calc(var(--period) / 2 - 4px) auto round no-repeat`;

const tiles: Record<PassDrawing, string> = {
  pending: BLUE,
  confirmed: `${art.tile('pattern-a')} 0 0 / var(--period) auto round no-repeat`,
  change: `${art.tile('pattern-a')} 0 0 / var(--period) auto round no-repeat`,
  tonight: `${art.tile('pattern-notte')} 0 0 / var(--period) auto round no-repeat`,
  closed: `url(/art/frames/tile-clay.svg) 0 50% / calc(var(--period) / 2 - 4px) auto round no-repeat`,
};

/**
 * Decorative band of tiles. Its colours show the state: blue, full colour, half and half, night
 * blue or plain clay.
 */
export const TileBand = styled.div.attrs({ 'aria-hidden': true })<{ $drawing: PassDrawing }>`
  --period: 88px;
  position: relative;
  height: 44px;
  margin: -6px 4px 1rem;
  print-color-adjust: exact;
  background: ${({ $drawing }) => tiles[$drawing]};
  ${wide} {
    --period: 112px;
    height: 56px;
  }
  ${({ $drawing }) =>
    $drawing === 'change' &&
    `&::after { content: ''; position: absolute; inset: 0 0 0 50%; background: ${BLUE}; }`}
`;

export const StatusLabel = styled.p<{ $tone: Tone }>`
  display: inline-block;
  padding: 0.25rem 0.7rem;
  font-weight: 700;
  font-size: 0.9375rem;
  line-height: 1.3;
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  border-inline-start: 6px solid ${({ $tone }) => tone[$tone].edge};
  @media print {
    border: 1pt solid #000;
    background: none;
    color: #000;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

export const BigTime = styled.b`
  font-size: clamp(3rem, 2.2rem + 4vw, 5.5rem);
  line-height: 0.95;
  letter-spacing: -0.03em;
  color: ${color.cobalt};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 0.75rem 1.25rem;
  margin-block-start: 1rem;
  dt {
    font-size: 0.875rem;
    line-height: 1.3;
    color: ${color.textMuted};
  }
  dd {
    font: 600 1.125rem/1.25 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
