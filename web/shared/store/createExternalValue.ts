/** Creates a value outside of Redux with the functions that `useSyncExternalStore` needs. */
export const createExternalValue = <Value>(initial: Value) => {
  let value = initial;
  const readers = new Set<() => void>();
  return {
    get: (): Value => value,
    set(next: Value): void {
      if (Object.is(next, value)) return;
      value = next;
      readers.forEach((notify) => notify());
    },
    subscribe(reader: () => void) {
      readers.add(reader);
      return () => {
        readers.delete(reader);
      };
    },
  };
};
