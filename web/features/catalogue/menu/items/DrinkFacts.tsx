import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import type { MenuDrink } from '#web/features/catalogue/localizeMenu.ts';
import { useItalianLangAttribute, useTextLangAttribute } from '../useItalianLangAttribute.ts';
import { useLocalDecimals } from './DrinkMeasure.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 3px 14px;
  padding-top: 6px;
  font-size: 0.9375rem;
  line-height: 1.45;
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: 550;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    dd {
      margin-bottom: 6px;
    }
  }
`;

export const DrinkFacts = ({ drink }: { drink: MenuDrink }) => {
  const words = useTranslation();
  const italian = useItalianLangAttribute();
  const textLang = useTextLangAttribute(drink);
  const localDecimals = useLocalDecimals();
  const facts = [
    ['cantina', drink.cantina, italian],
    ['appellation', drink.appellation, italian],
    ['grapes', drink.grapeVarieties.join(', '), italian],
    ['origin', drink.origin, textLang('origin')],
    ['varieties', drink.varieties.join(', '), textLang('varieties')],
    ['ingredients', drink.ingredients.join(', '), textLang('ingredients')],
    ['alcohol', localDecimals(drink.alcoholContent ?? ''), {}],
  ] as const;
  const known = facts.filter(([, said]) => said);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([fact, said, lang]) => [
        <dt key={fact}>{words(`menu.drink.${fact}`)}</dt>,
        <dd key={`${fact}-is`} {...lang}>
          {said}
        </dd>,
      ])}
    </List>
  );
};
