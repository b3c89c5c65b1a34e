import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { MenuDish, MenuDrink } from '#web/features/catalogue/localizeMenu.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { NO_FILTER } from '../filter/dietFilter.ts';
import { DishGrid } from '../items/DishGrid.tsx';
import { DrinkCard } from '../items/DrinkCard.tsx';
import { DrinkNotes } from '../items/DrinkListNotice.tsx';
import { EmptyCategory } from './EmptyCategory.tsx';
import { categoryTheme } from './categoryTheme.ts';
import { categoryKey } from './categoryKeys.ts';
import { parentLocation, subcategoryLocations, type MenuLocation } from './menuLocation.ts';
import { dishesAmongDrinks, drinksInSubcategory } from './itemsInCategory.ts';
import { useMenuUrl } from './useMenuUrl.ts';

const Body = styled(PageWidth)`
  padding-block: clamp(28px, 4vw, 56px) clamp(36px, 4vw, 56px);
  display: grid;
  gap: 28px;
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21.25rem, 100%), 1fr));
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    min-width: 0;
  }
  @media (min-width: 40em) and (max-width: 51.25em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px;
  }
`;

type Props = {
  place: MenuLocation & { on: 'drinks' };
  dishes: readonly MenuDish[];
  drinks: readonly MenuDrink[];
};

/**
 * Lists the subcategories of a drink category, including dishes that staff stored there (spec note
 * 21).
 */
const Subcategories = ({ place, dishes, drinks }: Props) => {
  const words = useTranslation();
  const beside = dishesAmongDrinks(dishes, place.category, null);
  return (
    <>
      <CategoryGrid
        places={subcategoryLocations(place.category)}
        label={words('menu.shelves')}
        dishes={dishes}
        drinks={drinks}
        filter={NO_FILTER}
      />
      {beside.length > 0 && (
        <Body>
          <DishGrid dishes={beside} />
        </Body>
      )}
    </>
  );
};

const SubcategoryDrinks = ({ place, dishes, drinks }: Props) => {
  const words = useTranslation();
  const path = useMenuUrl();
  const key = categoryKey(place);
  const listed = place.subcategory ? drinksInSubcategory(drinks, place.subcategory) : [];
  const beside = place.subcategory
    ? dishesAmongDrinks(dishes, place.category, place.subcategory)
    : [];
  if (listed.length + beside.length === 0)
    return (
      <PageWidth>
        <EmptyCategory
          title={words('menu.emptyDrinks')}
          text={words('menu.emptyDrinksText')}
          back={{ to: path(parentLocation(place)), label: words('menu.backToStart') }}
        />
      </PageWidth>
    );
  return (
    <Body>
      <VisuallyHidden as="h2">{words('menu.drinks')}</VisuallyHidden>
      <Cards>
        {listed.map((drink) => (
          <li key={drink.id}>
            <DrinkCard drink={drink} edge={key ? categoryTheme(key).ground : ''} />
          </li>
        ))}
      </Cards>
      {beside.length > 0 && <DishGrid dishes={beside} />}
    </Body>
  );
};

export const DrinkCategoryView = (props: Props) => (
  <>
    {props.place.subcategory ? <SubcategoryDrinks {...props} /> : <Subcategories {...props} />}
    <DrinkNotes />
  </>
);
