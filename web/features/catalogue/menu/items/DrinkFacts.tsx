import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { MenuDrink } from '#web/features/catalogue/catalogueApi.ts';
import { useItalianLangAttribute } from '../useItalianLangAttribute.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 3px 14px;
  padding-top: 6px;
  font-size: 15px;
  line-height: 1.45;
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: 550;
  }
`;

export const DrinkFacts = ({ drink }: { drink: MenuDrink }) => {
  const words = useTranslation();
  const italian = useItalianLangAttribute();
  const facts = [
    ['cantina', drink.cantina],
    ['appellation', drink.appellation],
    ['grapes', drink.grapeVarieties.join(', ')],
    ['origin', drink.origin],
    ['varieties', drink.varieties.join(', ')],
    ['ingredients', drink.ingredients.join(', ')],
    ['alcohol', drink.alcoholContent],
  ] as const;
  const known = facts.filter(([, said]) => said);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([fact, said]) => [
        <dt key={fact}>{words(`menu.drink.${fact}`)}</dt>,
        <dd key={`${fact}-is`} {...italian}>
          {said}
        </dd>,
      ])}
    </List>
  );
};
