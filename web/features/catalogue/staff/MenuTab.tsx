import { useMenuTabParams } from './useMenuTabParams.ts';
import { DishEditor } from './editor/DishEditor.tsx';
import { DishList } from './list/DishList.tsx';
import { DrinkEditor } from './editor/DrinkEditor.tsx';
import { DrinkList } from './list/DrinkList.tsx';
import { PhotographEditor } from './photographs/PhotographEditor.tsx';
import { PhotographList } from './photographs/PhotographList.tsx';

export const MenuTab = () => {
  const {
    place: { list, edit },
  } = useMenuTabParams();
  if (list === 'drinks')
    return edit === null ? <DrinkList /> : <DrinkEditor key={edit} edit={edit} />;
  if (list === 'photographs')
    return edit === null ? <PhotographList /> : <PhotographEditor key={edit} edit={edit} />;
  return edit === null ? <DishList /> : <DishEditor key={edit} edit={edit} />;
};
