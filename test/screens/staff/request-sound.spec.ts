import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { countNewRequests, markRequestsSeen } from '#src/contracts/booking/new-requests.ts';
import { listClosures } from '#src/contracts/closures.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { setupReservationDesk } from '#test/support/screens/reservation-desk.ts';

const { api, user, screen, serve, openStaffPage, stopIntervals } = setupReservationDesk();
const { connect, sendChange } = setupEventStream();

let tones: number;
beforeEach(() => {
  tones = 0;
  const gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const node = { gain, connect: (next: unknown) => next, stop() {} };
  Object.assign(globalThis, {
    AudioContext: class {
      readonly state = 'running';
      readonly currentTime = 0;
    },
    GainNode: class {
      constructor() {
        return node;
      }
    },
    OscillatorNode: class {
      constructor() {
        return { ...node, start: () => (tones += 1) };
      }
    },
  });
});
const advance = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1_000));

describe('the sound of a new request', () => {
  it('repeats every thirty seconds until staff open the list of reservations', async () => {
    let newRequests = 0;
    api().answer(countNewRequests, () => ({ newRequests }));
    api().answer(listClosures, []);
    stopIntervals();
    serve();
    api().answer(markRequestsSeen, () => ({ newRequests: (newRequests = 0) }));
    await openStaffPage('/admin?tab=closures');
    await screen.findByText('Nessuna chiusura configurata');
    await connect();
    await user().click(document.body);
    const intervals = jest.spyOn(globalThis, 'setInterval');
    newRequests = 1;
    const id = '00000000-0000-4000-8000-000000000001';
    await sendChange({ type: 'ReservationRequested', about: 'reservation', id, position: 1 });
    await waitFor(() => expect(tones).toBe(2));
    // The repetition begins after the page has read the number of new requests.
    await waitFor(() =>
      expect(intervals.mock.calls.map(([, delayMs]) => delayMs)).toContain(30_000),
    );
    await advance(31);
    await waitFor(() => expect(tones).toBe(4));
    await user().click(screen.getByRole('tab', { name: /Prenotazioni/ }));
    await waitFor(() => expect(api().calls(markRequestsSeen)).not.toEqual([]));
    await screen.findByText(/^Nessuna prenotazione/);
    await advance(65);
    expect(tones).toBe(4);
  });
});
