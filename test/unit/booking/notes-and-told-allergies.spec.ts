import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { fold } from '#src/event-log/decider.ts';
import { reservationSentences } from '#src/contexts/booking/sentences/reservation-sentences.ts';
import { createEventDescriber } from '#src/contexts/history/describe-event.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import { confirmedEvent, requestedEvent, seat } from '#test/support/builders/turn-facts.ts';

const describeEvent = createEventDescriber(reservationSentences);
const { given } = specifyDecider(reservationDecider);
const noteWritten: ReservationEvent = {
  type: 'ReservationNoteWritten',
  data: { seat, deleted: false },
};

describe('a record of staff about a guest', () => {
  it('names the corrected fields, but not their values', () => {
    const corrected = {
      type: 'GuestDataCorrected',
      data: { seat, fields: ['name', 'phone'] },
    } as const;
    given(requestedEvent)
      .when({ type: 'correctGuest', fields: ['name', 'phone'] })
      .then(corrected);
    expect(describeEvent(corrected.type, corrected.data)).toBe(
      'Corretti i dati del cliente: nome, telefono.',
    );
    expect(describeEvent(corrected.type, { seat })).toBe('Corretti i dati del cliente.');
  });

  it('leaves the previous action undoable when it is a note', () => {
    given(requestedEvent, confirmedEvent)
      .when({ type: 'writeNote', deleted: false })
      .then(noteWritten);
    const stateAfter = (...past: ReservationEvent[]) => fold(reservationDecider, past);
    expect(stateAfter(requestedEvent, confirmedEvent, noteWritten)).toEqual(
      stateAfter(requestedEvent, confirmedEvent),
    );
    expect(describeEvent(noteWritten.type, noteWritten.data)).toBe('Nota interna scritta.');
    expect(describeEvent(noteWritten.type, { deleted: true })).toBe('Nota interna cancellata.');
  });

  it('contains toldToStaff only for allergies that the guest reported to staff', () => {
    const consent = { consentTextVersion: '2026-11-22', remember: true };
    given(requestedEvent)
      .when({ type: 'declareAllergies', ...consent, toldToStaff: true })
      .then({ type: 'AllergiesDeclared', data: { seat, ...consent, toldToStaff: true } });
    given(requestedEvent)
      .when({ type: 'declareAllergies', ...consent })
      .then({ type: 'AllergiesDeclared', data: { seat, ...consent } });
    expect(describeEvent('AllergiesDeclared', { ...consent, toldToStaff: true })).toBe(
      'Allergie dette a voce al personale con consenso al testo del 22/11/2026; il cliente chiede di ricordarle.',
    );
  });
});
