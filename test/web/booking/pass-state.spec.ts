import { toPassDrawing, toPassState } from '#web/features/booking/guest/pass/passState.ts';

const TODAY = '2027-03-10';
const view = {
  status: 'confirmed',
  outcome: null,
  cancelReason: null,
  reservationDate: '2027-03-13',
  changeRequest: null,
} as const;
const changeRequest = {
  reservationDate: '2027-03-13',
  startTime: '20:50',
  endTime: '21:30',
  numberOfPeople: 6,
};
const cancelled = { status: 'cancelled', outcome: 'cancelled_by_staff' } as const;

describe('the state of a reservation pass', () => {
  it.each([
    [{ status: 'pending' }, 'pending', 'pending'],
    [{ status: 'pending', changeRequest }, 'change', 'change'],
    [{}, 'confirmed', 'confirmed'],
    [{ changeRequest }, 'change', 'change'],
    [{ reservationDate: '2027-03-11' }, 'eve', 'confirmed'],
    [{ reservationDate: TODAY }, 'today', 'tonight'],
    [{ reservationDate: '2027-03-09' }, 'past', 'closed'],
    [{ status: 'completed' }, 'past', 'closed'],
    [{ status: 'cancelled', outcome: 'rejected' }, 'declined', 'closed'],
    [{ status: 'cancelled', outcome: 'cancelled_by_guest' }, 'cancelled', 'closed'],
    [{ ...cancelled, cancelReason: 'guest_asked' }, 'cancelled', 'closed'],
    [{ ...cancelled, cancelReason: 'house_closed' }, 'closure', 'closed'],
    [{ ...cancelled, cancelReason: 'no_table' }, 'cancelledByUs', 'closed'],
    [{ status: 'cancelled', outcome: 'expired' }, 'expired', 'closed'],
    [{ status: 'cancelled', outcome: 'no_show' }, 'missed', 'closed'],
  ] as const)('is for %j the state %s', (over, state, drawing) => {
    const found = toPassState({ ...view, ...over }, TODAY);
    expect([found, toPassDrawing(found)]).toEqual([state, drawing]);
  });
});
