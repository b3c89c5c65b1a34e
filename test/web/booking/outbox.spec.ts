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
const buildVisitEntry = (reservationId: string, action: VisitEntry['action']): VisitEntry => ({
  ...common,
  kind: 'visit',
  reservationId,
  action,
});
const buildWalkInEntry = (over: object = {}): WalkInEntry => ({
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

describe('the reservation list with unsent entries', () => {
  const party = buildReservationView({ status: 'confirmed', reservationDate: DATE });

  it('shows a party as seated and then as gone at the time of the entry', () => {
    const seated = applyOutbox([party], [buildVisitEntry(party.id, 'markSeated')], DATE, floor);
    expect(seated).toEqual([{ ...party, seatedAt: AT }]);
    const entries = [
      buildVisitEntry(party.id, 'markSeated'),
      buildVisitEntry(party.id, 'clearTable'),
    ];
    const [gone] = applyOutbox([party], entries, DATE, floor);
    expect(gone).toMatchObject({ seatedAt: AT, clearedAt: AT, status: 'completed' });
  });

  it('keeps the time that the server already knows', () => {
    const known = { ...party, seatedAt: '2026-11-28T19:30:00Z' };
    const [shown] = applyOutbox([known], [buildVisitEntry(party.id, 'markSeated')], DATE, floor);
    expect(shown!.seatedAt).toBe(known.seatedAt);
  });

  it('adds a walk-in party at its table that the server does not know', () => {
    const [, shown] = applyOutbox([party], [buildWalkInEntry()], DATE, floor);
    expect(shown).toMatchObject({
      customerName: 'Porta Piera',
      numberOfPeople: 3,
      tableName: 'Sala 3',
      seatedAt: AT,
    });
    expect(isUnknownToServer(shown!)).toBe(true);
    expect(listWaitingIds([buildWalkInEntry()])).toEqual(new Set([shown!.id]));
  });

  it('excludes a walk-in party of another date', () => {
    expect(
      applyOutbox([party], [buildWalkInEntry({ reservationDate: '2026-11-29' })], DATE, floor),
    ).toEqual([party]);
  });
});

describe('the encrypted data on the device', () => {
  const key = (fill: number) => importKey(Buffer.alloc(32, fill).toString('base64url'));

  it('is decrypted with its key only, and differs after each encryption', async () => {
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

  it('is not decrypted when one bit has changed', async () => {
    const stored = await encryptJson(await key(1), { name: 'Segreta Sara' });
    const bytes = new Uint8Array(stored.bytes.slice(0));
    bytes[3]! ^= 1;
    expect(await decryptJson(await key(1), { ...stored, bytes: bytes.buffer })).toBeNull();
  });
});
