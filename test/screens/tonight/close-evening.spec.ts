import { waitFor, within } from '@testing-library/react';
import { undoManyActions, type BulkUndo } from '#src/contracts/booking/open-request-operations.ts';
import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  closeServiceDay,
  readServiceDayClosing,
} from '#src/contracts/booking/service-day-closing.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { recentAction } from '#test/support/screens/reservation-desk.ts';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, change, openTonight, row, findInRow, findLastAction } =
  setupTonight();

const AT = `${TODAY}T19:36:00.000Z`;
const NO_MARK = { status: 'confirmed', outcome: null, arrivedAt: null } as const;
const CLOSED = {
  date: TODAY,
  closedAt: AT,
  closedBy: 'direzione',
  withoutMark: 2,
  note: 'Finito lo sfincione alle 21:50.',
  version: 1,
};
const answerMarks = () => {
  const mark = (id: string, type: 'arrived' | 'no_show', over: Partial<ReservationView>) =>
    change(id, { ...over, lastAction: recentAction(type) }, type);
  api().answer(oneTapOperations.markArrived, ({ params }) =>
    mark(params['id']!, 'arrived', { arrivedAt: AT }),
  );
  api().answer(oneTapOperations.markNoShow, ({ params }) =>
    mark(params['id']!, 'no_show', { status: 'cancelled', outcome: 'no_show' }),
  );
  api().answer(undoManyActions, ({ body }) => ({
    undone: (body as BulkUndo).actions.map(({ id }) =>
      change(id, { ...NO_MARK, lastAction: null }, 'undone'),
    ),
    missed: [],
  }));
};
const openClosing = async (...parties: ReservationView[]) => {
  answerMarks();
  await openTonight(...parties);
  await press('Schede');
  await user().click(await screen.findByRole('menuitem', { name: 'Chiudi la serata' }));
  await screen.findByRole('heading', { name: 'Chi non ha ancora un segno' });
};
const names = ['Amato', 'Barone'];
const parties = () => names.map((customerName) => buildParty({ customerName }));
const markButton = (name: string, mark: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('button', {
    name: new RegExp(`^${mark}`),
  });
const waitForMark = (name: string, mark: string) =>
  waitFor(() => expect(markButton(name, mark)).toHaveAttribute('aria-pressed', 'true'));
const listedNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the page Chiudi la serata', () => {
  it('lists only the accepted parties without a mark whose turn has begun', async () => {
    const later = { timeSlotData: { startTime: '20:50', endTime: '21:30', description: null } };
    await openClosing(
      ...parties(),
      buildParty({ customerName: 'Di turno dopo', ...later }),
      buildParty({ customerName: 'Arrivati', arrivedAt: AT }),
      buildParty({ customerName: 'In attesa', status: 'pending' }),
    );
    expect(listedNames()).toEqual(names.map((name) => `${name}senza segno`));
    screen.getByRole('button', { name: '2 senza segno' });
    expect(screen.getByText(/^I 2 senza segno risulteranno/)).toBeInTheDocument();
  });

  it('marks a party with one press, changes the mark and removes it while the row stays listed', async () => {
    await openClosing(...parties());
    await user().click(markButton('Amato', 'Non venuti'));
    await waitForMark('Amato', 'Non venuti');
    await user().click(markButton('Amato', 'Arrivati'));
    await waitForMark('Amato', 'Arrivati');
    expect(await row('Amato')).toHaveTextContent('arrivati 20:36');
    expect(api().calls(undoManyActions)).toHaveLength(1);
    await user().click(markButton('Amato', 'Arrivati'));
    await findLastAction('Rimesso com’era');
    await findInRow('Amato', 'senza segno');
    expect(listedNames()[0]).toMatch(/^Amato/);
  });

  it('sets and removes a mark with the keyboard alone', async () => {
    await openClosing(...parties());
    markButton('Amato', 'Non venuti').focus();
    await user().keyboard('{Enter}');
    await waitForMark('Amato', 'Non venuti');
    await user().keyboard(' ');
    await findInRow('Amato', 'senza segno');
    expect(markButton('Amato', 'Non venuti')).toHaveFocus();
  });

  it('marks all other parties as arrived with one press and undoes this with another', async () => {
    await openClosing(...parties());
    await press('Segna tutti «arrivati»');
    await findLastAction('Arrivati: 2 prenotazioni');
    expect(screen.queryByRole('button', { name: /^Segna tutti/ })).toBeNull();
    await press('Rimetti com’era');
    await findLastAction('Rimesso com’era');
    await screen.findByRole('button', { name: /^Segna tutti/ });
    expect(api().calls(oneTapOperations.markArrived)).toHaveLength(2);
  });

  it('undoes one mark with the bar of the last action', async () => {
    await openClosing(...parties());
    await user().click(markButton('Amato', 'Arrivati'));
    await findLastAction('Arrivati');
    await press('Rimetti com’era');
    await findInRow('Amato', 'senza segno');
  });

  it('undoes the last action with Ctrl+Z, but not while staff write the shift note', async () => {
    await openClosing(...parties());
    await user().click(markButton('Amato', 'Arrivati'));
    await findLastAction('Arrivati');
    await user().click(screen.getByLabelText('Nota del turno'));
    await user().keyboard('{Control>}z{/Control}');
    expect(api().calls(undoManyActions)).toEqual([]);
    markButton('Amato', 'Arrivati').focus();
    await user().keyboard('{Control>}z{/Control}');
    await findInRow('Amato', 'senza segno');
  });

  it('counts reservations, walk-ins, covers, no-shows and parties without a mark', async () => {
    const arrived = { arrivedAt: AT, numberOfPeople: 3 };
    await openClosing(
      buildParty(),
      buildParty(arrived),
      buildParty({ ...arrived, origin: 'walk_in' }),
      buildParty({ status: 'cancelled', outcome: 'no_show' }),
    );
    const sums = within(screen.getByRole('complementary', { name: 'La serata' }));
    await waitFor(() =>
      expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '3',
        '1',
        '6',
        '1',
        '1',
      ]),
    );
  });

  it('saves the shift note with the closing, and shows time and note of the closing', async () => {
    await openClosing(...parties());
    const { note } = CLOSED;
    api().answer(closeServiceDay, () => {
      api().answer(readServiceDayClosing, CLOSED);
      return CLOSED;
    });
    await user().type(screen.getByLabelText('Nota del turno'), note);
    await press('Chiudi la serata');
    await screen.findByText('Serata chiusa alle 20:36 da direzione.');
    await screen.findByRole('button', { name: 'Salva e chiudi di nuovo' });
    expect(screen.getByLabelText('Nota del turno')).toHaveValue(note);
    const [{ body, headers }] = api().calls(closeServiceDay) as [never];
    expect(body).toEqual({ note });
    expect((headers as Headers).get('if-match')).toBe('"0"');
  });

  it('answers each closing of the evening, also a second one in the same minute', async () => {
    api().answer(readServiceDayClosing, CLOSED);
    api().answer(closeServiceDay, { ...CLOSED, version: 2 });
    await openClosing(...parties());
    await press('Salva e chiudi di nuovo');
    await screen.findByText('Serata chiusa', { exact: true, selector: 'footer *' });
  });
});
