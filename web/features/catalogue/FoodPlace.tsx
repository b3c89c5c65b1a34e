import { styled } from 'styled-components';
import type { FoodCategory } from '../../../src/contracts/categories.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Wrap } from '../../shared/ui/text.ts';
import { AllergenLegend } from './AllergenLegend.tsx';
import type { MenuDish } from './catalogueApi.ts';
import { DietForm } from './DietForm.tsx';
import { isFiltering, NO_FILTER, suits } from './dietFilter.ts';
import { DishGrid } from './DishGrid.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { START, type MenuPlace } from './menuPlaces.ts';
import { dishesOf } from './menuSections.ts';
import { useFilter } from './useFilter.ts';
import { useMenuPath } from './useMenuPath.ts';

const Body = styled(Wrap)`
  padding-block: clamp(22px, 2.6vw, 38px) clamp(40px, 5vw, 72px);
`;

type Props = { place: MenuPlace & { on: 'food' }; dishes: readonly MenuDish[] };

const isSetMenu = (category: FoodCategory): boolean => category === 'MENU DEGUSTAZIONE';

/** The dishes of a category, the filter above them and the legend of the allergens below. */
export const FoodPlace = ({ place, dishes }: Props) => {
  const words = useWords();
  const path = useMenuPath();
  const filter = useFilter();
  const all = dishesOf(dishes, place.category);
  const fitting = all.filter((dish) => suits(dish, filter));
  const set = isSetMenu(place.category);
  const found = isFiltering(filter)
    ? words(set ? 'menu.setCountOf' : 'menu.dishCountOf', { n: fitting.length, all: all.length })
    : words(set ? 'menu.setCount' : 'menu.dishCount', { n: all.length });
  if (all.length === 0)
    return (
      <Wrap>
        <EmptyPlace
          title={words('menu.emptyDishes')}
          text={words('menu.emptyDishesText')}
          back={{ to: path(START), label: words('menu.backToStart') }}
        />
      </Wrap>
    );
  return (
    <>
      <Wrap>
        <DietForm place={place} filter={filter} found={found} />
      </Wrap>
      <Body>
        {fitting.length > 0 ? (
          <DishGrid dishes={fitting} whole={set} />
        ) : (
          <EmptyPlace
            title={words('menu.filter.none')}
            text={words('menu.filter.noneText')}
            back={{ to: path(place, NO_FILTER), label: words('menu.filter.clear') }}
            replace
          />
        )}
      </Body>
      <AllergenLegend />
    </>
  );
};
