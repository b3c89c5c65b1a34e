import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';
import type { Photographs } from './localizePhotographs.ts';

export const preloadedPhotographs = createPreloadedSlice<'photographs', Photographs>('photographs');
