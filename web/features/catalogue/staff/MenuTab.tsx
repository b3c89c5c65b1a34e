import { useDeskPlace } from './useDeskPlace.ts';
import { DishEditor } from './DishEditor.tsx';
import { DishesDesk } from './DishesDesk.tsx';
import { DrinkEditor } from './DrinkEditor.tsx';
import { DrinksDesk } from './DrinksDesk.tsx';

/** The card of the house for those who write it (specification §2): dishes or drinks, a list or one form. */
export const MenuTab = () => {
  const {
    place: { list, edit },
  } = useDeskPlace();
  if (list === 'drinks')
    return edit === null ? <DrinksDesk /> : <DrinkEditor key={edit} edit={edit} />;
  return edit === null ? <DishesDesk /> : <DishEditor key={edit} edit={edit} />;
};
