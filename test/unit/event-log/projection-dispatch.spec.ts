import {
  applyProjections,
  type ProjectedEvent,
  type Projection,
} from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const rejectSql: Sql = () =>
  Promise.reject(new Error('no projection of this test asks the database'));

const createEvent = (stream: string): ProjectedEvent => ({
  id: 'e',
  stream,
  version: 1,
  type: 'SomethingHappened',
  data: {},
  at: '2027-03-10T09:00:00.000Z',
  actor: 'system',
  subjectId: null,
});

const createProjection = (name: string, streams: string[], applied: string[]): Projection => ({
  name,
  streamPrefixes: streams,
  tables: [],
  apply: ({ stream }) => {
    applied.push(`${name} ${stream}`);
    return Promise.resolve();
  },
});

describe('a projection', () => {
  it('receives only events of its own streams, in the order of registration', async () => {
    const applied: string[] = [];
    const projections = [
      createProjection('desk', ['reservation-'], applied),
      createProjection('quotes', ['quote-'], applied),
      createProjection('covers', ['reservation-', 'contact-'], applied),
    ];
    for (const stream of ['reservation-1', 'quote-1', 'contact-1'])
      await applyProjections(projections, createEvent(stream), rejectSql);
    expect(applied).toEqual([
      'desk reservation-1',
      'covers reservation-1',
      'quotes quote-1',
      'covers contact-1',
    ]);
  });
});
