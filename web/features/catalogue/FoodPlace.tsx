import { styled } from 'styled-components';
import type { FoodCategory } from '../../../src/contracts/categories.ts';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { PageWidth } from '../../shared/ui/text.ts';
import { AllergenLegend } from './AllergenLegend.tsx';
import type { MenuDish } from './catalogueApi.ts';
import { DietFilterForm } from './DietForm.tsx';
import { isFilterActive, NO_FILTER, matchesDietFilter } from './dietFilter.ts';
import { DishGrid } from './DishGrid.tsx';
import { EmptyCategory } from './EmptyPlace.tsx';
import { MENU_START, type MenuLocation } from './menuPlaces.ts';
import { dishesInCategory } from './menuSections.ts';
import { useDietFilter } from './useFilter.ts';
import { useMenuUrl } from './useMenuPath.ts';

const Body = styled(PageWidth)`
  padding-block: clamp(22px, 2.6vw, 38px) clamp(40px, 5vw, 72px);
`;

type Props = { place: MenuLocation & { on: 'food' }; dishes: readonly MenuDish[] };

const isSetMenu = (category: FoodCategory): boolean => category === 'MENU DEGUSTAZIONE';

/** The dishes of a category, the filter above them and the legend of the allergens below. */
export const FoodCategoryView = ({ place, dishes }: Props) => {
  const words = useTranslation();
  const path = useMenuUrl();
  const filter = useDietFilter();
  const all = dishesInCategory(dishes, place.category);
  const fitting = all.filter((dish) => matchesDietFilter(dish, filter));
  const set = isSetMenu(place.category);
  const found = isFilterActive(filter)
    ? words(set ? 'menu.setCountOf' : 'menu.dishCountOf', { n: fitting.length, all: all.length })
    : words(set ? 'menu.setCount' : 'menu.dishCount', { n: all.length });
  if (all.length === 0)
    return (
      <PageWidth>
        <EmptyCategory
          title={words('menu.emptyDishes')}
          text={words('menu.emptyDishesText')}
          back={{ to: path(MENU_START), label: words('menu.backToStart') }}
        />
      </PageWidth>
    );
  return (
    <>
      <PageWidth>
        <DietFilterForm place={place} filter={filter} found={found} />
      </PageWidth>
      <Body>
        {fitting.length > 0 ? (
          <DishGrid dishes={fitting} whole={set} />
        ) : (
          <EmptyCategory
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
