import { readTurnsOnce } from '#src/contexts/booking/application/read-turns-once.ts';

it('reads the time slots once and each turn once', async () => {
  const reads: string[] = [];
  const repository = readTurnsOnce({
    listSlots: async () => {
      reads.push('slots');
      return [];
    },
    loadTurn: async ({ date, slot }) => {
      reads.push(`${date} ${slot}`);
      return null;
    },
    countHighChairs: () => Promise.resolve(0),
    loadTurns: async () => new Map(),
  });
  for (let request = 0; request < 3; request += 1) {
    await repository.listSlots();
    await repository.loadTurn({ date: '2027-03-13', slot: 'a' });
    await repository.loadTurn({ date: '2027-03-13', slot: 'b' });
  }
  expect(reads).toEqual(['slots', '2027-03-13 a', '2027-03-13 b']);
});
