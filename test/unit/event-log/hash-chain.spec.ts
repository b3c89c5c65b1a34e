import { canonicalBytes, chainHash, type ChainedEvent } from '#src/event-log/hash-chain.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

const event: ChainedEvent = {
  position: 1,
  id: 'e1',
  stream: 'reservation-1',
  version: 1,
  type: 'ReservationRequested',
  schema: 1,
  at: '2027-03-11T10:00:00.000Z',
  actor: 'guest',
  data: { covers: 4, date: '2027-03-13' },
  subjectId: 's1',
  commitment: 'c1',
};
const genesisHash = Buffer.alloc(32);

describe('the hash of an event', () => {
  it('does not depend on the order of keys', () =>
    expect(canonicalBytes({ ...event, data: { date: '2027-03-13', covers: 4 } })).toEqual(
      canonicalBytes(event),
    ));

  it.each(Object.keys(event) as (keyof ChainedEvent)[])('depends on the field %s', (field) => {
    const altered = {
      ...event,
      [field]: field === 'position' || field === 'version' || field === 'schema' ? 7 : 'altered',
    };
    expect(chainHash(genesisHash, canonicalBytes(altered))).not.toEqual(
      chainHash(genesisHash, canonicalBytes(event)),
    );
  });

  it('depends on the previous hash', () =>
    expect(chainHash(Buffer.alloc(32, 1), canonicalBytes(event))).not.toEqual(
      chainHash(genesisHash, canonicalBytes(event)),
    ));
});

it('sorts the keys of canonical JSON at every depth and omits undefined values', () =>
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'è', z: undefined })).toBe(
    '{"a":"è","b":[{"c":null,"d":1}]}',
  ));
