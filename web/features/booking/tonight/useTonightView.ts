import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TonightView } from './ViewTabs.tsx';

/**
 * Manages the chosen view. The URL `/admin/tonight?view=closing`, from the menu of the staff area,
 * opens the closing.
 */
export const useTonightView = (): [TonightView, (view: TonightView) => void] => {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<TonightView>('list');
  const choose = (chosen: TonightView) => {
    if (chosen !== 'closing') setView(chosen);
    setSearch(chosen === 'closing' ? { view: chosen } : {}, { replace: true });
  };
  return [search.get('view') === 'closing' ? 'closing' : view, choose];
};
