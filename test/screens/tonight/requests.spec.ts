import { waitFor, within } from '@testing-library/react';
import {
  acceptManyReservations,
  listOpenRequests,
  undoManyActions,
} from '#src/contracts/booking/open-request-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import { delayAnswer } from '#test/support/screens/delay-answer.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildOpenRequest, setupRequestLane } from '#test/support/screens/request-lane.ts';
import { buildParty } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, dialog, openTonight, openLane, lane, items, findLastAction } =
  setupRequestLane();

const waitForItems = (count: number) =>
  waitFor(async () => expect(await items()).toHaveLength(count));
const isFocused = (text: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(text));

describe('the list of requests beside the book', () => {
  it('shows that requests are not loaded yet until the response arrives', async () => {
    const { delayed, release } = delayAnswer([]);
    api().answer(listOpenRequests, delayed);
    await openTonight(buildParty());
    await within(await lane()).findByText('Le richieste non sono ancora lette.');
    await release();
    await within(await lane()).findByText('Nessuna richiesta in attesa.');
  });

  it('shows on each request all that decides about it', async () => {
    await openLane(
      buildOpenRequest(
        {
          seatWishes: ['step_free'],
          occasion: 'birthday',
          language: 'fr',
          specialRequests: 'Arriviamo con il treno',
          adminNotes: 'Tavolo vicino alla finestra',
        },
        { guest: { visits: 2, noShows: 1, sameDay: ['21:30'] } },
      ),
    );
    const [request] = await items();
    for (const text of [
      'al piano terra',
      'compleanno',
      'francese',
      '3ª volta',
      '1 volta non è venuto',
      'Anche alle 21:30, stesso numero',
      '«Arriviamo con il treno»',
      'Tavolo vicino alla finestra',
    ])
      expect(request).toHaveTextContent(text);
  });

  it('accepts all requests that fit with one press and undoes this with another', async () => {
    const requests = [buildOpenRequest(), buildOpenRequest(), buildOpenRequest()];
    await openLane(...requests);
    await press('Accetta tutte quelle che ci stanno (3)');
    await findLastAction('3 richieste accettate');
    await within(await lane()).findByText('Nessuna richiesta in attesa.');
    expect(api().calls(acceptManyReservations)[0]!.body).toMatchObject({
      requests: requests.map(({ reservation, table }) => ({
        id: reservation.id,
        tableId: table!.id,
      })),
    });
    await press('Rimetti com’era');
    await waitForItems(3);
    expect(api().calls(undoManyActions)[0]!.body).toEqual({
      actions: requests.map(({ reservation: { id, updatedAt: at } }) => ({ id, at })),
    });
  });

  it('accepts one request after the other with the key A and rejects with R, and keeps the focus', async () => {
    const names = ['Amato', 'Barone', 'Caruso'];
    await openLane(...names.map((customerName) => buildOpenRequest({ customerName })));
    within(await lane())
      .getByRole('button', { name: /^Accetta.*Amato/ })
      .focus();
    await user().keyboard('a');
    await waitForItems(2);
    await isFocused(/^Accetta: Barone/);
    await user().keyboard('a');
    await waitForItems(1);
    await isFocused(/^Accetta: Caruso/);
    await user().keyboard('a');
    await waitForItems(0);
    await isFocused(/^Richieste$/);
    screen.getByRole('button', { name: 'Rimetti com’era' }).focus();
    await user().keyboard('{Enter}');
    await isFocused(/^Accetta: Caruso/);
    await user().keyboard('r');
    await user().click(await within(await dialog()).findByRole('button', { name: 'Al completo' }));
    await findLastAction('Rifiutata');
    await waitForItems(0);
    await isFocused(/^Richieste$/);
  });

  it('rejects a request that does not fit with a proposal of another turn', async () => {
    const { id, startTime, endTime } = dinnerTurns.first;
    const alternative = {
      reservationDate: '2027-03-12',
      timeSlotId: id,
      startTime,
      endTime,
      floor: 0,
    };
    await openLane(
      buildOpenRequest({ customerName: 'Amato' }, { fits: false, table: null, alternative }),
    );
    expect(await lane()).toHaveTextContent('non ci sta');
    await press(/^Proponi ven 12, 19:00/);
    await findLastAction('Rifiutata, con una proposta: ven 12, 19:00');
    await waitForItems(0);
    expect(api().calls(decideReservation)[0]!.body).toEqual({
      status: 'cancelled',
      rejectionReason: 'no_room',
    });
  });

  it('counts the requests that expire tonight, and turns one red after two hours', async () => {
    const requested = (at: string) =>
      buildOpenRequest({
        reservationDate: TODAY,
        arrivalTime: '20:50',
        createdAt: `${TODAY}T${at}:00+01:00`,
      });
    await openLane(requested('18:26'), requested('20:30'));
    expect(await lane()).toHaveTextContent('Scade stanotte: 2');
    const [old, recent] = await items();
    expect(old).toHaveTextContent('aspetta da 2 h 10 min');
    expect(recent).not.toHaveTextContent('aspetta');
    expect(old).toHaveStyle({ background: '#fce1d6' });
    expect(recent).not.toHaveStyle({ background: '#fce1d6' });
  });
});
