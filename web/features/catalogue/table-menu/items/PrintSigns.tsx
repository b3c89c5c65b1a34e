import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import type { MenuDish } from '../../localizeMenu.ts';
import { onlyInPrint } from '../tableMenuStyles.ts';

const Signs = styled.span`
  flex: none;
  font: 700 7.6pt/1 ${font.text};
  color: ${color.green};
  b {
    font-size: 11pt;
    color: ${color.text};
  }
  i {
    margin-left: 1.6mm;
    font: italic 430 9pt/1 ${font.display};
    color: ${color.terracotta};
  }
  ${onlyInPrint}
`;
export const HomemadeSign = styled.span`
  display: inline-block;
  width: 1.6mm;
  height: 1.6mm;
  margin: 0 1.3mm 0 0.4mm;
  background: ${color.cobalt};
  transform: rotate(45deg) translateY(-0.2mm);
`;

/**
 * Prints signs of a dish, such as `V` for vegetarian and `*` for frozen. The foot of each sheet
 * explains them.
 */
export const PrintSigns = ({ dish }: { dish: MenuDish }) => {
  const words = useTranslation();
  const diet = dish.diets.includes('vegan') ? 'VG' : dish.diets.length > 0 ? 'V' : '';
  return (
    <Signs>
      {dish.isFrozen && <b>* </b>}
      {dish.isHomemade && <HomemadeSign />}
      {diet}
      {dish.isNew && <i>{words('menu.badge.isNew').toLocaleLowerCase()}</i>}
    </Signs>
  );
};
