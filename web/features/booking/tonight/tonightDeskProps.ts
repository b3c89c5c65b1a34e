import type { DialogHandlers, TonightData } from './useTonight.ts';
import type { TonightActions } from './useTonightActions.ts';
import type { TonightView } from './ViewTabs.tsx';

export type TonightDeskProps = {
  tonight: TonightData;
  view: TonightView;
  actions: TonightActions;
  dialogs: DialogHandlers;
};
