import { applyOutbox, listWaitingIds } from '#web/features/booking/offline/outbox/applyOutbox.ts';
import {
  isUnknownToServer,
  type VisitEntry,
  type WalkInEntry,
} from '#web/features/booking/offline/outbox/outboxEntry.ts';
import { decryptJson, encryptJson, importKey } from '#web/shared/offline/encryption.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const AT = '2026-11-28T19:36:00Z';
const DATE = '2026-11-28';
const slot = { id: 'slot', startTime: '19:00', endTime: '20:50', description: null };
const floor = { tables: [{ id: 'table', name: 'Sala 3' }], slots: [slot] } as never;
const common = { key: 'k', at: AT, title: 'Arrivati', who: '', refusal: null };
const step = (reservationId: string, action: VisitEntry['action']): VisitEntry => ({
  ...common,
  kind: 'visit',
  reservationId,
  action,
});
const walkIn = (over: object = {}): WalkInEntry => ({
  ...common,
  kind: 'walk-in',
  form: {
    origin: 'walk_in',
    customerName: 'Porta Piera',
    customerEmail: '',
    notes: '',
    reservationDate: DATE,
    timeSlotId: 'slot',
    tableId: 'table',
    numberOfPeople: '3',
    ...over,
  },
});

describe('the list with what waits to be sent', () => {
  const party = buildReservationView({ status: 'confirmed', reservationDate: DATE });

  it('shows a party as seated, then as gone, at the time of the entry', () => {
    const seated = applyOutbox([party], [step(party.id, 'markSeated')], DATE, floor);
    expect(seated).toEqual([{ ...party, seatedAt: AT }]);
    const steps = [step(party.id, 'markSeated'), step(party.id, 'clearTable')];
    const [gone] = applyOutbox([party], steps, DATE, floor);
    expect(gone).toMatchObject({ seatedAt: AT, clearedAt: AT, status: 'completed' });
  });

  it('keeps the time that the server already knows', () => {
    const known = { ...party, seatedAt: '2026-11-28T19:30:00Z' };
    const [shown] = applyOutbox([known], [step(party.id, 'markSeated')], DATE, floor);
    expect(shown!.seatedAt).toBe(known.seatedAt);
  });

  it('adds a party at the door at its table, which the server does not know', () => {
    const [, shown] = applyOutbox([party], [walkIn()], DATE, floor);
    expect(shown).toMatchObject({
      customerName: 'Porta Piera',
      numberOfPeople: 3,
      tableName: 'Sala 3',
      seatedAt: AT,
    });
    expect(isUnknownToServer(shown!)).toBe(true);
    expect(listWaitingIds([walkIn()])).toEqual(new Set([shown!.id]));
  });

  it('leaves out a party of another date', () => {
    expect(applyOutbox([party], [walkIn({ reservationDate: '2026-11-29' })], DATE, floor)).toEqual([
      party,
    ]);
  });
});

describe('what the device stores', () => {
  const key = (fill: number) => importKey(Buffer.alloc(32, fill).toString('base64url'));

  it('is read with its key only, and differs each time', async () => {
    const evening = { name: 'Segreta Sara' };
    const [one, other] = [
      await encryptJson(await key(1), evening),
      await encryptJson(await key(1), evening),
    ];
    expect(await decryptJson(await key(1), one)).toEqual(evening);
    expect(await decryptJson(await key(2), one)).toBeNull();
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(false);
    expect(Buffer.from(one.bytes).toString('latin1')).not.toContain('Segreta');
  });

  it('is not read if one bit was changed', async () => {
    const stored = await encryptJson(await key(1), { name: 'Segreta Sara' });
    const bytes = new Uint8Array(stored.bytes.slice(0));
    bytes[3]! ^= 1;
    expect(await decryptJson(await key(1), { ...stored, bytes: bytes.buffer })).toBeNull();
  });
});
