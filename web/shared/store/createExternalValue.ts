/** A value outside of Redux, in the shape that `useSyncExternalStore` reads. */
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
