import {
  applyProjections,
  type ProjectedEvent,
  type Projection,
} from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const noSql: Sql = () => Promise.reject(new Error('no projection of this test asks the database'));

const event = (stream: string): ProjectedEvent => ({
  id: 'e',
  stream,
  version: 1,
  type: 'SomethingHappened',
  data: {},
  at: '2027-03-10T09:00:00.000Z',
  actor: 'system',
  subjectId: null,
});

const listener = (name: string, streams: string[], heard: string[]): Projection => ({
  name,
  streamPrefixes: streams,
  tables: [],
  apply: ({ stream }) => {
    heard.push(`${name} ${stream}`);
    return Promise.resolve();
  },
});

describe('a read model', () => {
  it('receives only its own streams, in the order in which read models are written', async () => {
    const heard: string[] = [];
    const all = [
      listener('desk', ['reservation-'], heard),
      listener('quotes', ['quote-'], heard),
      listener('covers', ['reservation-', 'contact-'], heard),
    ];
    for (const stream of ['reservation-1', 'quote-1', 'contact-1'])
      await applyProjections(all, event(stream), noSql);
    expect(heard).toEqual([
      'desk reservation-1',
      'covers reservation-1',
      'quotes quote-1',
      'covers contact-1',
    ]);
  });
});
