import { randomUUID } from 'node:crypto';
import type { ReservationRequest } from '#src/contracts/booking.ts';

/** Guests that do not exist; their numbers lead nowhere. */
export const guests = {
  agata: { customerName: 'Agata Prova', customerPhone: '+39 0935 000 101', customerEmail: 'agata@example.org' },
  bastiano: { customerName: 'Bastiano Esempio', customerPhone: '0935 000 102', customerEmail: null },
  crocifissa: { customerName: 'Crocifissa D’Esempio', customerPhone: '333 000 0103', customerEmail: 'crocifissa@example.org' },
} as const;

/** The turn that a test books into. */
export type Turn = { readonly reservationDate: string; readonly timeSlotId: string };

/** A request that the house would accept, Agata's unless told otherwise; the staff choose the table. */
export const reservationOf = (turn: Turn, over: Partial<ReservationRequest> = {}): ReservationRequest => ({
  ...guests.agata, notes: null, tableId: null, numberOfPeople: 2, ...turn, ...over,
});

/** A guest of one's own, so that many requests of one test are not taken for one person asking many times. */
export const anyGuest = (number: number) => ({
  customerName: `Ospite Numero ${number}`, customerPhone: `0935 ${String(100_000 + number)}`, customerEmail: null,
});

export const newKey = (): string => randomUUID();
