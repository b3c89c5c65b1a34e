import { useRef } from 'react';
import type { DrinkDraft } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { ADD_BUTTON_ID } from '../MenuTabHeader.tsx';
import { drinkRowId } from '../list/DrinkRow.tsx';
import {
  useAddDrinkMutation,
  useChangeDrinkMutation,
  useDeskDrinksQuery,
} from '../staffMenuApi.ts';
import { useMenuTabParams } from '../useMenuTabParams.ts';
import { useSaveMenuItem } from './useSaveMenuItem.ts';

export const useSaveDrink = (
  opened: DrinkView | null,
  onRefused: (fields: Readonly<Record<string, string>>) => void,
) => {
  const { go } = useMenuTabParams();
  const { refetch } = useDeskDrinksQuery();
  const [add] = useAddDrinkMutation();
  const [change] = useChangeDrinkMutation();
  const { toast } = useToast();
  const leaving = useRef(false);
  const saving = useSaveMenuItem<DrinkDraft, DrinkView>({
    opened,
    onRefused,
    refresh: refetch,
    save: (draft, seen) => (opened ? change({ id: opened.id, seen, body: draft }) : add(draft)),
    onSaved: ({ id, name }) => {
      leaving.current = true;
      toast({ title: opened ? 'Bevanda aggiornata' : 'Bevanda creata', description: name });
      go({ edit: null }, { focus: drinkRowId(id) });
    },
  });
  return {
    ...saving,
    leaving,
    back: () => go({ edit: null }, { focus: opened ? drinkRowId(opened.id) : ADD_BUTTON_ID }),
  };
};
