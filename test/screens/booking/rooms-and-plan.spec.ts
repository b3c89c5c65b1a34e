import { within, type ByRoleMatcher } from '@testing-library/react';
import { readFloorPlan } from '#src/contracts/booking/floor-plan.ts';
import {
  requestReservation,
  searchAlternatives,
} from '#src/contracts/booking/reservation-operations.ts';
import { floorPlan, slotAt } from '#test/support/builders/booking-views.ts';
import { BOOKING_DATE, setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const {
  api,
  screen,
  user,
  press,
  openSearch,
  openTables,
  fillContact,
  sendRequest,
  answerAvailability,
} = setupGuestBooking();

const [sala3] = floorPlan;
const idAt = (number: number) => `00000000-0000-4000-8002-9${String(number).padStart(11, '0')}`;
const restaurantChooses = () => screen.findByRole('radio', { name: /^Scegliete voi/ });
const table = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}, `) });
const continueToDetails = async () => {
  await press('Continua');
  await screen.findByRole('heading', { name: 'I tuoi dati' });
};
const covers = (availableCovers: number, canAccommodate: boolean) => ({
  bookedCovers: 75 - availableCovers,
  maxCovers: 75,
  availableCovers,
  canAccommodate,
});

describe('the room step', () => {
  it('preselects that the restaurant chooses the table, and continues without another tap', async () => {
    await openTables({ people: 4 });
    expect((await restaurantChooses()).closest('label')).toHaveTextContent(
      'Il tavolo più adatto a 4, lo prepariamo noi.',
    );
    expect(await screen.findByRole('button', { name: /^Sala.*senza gradini/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Loggia.*si sale: scale/ })).toBeEnabled();
    await continueToDetails();
    await screen.findAllByText('4 persone · lo scegliamo noi');
  });

  it('shows when a closed room opens again', async () => {
    const terraceTable = { ...sala3!, tableId: idAt(2), tableName: 'Terrazza 1', floor: 2 };
    api().answer(readFloorPlan, [...floorPlan, terraceTable]);
    answerAvailability({ closedRooms: [{ floor: 2, reopensOn: '2027-04-01' }] });
    await openTables();
    const terrace = await screen.findByRole('button', { name: /^Terrazza/ });
    expect(terrace).toBeDisabled();
    expect(terrace).toHaveTextContent('chiusa, riapre gio 1 apr');
  });

  it('lets the restaurant choose when no table was chosen, and sends the chosen table', async () => {
    await openTables();
    await press(/^Loggia/);
    await screen.findAllByText(/Nessun tavolo scelto/);
    await press(/Tutte le sale/);
    expect(await restaurantChooses()).toBeChecked();
    await press(/^Sala/);
    await user().click(await table('Sala 3'));
    await press(/Tutte le sale/);
    await screen.findByRole('button', { name: /^Sala.*scelto: Sala 3/ });
    expect(await restaurantChooses()).not.toBeChecked();
    await continueToDetails();
    await fillContact();
    await sendRequest();
    expect(api().calls(requestReservation)).toMatchObject([{ body: { tableId: sala3!.tableId } }]);
  });
});

describe('the floor plan and the list', () => {
  it('show the same chosen table, and why a table cannot be chosen', async () => {
    const small = { ...sala3!, tableId: idAt(1), tableName: 'Sala 1', capacity: 2 };
    const long = { ...sala3!, tableId: idAt(8), tableName: 'Sala 8', capacity: 10, capacityMin: 5 };
    api().answer(readFloorPlan, [...floorPlan, small, long]);
    await openTables({ people: 4 });
    await press(/^Sala/);
    await user().click(await table('Sala 3'));
    expect(await table('Sala 1')).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Sala 8,.* da 5 persone in su$/ })).toBeDisabled();
    await user().click(screen.getByLabelText('Elenco'));
    expect(screen.getByRole('radio', { name: /^Sala 3/ })).toBeChecked();
    await user().click(screen.getByText('2 tavoli non adatti a 4'));
    expect(screen.getByText('2 tavoli non adatti a 4').closest('details')).toHaveTextContent(
      'Sala 1 · quadrato, fino a 2 persone, troppo pochi posti',
    );
    await user().click(screen.getByRole('radio', { name: /^Sala 4/ }));
    await user().click(screen.getByLabelText('Pianta'));
    expect(await table('Sala 4')).toBeChecked();
    expect(await table('Sala 3')).not.toBeChecked();
  });

  it('show free tables when the floor plan cannot be loaded', async () => {
    api().refuse(readFloorPlan, 503);
    await openTables();
    await press(/^Sala/);
    await user().click(await screen.findByRole('radio', { name: /^Sala 4/ }));
    await continueToDetails();
    await screen.findAllByText(/Sala 4/);
  });
});

describe('a full or nearly full turn', () => {
  it('offers nearby turns and the waiting list when full, and opens another turn with one tap', async () => {
    const { id: timeSlotId, startTime, endTime } = slotAt('20:50');
    answerAvailability({ availableSlots: [], capacityInfo: covers(0, false) });
    api().answer(searchAlternatives, [
      { reservationDate: BOOKING_DATE, timeSlotId, startTime, endTime, floor: 1 },
    ]);
    await openTables({ people: 4 });
    await screen.findByText(/^Capacità insufficiente per 4 persone/);
    expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
    expect(screen.queryByText(/Pochi posti rimasti/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Avvisami se si libera' })).toBeEnabled();
    const nearby = await screen.findByRole('region', { name: 'Qui vicino c’è posto' });
    answerAvailability({});
    await user().click(within(nearby).getByRole('button'));
    await restaurantChooses();
    await screen.findByText(/cena 20:50–21:30/);
    await continueToDetails();
  });

  it('shows the number of free covers, but no other warning, when nearly full', async () => {
    answerAvailability({ capacityInfo: covers(9, true) });
    await openTables();
    await screen.findByText('Pochi posti rimasti! Solo 9 posti disponibili.');
    expect(screen.queryByText(/Nessun tavolo disponibile|Capacità insufficiente/)).toBeNull();
  });
});

type Control = readonly [role: ByRoleMatcher, name: string, isChecked?: boolean];

const expectControls = async (controls: readonly Control[]) => {
  for (const [role, name, checked] of controls)
    await screen.findByRole(role, { name, ...(checked === undefined ? {} : { checked }) });
};

describe('the controls of the booking page', () => {
  it('have a name and a state in the search', async () => {
    await openSearch({ people: 4 });
    await expectControls([
      ['group', 'Persone'],
      ['radio', '1 persona', false],
      ['radio', '4 persone', true],
      ['radio', '9 o più persone: richiesta di gruppo', false],
      ['group', 'Data'],
      ['radio', 'sabato 13 marzo, libero', true],
      ['group', 'Pranzo o cena, Turno'],
      ['radio', 'Cena', false],
      ['radiogroup', 'Turno, Cena'],
      ['radio', 'Cena, 20:50–21:30, libero', false],
    ]);
    expect(screen.getAllByLabelText(/^(oggi, )?\S+ \d+ \S+, libero$/)).toHaveLength(14);
  });

  it('have a name and a state at the tables and in the details', async () => {
    await openTables({ people: 4 });
    await expectControls([
      ['region', 'Dove vuoi sederti?'],
      ['button', 'Torna agli orari'],
      [
        'radio',
        'Scegliete voi Il tavolo più adatto a 4, lo prepariamo noi. È la risposta più veloce.',
        true,
      ],
      ['button', 'Sala Piano terra · sotto gli archi di pietra senza gradini'],
      ['button', 'Loggia Primo piano · vista sulla valle si sale: scale'],
      ['complementary', 'La tua scelta'],
    ]);
    await screen.findByText('Passo 2 di 3: Scegli il tavolo', { selector: '[role=status]' });

    await press('Continua');
    await expectControls([
      ['heading', 'I tuoi dati'],
      ['textbox', 'Nome e cognome'],
      ['textbox', 'Telefono'],
      ['textbox', 'Email (facoltativo)'],
      ['button', 'Invia la richiesta'],
    ]);
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      /^Ti scriviamo qui la risposta/,
    );
  });
});
