import { useRef } from 'react';
import type { PhotographDraft, PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useSaveMenuItem } from '../editor/useSaveMenuItem.ts';
import { ADD_BUTTON_ID } from '../MenuTabHeader.tsx';
import { useMenuTabParams } from '../useMenuTabParams.ts';
import { photographRowId } from './PhotographRow.tsx';
import {
  useAddPhotographMutation,
  useChangePhotographMutation,
  useDeskPhotographsQuery,
} from './staffPhotographsApi.ts';

export const useSavePhotograph = (
  opened: PhotographView | null,
  onRefused: (fields: Readonly<Record<string, string>>) => void,
) => {
  const { go } = useMenuTabParams();
  const { refetch } = useDeskPhotographsQuery();
  const [add] = useAddPhotographMutation();
  const [change] = useChangePhotographMutation();
  const { toast } = useToast();
  const leaving = useRef(false);
  const saving = useSaveMenuItem<PhotographDraft, PhotographView>({
    opened,
    onRefused,
    refresh: refetch,
    save: (draft, seen) => (opened ? change({ id: opened.id, seen, body: draft }) : add(draft)),
    onSaved: ({ id, description }) => {
      leaving.current = true;
      toast({
        title: opened ? 'Fotografia aggiornata' : 'Fotografia aggiunta',
        description,
      });
      go({ edit: null }, { focus: photographRowId(id) });
    },
  });
  return {
    ...saving,
    leaving,
    back: () => go({ edit: null }, { focus: opened ? photographRowId(opened.id) : ADD_BUTTON_ID }),
  };
};
