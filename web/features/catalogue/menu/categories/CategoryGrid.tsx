import { styled } from 'styled-components';
import { drinkCategories } from '#src/contracts/catalogue/menu-categories.ts';
import { useTranslation, type Translate } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { CategoryCard } from './CategoryCard.tsx';
import type { MenuDish, MenuDrink } from '#web/features/catalogue/localizeMenu.ts';
import { matchesDietFilter, isFilterActive, type DietFilter } from '../filter/dietFilter.ts';
import { categoryTheme } from './categoryTheme.ts';
import { categoryKey } from './categoryKeys.ts';
import { dishesAmongDrinks, dishesInCategory, drinksInSubcategory } from './itemsInCategory.ts';
import type { MenuLocation } from './menuLocation.ts';

export const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: clamp(12px, 1.3vw, 20px);
  margin: 0;
  padding: 0;
  padding-block: clamp(28px, 4vw, 56px) clamp(40px, 5vw, 72px);
  list-style: none;
  > li {
    min-width: 0;
    display: grid;
  }
  > li[data-wide] {
    grid-column: span 2;
  }
  @media (max-width: 67.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:last-child:nth-child(odd):not([data-wide]) {
      grid-column: span 2;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > li[data-wide],
    > li:last-child:nth-child(odd):not([data-wide]) {
      grid-column: auto;
    }
  }
`;

type MenuItems = { dishes: readonly MenuDish[]; drinks: readonly MenuDrink[]; filter: DietFilter };

const categoryCountText = (
  words: Translate,
  place: MenuLocation,
  { dishes, drinks, filter }: MenuItems,
): string => {
  if (place.on === 'start') return '';
  if (place.on === 'drinks') {
    if (!place.subcategory)
      return words('menu.shelfCount', { n: drinkCategories[place.category].length });
    return words('menu.itemCount', {
      n:
        drinksInSubcategory(drinks, place.subcategory).length +
        dishesAmongDrinks(dishes, place.category, place.subcategory).length,
    });
  }
  const all = dishesInCategory(dishes, place.category);
  const isSet = place.category === 'MENU DEGUSTAZIONE';
  if (!isFilterActive(filter))
    return words(isSet ? 'menu.setCount' : 'menu.dishCount', { n: all.length });
  return words(isSet ? 'menu.setCountOf' : 'menu.dishCountOf', {
    n: all.filter((dish) => matchesDietFilter(dish, filter)).length,
    all: all.length,
  });
};

type Props = MenuItems & { places: readonly MenuLocation[]; label: string };

export const CategoryGrid = ({ places, label, ...card }: Props) => {
  const words = useTranslation();
  const isWide = (place: MenuLocation) => {
    const key = categoryKey(place);
    return key !== null && ['scene', 'bottles'].includes(categoryTheme(key).crop);
  };
  return (
    <PageWidth>
      <Grid aria-label={label} $columns={places.length === 3 ? 3 : 4}>
        {places.map((place, at) => (
          <li key={categoryKey(place)} {...(isWide(place) ? { 'data-wide': true } : {})}>
            <CategoryCard
              place={place}
              count={categoryCountText(words, place, card)}
              eager={at < 4}
              wide={isWide(place)}
            />
          </li>
        ))}
      </Grid>
    </PageWidth>
  );
};
