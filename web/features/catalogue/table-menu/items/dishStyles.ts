import { styled } from 'styled-components';
import { art, color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { soldOutStyles } from '../../menu/items/SoldOutMark.tsx';
import { onlyInPrint, notInPrint } from '../tableMenuStyles.ts';

export const DishPlate = styled.div<{ $ground: string; $isTile: boolean }>`
  ${soldOutStyles}
  display: none;
  place-items: center;
  flex: none;
  align-self: stretch;
  overflow: hidden;
  background: ${({ $isTile, $ground }) =>
    $isTile
      ? `${art.tile('tile-stella-cobalto')} 50% 50% / 5.75rem no-repeat ${$ground}`
      : $ground};
  picture {
    display: contents;
  }
  img {
    width: 107%;
    max-width: none;
    height: auto;
  }
  img[data-photo] {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${notInPrint}
`;
export const DishText = styled.div`
  ${soldOutStyles}
  flex: 1;
  min-width: 0;
`;
export const NameLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
  h3 {
    overflow-wrap: anywhere;
    font-size: 1.25rem;
    line-height: 1.25;
    text-wrap: wrap;
  }
  p {
    font: 600 1.1875rem/1.25 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.cobalt};
    white-space: nowrap;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    h3 {
      flex-basis: 100%;
    }
  }
  @media print {
    gap: 1.4mm;
    h3 {
      font-size: 11pt;
      line-height: 1.18;
    }
    p {
      font-size: 11.4pt;
      color: ${color.text};
    }
  }
`;
export const Dots = styled.span`
  flex: 1;
  min-width: 0.75rem;
  border-bottom: 2px dotted ${color.linen};
  transform: translateY(-4px);
  ${media.largeText} {
    display: none;
  }
  @media print {
    min-width: 1mm;
    border-bottom: 0.3mm dotted ${color.edge};
    transform: translateY(-1mm);
  }
`;
export const Currency = styled.span`
  ${notInPrint}
`;
export const Description = styled.p`
  max-width: 56ch;
  margin: 0.25rem 0 0.5rem;
  font-size: 1rem;
  line-height: 1.5;
  color: #33344a;
  @media print {
    max-width: none;
    margin: 0.5mm 0 0;
    padding-right: 8mm;
    font-size: 9.2pt;
    line-height: 1.32;
    color: #2a2b3d;
  }
`;
export const PrintedAllergens = styled.span`
  margin-left: 1.6mm;
  font: 600 7.8pt/1 ${font.text};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${color.cobalt};
  white-space: nowrap;
  ${onlyInPrint}
`;
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;
  ${notInPrint}
`;
