import { createGlobalStyle, styled } from 'styled-components';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';

export const Hero = styled.header`
  padding-block: clamp(6rem, 8vw, 8.5rem) 2rem;
  background:
    linear-gradient(#12244fdd, #12244fdd),
    ${color.navyDark} ${art.tile('pattern-notte')} 50% 0 / 240px;
  color: ${color.ivory};
  > ${PageWidth} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: flex-end;
    gap: 1.5rem 2.5rem;
  }
  h1 {
    margin-block: 0.4rem 0.7rem;
    font-size: clamp(2.2rem, 1.4rem + 3.6vw, 4.4rem);
    overflow-wrap: anywhere;
  }
  p {
    font-family: ${font.display};
    font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
    line-height: 1.4;
  }
`;

export const StateLabel = styled.strong`
  display: block;
  font: 700 0.8125rem/1.4 ${font.text};
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: ${color.yellow};
`;

export const OptionBox = styled.div`
  max-width: 24rem;
  padding: 0.9rem 1.25rem;
  border-inline-start: 6px solid ${color.ochre};
  background: #fbebc4;
  color: #6d4409;
  && p {
    font: 400 1rem/1.4 ${font.text};
  }
  && b {
    display: block;
    font: 600 1.375rem/1.25 ${font.display};
    font-variant-numeric: lining-nums;
    color: ${color.text};
  }
`;

export const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 5vw, 4.5rem);
  padding-block: 2.25rem 5rem;
  h2 {
    margin-bottom: 0.75rem;
    font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem);
    line-height: 1.1;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 23rem;
    > aside {
      grid-area: 1 / 2;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 14rem;
    gap: 1.5rem;
    padding-block: 1rem;
    > aside {
      grid-area: 1 / 2;
    }
  }
`;

export const Part = styled.section`
  & + & {
    margin-top: 2.5rem;
  }
`;

export const Sheet = styled.div`
  padding: 1.5rem clamp(1.1rem, 3vw, 2rem);
  border: 1px solid ${color.linen};
  border-top: 6px solid ${color.cobalt};
  background: ${color.surface};
  font-size: 1.0625rem;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const PriceCard = styled.div`
  padding: 1.5rem;
  background: ${color.navy};
  color: ${color.ivory};
  h2 {
    font-size: 1.5rem;
  }
  form,
  > a {
    display: block;
    margin-top: 1rem;
  }
  button,
  > a {
    width: 100%;
    white-space: normal;
  }
  p {
    margin-top: 0.9rem;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

export const Price = styled.strong`
  display: block;
  padding-top: 0.75rem;
  border-top: 2px solid ${color.yellow};
  font: 600 1.75rem/1.2 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
`;

/** Prints the proposal on A4 in black on white, without buttons. */
export const QuotePrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    html, body { font-size: 10pt; line-height: 1.4; }
    body { background: #fff; color: #000; }
    body :is([data-screen-only]), body > :not(#root), #root > :not(main) { display: none !important; }
    main { padding: 0 !important; }
    main :is(header, header *, aside, aside *, section, section *) { background: none !important; color: #000 !important; }
    main :is(header, aside, section) { padding-block: 0.5rem !important; break-inside: avoid; }
  }
`;
