import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { timeSlots } from '#test/support/builders/booking-views.ts';
import { createBrowserStore, type AppStore } from '#web/app/store.ts';
import {
  dateChanged,
  selectBookingFlow,
  selectSearchDraft,
} from '#web/features/booking/guest/bookingFlowSlice.ts';
import { useOpenUrl } from '#web/features/booking/guest/history/useOpenUrl.ts';
import { preloadedTimeSlots } from '#web/features/booking/guest/search/preloadedTimeSlots.ts';

type FlowState = Parameters<typeof selectSearchDraft>[0];
const readDate = (store: AppStore) => selectSearchDraft(store.getState() as FlowState).date;
const readFlow = (store: AppStore) => selectBookingFlow(store.getState() as FlowState);

/** Opens a URL without the hook that writes the guest's choice to the URL, as before it has run. */
const openUrl = (path: string): AppStore => {
  const store = createBrowserStore({
    visit: { today: '2027-03-10', origin: '', horizon: { bookingDays: 365, quoteDays: 730 } },
  });
  const Page = () => {
    useOpenUrl({ current: null });
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
};
const receiveTimeSlots = (store: AppStore) =>
  act(() => void store.dispatch(preloadedTimeSlots.read(timeSlots, 0)));

describe('time slots that arrive after the page has opened', () => {
  it('do not replace the day that the guest has chosen by the day of the URL', () => {
    const store = openUrl('/reservations?date=2027-03-11&numberOfPeople=4');
    expect(readDate(store)).toBe('2027-03-11');
    act(() => void store.dispatch(dateChanged('2027-03-13')));
    receiveTimeSlots(store);
    expect(readDate(store)).toBe('2027-03-13');
  });

  it('open the step that the URL names', () => {
    const store = openUrl(
      '/reservations?date=2027-03-11&numberOfPeople=4&mealType=cena&timeSlot=cena_primo&step=details',
    );
    expect(readFlow(store).step).toBe('searching');
    receiveTimeSlots(store);
    expect(readFlow(store).step).toBe('describing');
  });
});
