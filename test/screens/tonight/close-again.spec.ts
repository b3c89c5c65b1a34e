import {
  closeServiceDay,
  readServiceDayClosing,
} from '#src/contracts/booking/service-day-closing.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, screen, press, user, openTonight } = setupTonight();

const closed = {
  date: TODAY,
  closedAt: `${TODAY}T19:36:00.000Z`,
  closedBy: 'direzione',
  withoutMark: 0,
  note: 'Finito lo sfincione.',
  version: 1,
};

it('answers each closing of the evening, also a second one in the same minute', async () => {
  await openTonight(buildParty());
  api().answer(readServiceDayClosing, closed);
  api().answer(closeServiceDay, { ...closed, version: 2 });
  await press('Schede');
  await user().click(await screen.findByRole('menuitem', { name: 'Chiudi la serata' }));
  await screen.findByText(/^Serata chiusa alle 20:36 da direzione/);
  await press('Salva e chiudi di nuovo');
  await screen.findByText('Serata chiusa', { exact: true, selector: 'footer *' });
});
