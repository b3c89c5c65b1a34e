/** A text in local storage. Its listeners learn of changes by this tab and by other tabs. */
export const createStoredText = (key: string) => {
  const listeners = new Set<() => void>();
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (text: string | null): void => {
    if (text === read()) return;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Without local storage, the guest finds the page through the e-mail or a code.
    }
    for (const listener of listeners) listener();
  };
  /** Calls the listener after each change, until it is unsubscribed. */
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, write, subscribe };
};
