import { waitFor, within } from '@testing-library/react';
import { enterReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { recordAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import {
  buildTurnForParty,
  freeTable,
  setupEntryPanels,
} from '#test/support/screens/entry-panels.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';

const {
  api,
  user,
  screen,
  change,
  panel,
  choice,
  choose,
  openPanel,
  pressInPanel,
  type,
  serveTurns,
  openPhone,
  openEvening,
  findInRow,
  findLastAction,
} = setupEntryPanels();

const TOMORROW = '2027-03-11';
const { second, third } = dinnerTurns;
const nameField = async () => (await panel()).findByLabelText('Cognome e nome');
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the panel for telephone bookings', () => {
  it('books a party of ten with at most eight taps besides typing', async () => {
    await openEvening();
    let taps = 0;
    const countTap = () => (taps += 1);
    document.addEventListener('pointerdown', countTap);
    await openPanel('+ Telefono');
    await choose('Quando', 'Domani');
    await choose('Quanti', '9+');
    await user().keyboard('10');
    await choose('Turno', /^20:50/);
    await choose('Arrivo', '21:00');
    await user().click(await (await panel()).findByLabelText('Telefono'));
    await user().keyboard('347 000 0410{Tab}Trovato Carmelo');
    await pressInPanel('Segna');
    await findLastAction('SegnataTrovato Carmelo, 10');
    document.removeEventListener('pointerdown', countTap);
    expect(taps).toBeLessThanOrEqual(8);
    await waitUntilClosed();
    expect(api().calls(enterReservation)[0]!.body).toMatchObject({
      origin: 'phone',
      customerName: 'Trovato Carmelo',
      customerPhone: '347 000 0410',
      reservationDate: TOMORROW,
      timeSlotId: second.id,
      tableId: freeTable.id,
      numberOfPeople: '10',
      arrivalTime: '21:00',
    });
  });

  it('keeps its draft after closing, ignores a tap beside it and is emptied with Svuota', async () => {
    await openPhone();
    await choose('Quando', 'Domani');
    await choose('Quanti', '4');
    await choose('Turno', /^19:00/);
    await type('Cognome e nome', 'Ferrara Chiara');
    await user().click(document.body);
    await pressInPanel('Chiudi');
    await waitUntilClosed();
    await openPanel('+ Telefono');
    expect(await nameField()).toHaveValue('Ferrara Chiara');
    expect(await choice('Quanti', '4')).toHaveAttribute('aria-pressed', 'true');
    await (await panel()).findByText('gio 11 mar · 4 · 19:00');
    await pressInPanel('Svuota');
    expect(await nameField()).toHaveValue('');
  });

  it('offers two alternatives for a full turn, and shows the proposed tables of the chosen one', async () => {
    const alternative = (turn: typeof second, floor: number | null) => ({
      reservationDate: TODAY,
      timeSlotId: turn.id,
      startTime: turn.startTime,
      endTime: turn.endTime,
      floor,
    });
    const { id, joinedTableIds, ...table } = {
      id: freeTable.id,
      joinedTableIds: [freeTable.id],
      name: 'Sala 3+4',
    };
    serveTurns(
      buildTurnForParty(dinnerTurns.first, { state: 'over' }),
      buildTurnForParty(second, {
        state: 'full',
        tables: [],
        alternatives: [
          alternative(third, null),
          { ...alternative(second, 0), reservationDate: TOMORROW },
        ],
      }),
      buildTurnForParty(third, {
        state: 'joins',
        tables: [{ ...table, id, joinedTableIds, capacity: 12, floor: 0, isLarge: false }],
      }),
    );
    await openPhone();
    await choose('Quanti', '8');
    expect(await choice('Turno', /passato/)).toHaveAttribute('aria-disabled', 'true');
    await choose('Turno', /^20:50.*pieno/);
    const answer = within(await (await panel()).findByRole('status'));
    answer.getByText(/^«Alle 20:50 siamo pieni\. Posso darle le 21:30, oppure .+»$/);
    const offers = answer.getAllByRole('button', { name: /^Va bene/ });
    expect(offers).toHaveLength(2);
    await user().click(offers[0]!);
    expect(await choice('Turno', /^21:30.*unendo Sala 3\+4/)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await panel()).queryByRole('status')).toBeNull();
  });

  it('shows missing fields and keeps the party size', async () => {
    api().refuse(enterReservation, 400, {
      code: 'invalid_body',
      fields: { customerName: 'Il nome è obbligatorio' },
    });
    await openPhone();
    await choose('Quanti', '2');
    await choose('Turno', /^21:30/);
    await pressInPanel('Segna');
    await (await panel()).findAllByText('Il nome è obbligatorio');
    await (await panel()).findByText('Non ancora segnata');
    expect(await choice('Quanti', '2')).toHaveAttribute('aria-pressed', 'true');
  });

  it('records allergies only with the consent of the guest, and the row shows them', async () => {
    api().answer(recordAllergies, ({ params, body }) => {
      const { codes } = body as { codes: ['gluten'] };
      return change(params['id']!, { allergies: { codes, note: null } }, 'allergies');
    });
    await openPhone();
    await choose('Quanti', '2');
    await choose('Turno', /^21:30/);
    await type('Telefono', '347 000 0412');
    await type('Cognome e nome', 'Zito Agata');
    await choose('Desideri', 'allergia');
    await choose('Allergie', 'glutine');
    await pressInPanel('Segna');
    await (await panel()).findAllByText(/o togli le allergie/);
    expect(api().calls(enterReservation)).toEqual([]);
    await user().click(await (await panel()).findByLabelText(/Me l’ha detto l’ospite/));
    await pressInPanel('Segna');
    await findLastAction('Segnata');
    await findInRow('Zito Agata', 'glutine');
    expect(api().calls(recordAllergies)[0]!.body).toMatchObject({
      codes: ['gluten'],
      consent: true,
    });
  });

  it('books with the keyboard alone and restores the focus', async () => {
    await openEvening();
    const [telephone] = await screen.findAllByRole('button', { name: '+ Telefono' });
    telephone!.focus();
    await user().keyboard('{Enter}');
    for (const [group, name] of [
      ['Quando', 'Domani'],
      ['Quanti', '2'],
      ['Turno', /^21:30/],
    ] as const) {
      (await choice(group, name)).focus();
      await user().keyboard(' ');
    }
    (await nameField()).focus();
    await user().keyboard('Tastiera Prova');
    (await (await panel()).findByLabelText('Telefono')).focus();
    await user().keyboard('347 000 0411{Enter}');
    await findLastAction('Segnata');
    await waitFor(() => expect(telephone).toHaveFocus());
  });
});
