import { createGlobalStyle, styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

/** Phones show the card smaller than it is printed, because it is wider than their screen. */
const phone = '@media screen and (max-width: 30em)';

export const PageSize = createGlobalStyle`
  @media print {
    @page { size: 105mm 148mm; margin: 0; }
    body { padding: 0 !important; background: none; }
  }
`;
export const Screen = styled.main`
  display: flex;
  flex-wrap: wrap;
  gap: 2rem;
  padding: 2rem;
  ${phone} {
    gap: 1rem;
    padding: 1rem;
  }
  @media print {
    display: block;
    padding: 0;
  }
`;
export const Tools = styled.div`
  flex: 0 1 20rem;
  h1 {
    font-size: 2.25rem;
  }
  p {
    margin-block: 0.75rem 1rem;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding: 0.75rem;
  }
  @media print {
    display: none;
  }
`;
export const Card = styled.article`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 105mm;
  height: 148mm;
  overflow: hidden;
  text-align: center;
  background: ${color.navy};
  color: ${color.ivory};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
  ${phone} {
    zoom: 0.72;
  }
  > [aria-hidden] {
    width: 100%;
  }
  > [aria-hidden]:last-child {
    transform: rotate(180deg);
  }
  h2 {
    margin: 4.2mm 0 1.6mm;
    font-size: 21pt;
    line-height: 1.05;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font: 500 9.2pt/1.42 ${font.text};
  }
  li:first-child {
    font-weight: 700;
  }
`;
/**
 * Frame of the QR code. The code is 50 mm wide with its quiet zone, and its light background lets
 * cameras read it.
 */
export const Arch = styled.div`
  width: 64mm;
  margin-top: 5mm;
  padding: 6mm 6mm 3mm;
  background: #fff;
  border-radius: 999px 999px 0 0;
  outline: 0.35mm solid ${color.yellow};
  outline-offset: 1.2mm;
  img {
    width: 50mm;
    height: 50mm;
    margin: 0 auto;
  }
  img:first-child {
    width: 15mm;
    height: 15mm;
    margin-top: 1mm;
  }
`;
export const CardFoot = styled.p`
  display: grid;
  gap: 0.6mm;
  margin-block: auto;
  font: 650 10pt/1.2 ${font.text};
  color: ${color.yellow};
  i {
    font: italic 430 9.6pt/1.2 ${font.display};
    color: ${color.skyBlue};
  }
`;
