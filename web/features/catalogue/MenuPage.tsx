import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { MenuLoading } from './CardOnItsWay.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { DrinkCategoryView } from './DrinksPlace.tsx';
import { ActiveFilterNote } from './FilterNote.tsx';
import { FoodCategoryView } from './FoodPlace.tsx';
import { MenuHeader } from './MenuHead.tsx';
import type { Menu } from './menuCard.ts';
import { parseMenuLocation, topCategoryLocations, type MenuLocation } from './menuPlaces.ts';
import { OtherCategories } from './OtherPlaces.tsx';
import { AllergenLegend } from './AllergenLegend.tsx';
import { useDietFilter } from './useFilter.ts';
import { useMenu } from './useMenuCard.ts';

const MenuStart = ({ card }: { card: Menu }) => {
  const words = useTranslation();
  const filter = useDietFilter();
  return (
    <>
      <ActiveFilterNote />
      <CategoryGrid
        places={topCategoryLocations}
        label={words('menu.categories')}
        {...card}
        filter={filter}
      />
      <AllergenLegend />
    </>
  );
};

const MenuLocationView = ({ place, card }: { place: MenuLocation; card: Menu }) => {
  switch (place.on) {
    case 'start':
      return <MenuStart card={card} />;
    // Another category is another list: nothing that was opened in the last one stays open.
    case 'food':
      return <FoodCategoryView key={place.category} place={place} {...card} />;
    case 'drinks':
      return (
        <DrinkCategoryView key={`${place.category} ${place.subcategory}`} place={place} {...card} />
      );
  }
};

/** The menu (specification §2): nine categories, then dishes, or subcategories and drinks. The address says where. */
export const MenuPage = () => {
  const place = parseMenuLocation(useLocation().search);
  const { card, failed, retry } = useMenu();
  return (
    <>
      <MenuHeader place={place} />
      {card ? (
        <MenuLocationView place={place} card={card} />
      ) : (
        <MenuLoading failed={failed} retry={retry} />
      )}
      {place.on !== 'start' && <OtherCategories place={place} />}
    </>
  );
};
