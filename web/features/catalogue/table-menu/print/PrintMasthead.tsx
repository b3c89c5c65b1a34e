import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { onlyInPrint } from '../tableMenuStyles.ts';
import { PrintFrieze } from './PrintFrieze.tsx';

const Masthead = styled.div<{ $isFirst: boolean }>`
  ${onlyInPrint}
  @media print {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 4mm;
    padding: ${({ $isFirst }) => ($isFirst ? '5.5mm 0 7mm' : '4mm 0 6mm')};
    img {
      width: 15mm;
      height: 15mm;
    }
    b {
      flex: 1;
      font: 600 ${({ $isFirst }) => ($isFirst ? '33pt' : '15pt')} / 1 ${font.display};
      color: ${color.text};
    }
    i {
      font: italic 430 ${({ $isFirst }) => ($isFirst ? '12.5pt' : '11pt')} / 1 ${font.display};
      color: ${color.brick};
    }
  }
`;

export const PrintMasthead = ({ isFirst }: { isFirst: boolean }) => {
  const words = useTranslation();
  return (
    <>
      <PrintFrieze />
      <Masthead $isFirst={isFirst}>
        {isFirst && <img src="/brand/emblem.svg" alt="" />}
        <b>{venue.name}</b>
        <i>{words(isFirst ? 'brand.tagline' : 'menu.table.title')}</i>
      </Masthead>
    </>
  );
};
