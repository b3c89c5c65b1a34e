import { useMenuTabParams } from './useMenuTabParams.ts';
import { DishEditor } from './editor/DishEditor.tsx';
import { DishList } from './list/DishList.tsx';
import { DrinkEditor } from './editor/DrinkEditor.tsx';
import { DrinkList } from './list/DrinkList.tsx';
import { MenuRows } from './rows/MenuRows.tsx';
import { PhotographEditor } from './photographs/PhotographEditor.tsx';
import { PhotographList } from './photographs/PhotographList.tsx';

export const MenuTab = () => {
  const {
    place: { list, view, edit },
  } = useMenuTabParams();
  if (view === 'rows' && list !== 'photographs' && edit === null) return <MenuRows />;
  if (list === 'drinks')
    return edit === null ? <DrinkList /> : <DrinkEditor key={edit} edit={edit} />;
  if (list === 'photographs')
    return edit === null ? <PhotographList /> : <PhotographEditor key={edit} edit={edit} />;
  return edit === null ? <DishList /> : <DishEditor key={edit} edit={edit} />;
};
