import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { art, color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { AllergenList } from '#web/features/catalogue/allergens/AllergenList.tsx';
import type { MenuDrink } from '#web/features/catalogue/localizeMenu.ts';
import { DrinkFacts } from './DrinkFacts.tsx';
import { DrinkMeasure } from './DrinkMeasure.tsx';
import { SoldOutMark, soldOutAttribute, soldOutStyles } from './SoldOutMark.tsx';
import { useItalianLangAttribute, useTextLangAttribute } from '../useItalianLangAttribute.ts';

const Label = styled.article<{ $edge: string }>`
  ${soldOutStyles}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  width: 100%;
  padding: 30px 28px 26px;
  background: ${color.surface};
  border-top: 8px solid ${({ $edge }) => $edge};
  &::before {
    content: '';
    position: absolute;
    inset: -8px 0 auto;
    height: 8px;
    background: ${art.grain};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1.2px solid #1c3f8f3d;
    pointer-events: none;
  }
  h3 {
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    padding: 26px 24px 24px;
  }
`;
const About = styled.p`
  font-size: 1.03125rem;
  line-height: 1.55;
  color: #44434f;
`;
const Note = styled.p`
  font: italic 430 1.0625rem/1.4 ${font.display};
  color: ${color.textMuted};
`;
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin-top: auto;
  padding-top: 12px;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  b {
    font: 600 1.5625rem/1 ${font.display};
    color: ${color.cobalt};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

export const DrinkCard = ({ drink, edge }: { drink: MenuDrink; edge: string }) => {
  const words = useTranslation();
  const italian = useItalianLangAttribute();
  const textLang = useTextLangAttribute(drink);
  return (
    <Label $edge={edge} {...soldOutAttribute(drink)}>
      {drink.isSoldOut && <SoldOutMark />}
      {!drink.isAvailable && <Badge $tone="low">{words('menu.drink.unavailable')}</Badge>}
      <h3 {...italian}>{drink.name}</h3>
      {drink.description && <About {...textLang('description')}>{drink.description}</About>}
      <DrinkFacts drink={drink} />
      {drink.preparationNotes && (
        <Note {...textLang('preparationNotes')}>{drink.preparationNotes}</Note>
      )}
      <AllergenList of={drink.allergens} silent />
      <Foot>
        <VisuallyHidden>{words('menu.price')} </VisuallyHidden>
        <b>{drink.price}</b>
        <DrinkMeasure drink={drink} />
      </Foot>
    </Label>
  );
};
