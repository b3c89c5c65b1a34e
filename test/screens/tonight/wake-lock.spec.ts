import { jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { user, screen, press, openTonight } = setupTonight();

class WakeLock {
  released = false;
  async release() {
    this.released = true;
  }
}
let locks: WakeLock[];
const request = jest.fn(async () => {
  locks.push(new WakeLock());
  return locks.at(-1);
});
beforeEach(() => {
  locks = [];
  request.mockClear();
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const waitForLocks = (count: number) =>
  waitFor(() => expect(locks.filter(({ released }) => !released)).toHaveLength(count));
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

describe('the screen wake lock', () => {
  it('is held while Stasera is open and released on another page', async () => {
    await openTonight(buildParty());
    await waitForLocks(1);
    await press('Schede');
    await user().click(await screen.findByRole('menuitem', { name: 'Capacità' }));
    await waitForLocks(0);
  });

  it('is requested again when a hidden page becomes visible', async () => {
    await openTonight(buildParty());
    await waitForLocks(1);
    setVisibility('hidden');
    await locks[0]!.release();
    setVisibility('visible');
    await waitForLocks(1);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not held at 02:30, after the service', async () => {
    jest.setSystemTime(new Date('2027-03-11T02:30:00+01:00'));
    await openTonight(buildParty());
    expect(request).not.toHaveBeenCalled();
  });

  it('is optional: Stasera loads when the browser refuses it', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery'));
    await openTonight(buildParty());
    expect(request).toHaveBeenCalledTimes(1);
  });
});
