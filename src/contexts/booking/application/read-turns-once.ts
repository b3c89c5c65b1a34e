import type { TurnFactsRepository, TurnSnapshot } from './ports.ts';

/**
 * A repository for one answer about many requests, which have the same turns near them: it reads
 * each turn once. Not for commands, which need the facts as they are under their lock.
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
