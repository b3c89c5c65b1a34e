import { styled } from 'styled-components';
import type { FoodCategory } from '#src/contracts/catalogue/menu-categories.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { AllergenLegend } from '#web/features/catalogue/allergens/AllergenLegend.tsx';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { DietFilterForm } from '../filter/DietFilterForm.tsx';
import { isFilterActive, NO_FILTER, matchesDietFilter } from '../filter/dietFilter.ts';
import { DishGrid } from '../items/DishGrid.tsx';
import { EmptyCategory } from './EmptyCategory.tsx';
import { MENU_START, type MenuLocation } from './menuLocation.ts';
import { dishesInCategory } from './itemsInCategory.ts';
import { useDietFilter } from '../filter/useDietFilter.ts';
import { useMenuUrl } from './useMenuUrl.ts';

const Body = styled(PageWidth)`
  padding-block: clamp(22px, 2.6vw, 38px) clamp(40px, 5vw, 72px);
`;

type Props = { place: MenuLocation & { on: 'food' }; dishes: readonly MenuDish[] };

const isSetMenu = (category: FoodCategory): boolean => category === 'MENU DEGUSTAZIONE';

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
