import { useMenuTabParams } from './useDeskPlace.ts';
import { DishEditor } from './DishEditor.tsx';
import { DishList } from './DishesDesk.tsx';
import { DrinkEditor } from './DrinkEditor.tsx';
import { DrinkList } from './DrinksDesk.tsx';

/** The card of the house for those who write it (specification §2): dishes or drinks, a list or one form. */
export const MenuTab = () => {
  const {
    place: { list, edit },
  } = useMenuTabParams();
  if (list === 'drinks')
    return edit === null ? <DrinkList /> : <DrinkEditor key={edit} edit={edit} />;
  return edit === null ? <DishList /> : <DishEditor key={edit} edit={edit} />;
};
