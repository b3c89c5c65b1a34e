import { useState } from 'react';

const toKey = (screen: string) => `view.${screen}`;

const readView = (screen: string): string | null => {
  try {
    return localStorage.getItem(toKey(screen));
  } catch {
    return null;
  }
};

const storeView = (screen: string, view: string) => {
  try {
    localStorage.setItem(toKey(screen), view);
  } catch {
    /* Without local storage, the browser forgets the choice. */
  }
};

/** Returns the view that this browser chose last for a screen of the staff, or the first view. */
export const useRememberedView = <View extends string>(
  screen: string,
  views: readonly [View, ...View[]],
) => {
  const [view, setView] = useState<View>(
    () => views.find((one) => one === readView(screen)) ?? views[0],
  );
  const choose = (chosen: View) => {
    storeView(screen, chosen);
    setView(chosen);
  };
  return [view, choose] as const;
};
