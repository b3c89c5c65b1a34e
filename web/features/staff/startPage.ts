import type { SessionView } from '#src/contracts/staff/sign-in.ts';

const toKey = ({ username = '' }: SessionView) => `startsOnTonight.${username}`;

/** Returns true if the account chose in this browser that sign-in opens the evening's screen. */
export const startsOnTonight = (session: SessionView): boolean => {
  try {
    return localStorage.getItem(toKey(session)) === 'yes';
  } catch {
    return false;
  }
};

export const storeStartsOnTonight = (session: SessionView, isOn: boolean): void => {
  try {
    if (isOn) localStorage.setItem(toKey(session), 'yes');
    else localStorage.removeItem(toKey(session));
  } catch {
    /* Without local storage, sign-in opens the dashboard. */
  }
};
