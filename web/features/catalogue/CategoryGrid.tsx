import { styled } from 'styled-components';
import { drinkCategories } from '../../../src/contracts/categories.ts';
import { useWords, type Words } from '../../shared/i18n/useWords.ts';
import { Wrap } from '../../shared/ui/text.ts';
import { CategoryCard } from './CategoryCard.tsx';
import type { MenuDish, MenuDrink } from './catalogueApi.ts';
import { suits, isFiltering, type DietFilter } from './dietFilter.ts';
import { lookOf } from './menuLook.ts';
import { keyOf } from './placeKeys.ts';
import { dishesAmongDrinks, dishesOf, drinksOf } from './menuSections.ts';
import type { MenuPlace } from './menuPlaces.ts';

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
  @media (max-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:last-child:nth-child(odd):not([data-wide]) {
      grid-column: span 2;
    }
  }
`;

type Card = { dishes: readonly MenuDish[]; drinks: readonly MenuDrink[]; filter: DietFilter };

/** What waits behind a card, in words: '8 piatti', '3 di 8 piatti' while a filter is on, '4 sezioni', '12 voci'. */
const countOf = (words: Words, place: MenuPlace, { dishes, drinks, filter }: Card): string => {
  if (place.on === 'start') return '';
  if (place.on === 'drinks') {
    if (!place.subcategory)
      return words('menu.shelfCount', { n: drinkCategories[place.category].length });
    return words('menu.itemCount', {
      n:
        drinksOf(drinks, place.subcategory).length +
        dishesAmongDrinks(dishes, place.category, place.subcategory).length,
    });
  }
  const all = dishesOf(dishes, place.category);
  const isSet = place.category === 'MENU DEGUSTAZIONE';
  if (!isFiltering(filter))
    return words(isSet ? 'menu.setCount' : 'menu.dishCount', { n: all.length });
  return words(isSet ? 'menu.setCountOf' : 'menu.dishCountOf', {
    n: all.filter((dish) => suits(dish, filter)).length,
    all: all.length,
  });
};

type Props = Card & { places: readonly MenuPlace[]; label: string };

/** Cards of categories or of subcategories, in the order of the card. The first row is there with the page, the rest when near. */
export const CategoryGrid = ({ places, label, ...card }: Props) => {
  const words = useWords();
  const isWide = (place: MenuPlace) => {
    const key = keyOf(place);
    return key !== null && ['scene', 'bottles'].includes(lookOf(key).crop);
  };
  return (
    <Wrap>
      <Grid aria-label={label} $columns={places.length === 3 ? 3 : 4}>
        {places.map((place, at) => (
          <li key={keyOf(place)} {...(isWide(place) ? { 'data-wide': true } : {})}>
            <CategoryCard
              place={place}
              count={countOf(words, place, card)}
              eager={at < 4}
              wide={isWide(place)}
            />
          </li>
        ))}
      </Grid>
    </Wrap>
  );
};
