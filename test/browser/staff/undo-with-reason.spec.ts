import { jest } from '@jest/globals';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerBrowserAndMail } from '#test/support/fixtures/server-browser-and-mail.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import {
  closeDialogByKey,
  openDialog,
  reservationCard,
} from '#test/support/fixtures/staff-desk-page.ts';

jest.setTimeout(240_000);

const DATE = venueDateInDays(3);
const GUEST = 'Ospite Di Ieri';
const { server, visit, closePages, restartAt } = setupServerBrowserAndMail(
  `${venueDateInDays(1)}T12:00`,
);

const createCancelledBooking = async (): Promise<void> => {
  const staff = await server().staff();
  const [slot] = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const { body } = await staff.post<ReservationView>('/api/reservations/desk', {
    ...buildDeskEntry({ reservationDate: DATE, timeSlotId: slot!.id }),
    customerName: GUEST,
  });
  await staff.post(`/api/reservations/${body.id}/cancel`, { reason: 'other', note: null });
};

it('undoes a cancellation of the day before with a reason, which Storia shows', async () => {
  await createCancelledBooking();
  await restartAt(`${venueDateInDays(2)}T10:00`);
  const page = await visit('/');
  await openStaffArea(page, administrator);
  await page.goto(`/admin?tab=reservations&date=${DATE}`);
  const card = reservationCard(page, GUEST);
  await card.getByRole('button', { name: 'Storia' }).click();
  const undo = openDialog(page).getByRole('button', { name: 'Annulla azione' });

  await undo.click();
  await openDialog(page).getByText('Indica il motivo').waitFor();
  await openDialog(page).getByLabel('Motivo').fill('Annullata per sbaglio');
  await undo.click();

  await openDialog(page).getByText('Annullata per sbaglio').waitFor();
  await undo.waitFor({ state: 'detached' });
  await closeDialogByKey(page);
  await card.getByText('Confermata', { exact: true }).waitFor();
  await closePages();
});
