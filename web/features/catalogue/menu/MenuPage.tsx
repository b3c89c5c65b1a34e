import { useLocation } from 'react-router-dom';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { MenuLoadState } from './MenuLoadState.tsx';
import { CategoryGrid } from './categories/CategoryGrid.tsx';
import { DrinkCategoryView } from './categories/DrinkCategoryView.tsx';
import { ActiveFilterNote } from './filter/ActiveFilterNote.tsx';
import { FoodCategoryView } from './categories/FoodCategoryView.tsx';
import { MenuPrintStyle } from './MenuPrintStyle.ts';
import { MenuHeader } from './MenuHeader.tsx';
import {
  parseMenuLocation,
  topCategoryLocations,
  type MenuLocation,
} from './categories/menuLocation.ts';
import { OtherCategories } from './categories/OtherCategories.tsx';
import type { Menu } from '../localizeMenu.ts';
import { AllergenLegend } from '../allergens/AllergenLegend.tsx';
import { TableMenuLink } from './TableMenuLink.tsx';
import { useDietFilter } from './filter/useDietFilter.ts';
import { useMenu } from './useMenu.ts';

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
    // `key` remounts the view when the category changes, which collapses expanded texts.
    case 'food':
      return <FoodCategoryView key={place.category} place={place} {...card} />;
    case 'drinks':
      return (
        <DrinkCategoryView key={`${place.category} ${place.subcategory}`} place={place} {...card} />
      );
  }
};

export const MenuPage = () => {
  const place = parseMenuLocation(useLocation().search);
  const { card, failed, retry } = useMenu();
  return (
    <>
      <MenuPrintStyle />
      <MenuHeader place={place} />
      <TableMenuLink />
      {card ? (
        <MenuLocationView place={place} card={card} />
      ) : (
        <MenuLoadState failed={failed} retry={retry} />
      )}
      {place.on !== 'start' && <OtherCategories place={place} />}
    </>
  );
};
