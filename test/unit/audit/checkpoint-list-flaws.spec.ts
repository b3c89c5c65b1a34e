import { findCheckpointListFlaw } from '#src/contexts/audit/checkpoints/check-checkpoint-list.ts';

const checkpoint = (size: number) => ({
  origin: 'the log of this test',
  size,
  hash: `hash ${size}`,
  at: '2027-03-10T09:00:00.000Z',
  signature: `signature ${size}`,
});
const none = { checkpoints: [], brokenLine: null };
const unknown = { count: 0, last: null };

describe('a log without a checkpoint', () => {
  it('has no flaw with a hundred events', () =>
    expect(findCheckpointListFlaw(none, unknown, 100)).toBeNull());

  it('lacks its first checkpoint with a hundred and one events', () =>
    expect(findCheckpointListFlaw(none, unknown, 101)).toMatchObject({
      code: 'checkpoints_missing',
      position: 101,
    }));
});

describe('a log with checkpoints', () => {
  const known = { count: 2, last: checkpoint(8) };

  it('has no flaw with the known checkpoints and later ones', () =>
    expect(
      findCheckpointListFlaw(
        { checkpoints: [4, 8, 12].map(checkpoint), brokenLine: null },
        known,
        500,
      ),
    ).toBeNull());

  it.each([
    ['one checkpoint fewer', [8]],
    ['another last checkpoint', [4, 12]],
  ])('reports removed checkpoints with %s', (_, sizes) =>
    expect(
      findCheckpointListFlaw({ checkpoints: sizes.map(checkpoint), brokenLine: null }, known, 500),
    ).toMatchObject({ code: 'checkpoints_removed', position: 8 }),
  );
});
