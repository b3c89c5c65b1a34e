import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';
import type { Menu } from '../localizeMenu.ts';

export const preloadedMenu = createPreloadedSlice<'menuCard', Menu>('menuCard');
