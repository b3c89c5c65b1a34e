import { useLocation } from 'react-router-dom';
import { useWords } from '../../shared/i18n/useWords.ts';
import { CardOnItsWay } from './CardOnItsWay.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { DrinksPlace } from './DrinksPlace.tsx';
import { FilterNote } from './FilterNote.tsx';
import { FoodPlace } from './FoodPlace.tsx';
import { MenuHead } from './MenuHead.tsx';
import type { Card } from './menuCard.ts';
import { placeIn, topPlaces, type MenuPlace } from './menuPlaces.ts';
import { OtherPlaces } from './OtherPlaces.tsx';
import { AllergenLegend } from './AllergenLegend.tsx';
import { useFilter } from './useFilter.ts';
import { useMenuCard } from './useMenuCard.ts';

const Start = ({ card }: { card: Card }) => {
  const words = useWords();
  const filter = useFilter();
  return (
    <>
      <FilterNote />
      <CategoryGrid places={topPlaces} label={words('menu.categories')} {...card} filter={filter} />
      <AllergenLegend />
    </>
  );
};

const Place = ({ place, card }: { place: MenuPlace; card: Card }) => {
  switch (place.on) {
    case 'start':
      return <Start card={card} />;
    // Another category is another list: nothing that was opened in the last one stays open.
    case 'food':
      return <FoodPlace key={place.category} place={place} {...card} />;
    case 'drinks':
      return <DrinksPlace key={`${place.category} ${place.subcategory}`} place={place} {...card} />;
  }
};

/** The menu (specification §2): nine categories, then dishes, or subcategories and drinks. The address says where. */
export const MenuPage = () => {
  const place = placeIn(useLocation().search);
  const { card, failed, retry } = useMenuCard();
  return (
    <>
      <MenuHead place={place} />
      {card ? <Place place={place} card={card} /> : <CardOnItsWay failed={failed} retry={retry} />}
      {place.on !== 'start' && <OtherPlaces place={place} />}
    </>
  );
};
