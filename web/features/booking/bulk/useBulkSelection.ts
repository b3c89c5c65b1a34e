import { useMemo, useState } from 'react';

export type BulkSelection = {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Stores which reservation requests staff chose for bulk rejection. `picks` is null outside
 * selection mode. A new `listKey` clears the selection.
 */
export const useBulkSelection = (listKey: string) => {
  const [state, setState] = useState<{ listKey: string; chosen: ReadonlySet<string> | null }>({
    listKey,
    chosen: null,
  });
  if (state.listKey !== listKey) setState({ listKey, chosen: null });
  const { chosen } = state;
  const picks = useMemo(
    (): BulkSelection | null =>
      chosen && {
        chosen,
        toggle: (id) =>
          setState((last) => {
            const next = new Set(last.chosen);
            if (!next.delete(id)) next.add(id);
            return { ...last, chosen: next };
          }),
      },
    [chosen],
  );
  return {
    picks,
    begin: () => setState({ listKey, chosen: NONE }),
    choose: (ids: readonly string[]) => setState({ listKey, chosen: new Set(ids) }),
    leave: () => setState({ listKey, chosen: null }),
  };
};
