import type { TurnFactsRepository, TurnSnapshot } from './ports.ts';

/**
 * Returns a repository that reads each turn only once. Commands must not use it, because they need
 * the facts under their lock.
 */
export const readTurnsOnce = (repository: TurnFactsRepository): TurnFactsRepository => {
  const turns = new Map<string, Promise<TurnSnapshot | null>>();
  let slots: ReturnType<TurnFactsRepository['listSlots']> | undefined;
  return {
    ...repository,
    listSlots: () => (slots ??= repository.listSlots()),
    loadTurn: ({ date, slot }) => {
      const key = `${date} ${slot}`;
      const turn = turns.get(key) ?? repository.loadTurn({ date, slot });
      turns.set(key, turn);
      return turn;
    },
  };
};
